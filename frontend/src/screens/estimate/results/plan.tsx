import { Card } from '@aws-amplify/ui-react'
import type { Estimation } from '#contract/estimation'
import { Phases } from './phases'
import './plan.css'
import { Timeline } from './timeline'

interface Props {
  estimation: Pick<Estimation, 'phases' | 'price' | 'timeline'>
}

/** Phases and when they take place, row beside row in a wide window. */
export function Plan({ estimation }: Props) {
  const { phases, timeline } = estimation
  if (phases.length === 0) return null
  const isSame = phases.length === timeline.milestones.length
  return (
    <Card variation="outlined" className="result plan">
      <div className="plan__columns" data-aligned={isSame || undefined}>
        <Phases estimation={estimation} />
        <Timeline estimation={estimation} />
      </div>
    </Card>
  )
}
