import { Button } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { noConnection } from '../api/api-error'
import { Page } from './page'
import { useAction } from './use-action'
import './failed.css'

interface Props {
  /** Message that says what went wrong and what to do. */
  children?: ReactNode
  onRetry: () => unknown
}

/** Message for content that could not be loaded, inside a card or page. */
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

/** Page for a screen that cannot be shown. */
export function FailedPage({ children, onRetry, header }: Props & { header?: ReactNode }) {
  return (
    <Page title="Not loaded" heading="This page could not be loaded" header={header} isUnreachable>
      <Failed onRetry={onRetry}>{children}</Failed>
    </Page>
  )
}
