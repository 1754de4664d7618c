import { Button } from '@aws-amplify/ui-react'

/** What stays after the toast is gone: why the work failed, and the way to try it again. */
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
