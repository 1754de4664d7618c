import { Badge } from '@aws-amplify/ui-react'
import { stateOf } from './project-state'

/** State of a project, in a word. */
export const StateBadge = ({ project }: { project: Parameters<typeof stateOf>[0] }) => (
  <Badge size="small" className="unprinted" variation={project.running ? 'info' : undefined}>
    {stateOf(project)}
  </Badge>
)
