import { Button } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { noConnection } from '../api/api-error'
import { Page } from './page'
import { useAction } from './use-action'

interface Props {
  /** What went wrong and what to do, as a sentence. */
  children?: ReactNode
  onRetry: () => unknown
}

/** Something could not be loaded, inside a card or a page. */
export function Failed({ children = noConnection, onRetry }: Props) {
  const [retry, trying] = useAction(async () => void (await onRetry()))
  return (
    <div className="failed" role="alert">
      <p>{children}</p>
      <Button size="small" isDisabled={trying} onClick={() => void retry()}>
        {trying ? 'Trying...' : 'Try again'}
      </Button>
    </div>
  )
}

/** A whole screen that cannot be shown. */
export function FailedPage({ children, onRetry }: Props) {
  return (
    <Page title="Not loaded" heading="This page could not be loaded">
      <Failed onRetry={onRetry}>{children}</Failed>
    </Page>
  )
}
