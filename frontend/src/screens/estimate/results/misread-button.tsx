import { Button, type ButtonProps } from '@aws-amplify/ui-react'
import type { ComparedConstraint, Line } from '#contract/estimation'
import type { ScopeStore } from '../scope/scope-store'

interface Props extends ButtonProps {
  scopeStore: ScopeStore
  misread: ComparedConstraint | Line
}

/** Button that removes what was misread in the requirements, and thus its own row. */
export const MisreadButton = ({ scopeStore, misread, ...props }: Props) => (
  <Button
    size="small"
    variation="link"
    onClick={({ currentTarget }) => {
      // What edits a scope is loaded only once it is needed.
      void import('./remove-misread').then(({ removeMisread }) => removeMisread(currentTarget, scopeStore, misread))
    }}
    {...props}
  />
)
