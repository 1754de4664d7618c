import { Button } from '@aws-amplify/ui-react'
import { Link } from 'react-router-dom'
import type { ErrorKind } from '#contract/error-kinds'
import type { JobKind } from '#contract/project'
import { editing } from './project-texts'

interface Props {
  failure: { kind: JobKind; sentence: string; reason: ErrorKind | undefined }
  /** False if there is nothing to try. */
  onRetry: (() => unknown) | false
}

/** Failures of an analysis that the same text would meet again. */
const textFailures: ReadonlySet<ErrorKind | undefined> = new Set(['nothing-to-build', 'too-large', 'unreadable'])

/** Failure of the analyst's work, with what can be done about it. Stays after the toast has closed. */
export function WorkFailure({ failure, onRetry }: Props) {
  const { kind, sentence, reason } = failure
  return (
    <div className="failed notice--bad">
      <p>{sentence}</p>
      {kind === 'analyze' && textFailures.has(reason) ? (
        <Link className="amplify-button amplify-button--small" to={editing}>
          Edit requirements
        </Link>
      ) : (
        onRetry && (
          <Button size="small" onClick={() => void onRetry()}>
            Try again
          </Button>
        )
      )}
    </div>
  )
}
