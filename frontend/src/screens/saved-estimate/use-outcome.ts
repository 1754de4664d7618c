import { useState } from 'react'
import type { OpenedEstimate } from '#contract/saved-estimate'
import type { FinishedProject } from '#contract/track-record'

/** Returns the outcome of a saved estimate: the one given here until the estimate has been read again, and its setter. */
export function useOutcome(saved: OpenedEstimate | undefined) {
  const [given, setGiven] = useState<Pick<OpenedEstimate, 'finished'> & { of: OpenedEstimate | undefined }>()
  const give = (finished: FinishedProject | undefined) => setGiven({ of: saved, finished })
  return [given?.of === saved ? given?.finished : saved?.finished, give] as const
}
