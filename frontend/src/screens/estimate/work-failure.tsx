import { Button } from '@aws-amplify/ui-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ErrorKind } from '#contract/error-kinds'
import type { WorkFailed } from './project-store'
import { editing } from './project-texts'

interface Props {
  failure: WorkFailed
  /** False if there is nothing to try. */
  onRetry: (() => unknown) | false
}

/** Failures of an analysis that the same text would meet again. */
const textFailures: ReadonlySet<ErrorKind | undefined> = new Set(['nothing-to-build', 'too-large', 'unreadable'])

/** Failure of the analyst's work, with what can be done about it. Stays after the toast has closed. */
export function WorkFailure({ failure, onRetry }: Props) {
  const { kind, message, reason, isEarlier = false } = failure
  const ref = useRef<HTMLDivElement>(null)
  // The progress, which had the focus, is gone.
  useEffect(() => {
    if (!isEarlier && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isEarlier])
  return (
    <div ref={ref} className="failed notice--bad">
      <p role="alert">{message}</p>
      {kind === 'analyze' && textFailures.has(reason) ? (
        <Link className="amplify-button amplify-button--small" to={editing}>
          Edit requirements
        </Link>
      ) : (
        onRetry && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              focusStart(currentTarget)
              void onRetry()
            }}
          >
            Try again
          </Button>
        )
      )}
    </div>
  )
}

/** Moves the focus to the button that starts the work, which stays. */
const focusStart = (button: HTMLElement) =>
  button.closest('.action-bar')?.querySelector<HTMLElement>('.amplify-button--primary')?.focus()
