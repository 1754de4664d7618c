import { Button } from '@aws-amplify/ui-react'

/** Failure of the analyst's work, with a button to try again. Stays after the toast has closed. */
export function WorkFailure({ sentence, onRetry }: { sentence: string; onRetry: () => unknown }) {
  return (
    <div className="failed notice--bad">
      <p>{sentence}</p>
      <Button size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  )
}
