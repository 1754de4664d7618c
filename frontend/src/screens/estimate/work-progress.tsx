import { useEffect, useRef } from 'react'
import { waitingStage } from '#contract/waiting-stage'
import { Elapsed } from '../../ui/elapsed'
import { shareOf, stageOf } from '../../ui/progress'
import type { Work } from './project-store'
import './work-progress.css'

/** Progress of the analyst as reported by the server. */
export function WorkProgress({ work, children }: { work: Work; children: string }) {
  const { progress } = work
  const ref = useRef<HTMLDivElement>(null)
  // The button that started the work is disabled, and so loses the focus.
  useEffect(() => {
    if (document.activeElement?.matches(':disabled')) ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={ref} className="work" tabIndex={-1}>
      <div className="work__line">
        <strong>{children}</strong>
        <Elapsed since={work.since} />
      </div>
      <progress aria-label={children} value={shareOf(progress)} />
      <div className="work__line">
        <output>{progress ? stageOf(progress) : 'Starting…'}</output>
        {progress && (
          <span>
            {progress.stage === waitingStage
              ? 'Keep this page open until it starts.'
              : 'You can close this tab. The work continues.'}
          </span>
        )}
      </div>
    </div>
  )
}
