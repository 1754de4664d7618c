import { Button } from '@aws-amplify/ui-react'
import { useStore } from 'zustand'
import type { SaveQueue } from './save-queue'
import './save-status.css'

const texts = { untouched: '', saving: 'Saving…', saved: 'Saved', failed: 'Not saved' } as const

/** Shows if the values of a queue are saved. */
export function SaveStatus<Value>({ queue }: { queue: SaveQueue<Value> }) {
  const { status, retry } = useStore(queue)
  return (
    <span className="save-status small" data-status={status}>
      <output>{texts[status]}</output>
      {status === 'failed' && (
        <Button size="small" variation="link" onClick={retry}>
          Retry
        </Button>
      )}
    </span>
  )
}
