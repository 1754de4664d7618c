import { Button, Card } from '@aws-amplify/ui-react'
import { useNavigate } from 'react-router-dom'
import { UserHeader } from '../../session/user-header'
import { Page } from '../../ui/page'
import type { ProjectStore } from './project-store'

interface Props {
  failure: NonNullable<ReturnType<ProjectStore['getState']>['failure']>
  onRetry: () => Promise<void>
}

/** Page in place of a project that does not exist, or could not be read. */
export function ProjectNotFound({ failure, onRetry }: Props) {
  const navigate = useNavigate()
  return (
    <Page title="Project Not Found" heading="Project Not Found" header={<UserHeader shows="work" />}>
      <Card variation="outlined" className="unreached stack">
        <p>The project you're looking for doesn't exist or has been deleted.</p>
        {!failure.missing && <p className="muted">It may also be temporarily unavailable. {failure.message}</p>}
        <div className="row">
          <Button variation="primary" onClick={() => void navigate('/')}>
            Back to Home
          </Button>
          {!failure.missing && <Button onClick={() => void onRetry()}>Try again</Button>}
        </div>
      </Card>
    </Page>
  )
}
