import { Button, Card } from '@aws-amplify/ui-react'
import { type ReactNode, useEffect } from 'react'
import { formatWorkType } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import { type Settings, priorityLabels } from '#contract/settings'
import { Tooltip } from '../../../ui/tooltip'
import { PanelHeading } from '../panel-heading'
import { termsOf } from '../project-texts'
import { Components } from './components'
import { Constraints } from './constraints'
import { KeyFigures } from './key-figures'
import { Notes } from './notes'
import { Phases } from './phases'
import { Ranges } from './ranges'
import { Resources } from './resources'
import './results.css'
import { Risks } from './risks'
import { Timeline } from './timeline'

interface Props {
  estimation: Estimation
  /** Settings of the estimate, if known. */
  settings: Settings | undefined
  /** True if the project has questions. */
  asked: boolean
  /** True if the results have just replaced another panel. */
  arrived?: boolean
  /** Shown after the terms. */
  children?: ReactNode
}

/** Results of an estimate. All tables add up to the totals at the top. */
export function Results({ estimation, settings, asked, arrived = false, children }: Props) {
  useLightPrint()
  return (
    <>
      <Card variation="outlined" as="section" aria-labelledby="results-heading">
        <div className="card-head results__head">
          <PanelHeading id="results-heading" arrived={arrived}>
            Final Project Estimation
          </PanelHeading>
          <span className="muted small results__made">
            Estimated by {estimation.analyst}
            <Tooltip text="Print, or save as PDF">
              <Button size="small" variation="link" onClick={() => print()}>
                Print
              </Button>
            </Tooltip>
          </span>
        </div>
        <KeyFigures estimation={estimation} priority={settings?.priority ?? 'standard'} />
        {estimation.totalHours === 0 && (
          <p className="figures__none">
            Nothing in these requirements could be sized. A new estimate needs more detail.
          </p>
        )}
        {settings && (
          <p className="figures__terms muted">
            {termsOf(settings)}, {priorityLabels[settings.priority]} {children}
          </p>
        )}
        {estimation.workType && <p className="figures__type muted">{formatWorkType(estimation.workType)}</p>}
      </Card>
      <Ranges estimation={estimation} asked={asked} />
      <Constraints estimation={estimation} />
      <Phases estimation={estimation} />
      <Components estimation={estimation} />
      <Resources estimation={estimation} priority={settings?.priority ?? 'standard'} />
      <Timeline estimation={estimation} />
      <Risks estimation={estimation} />
      <Notes estimation={estimation} />
    </>
  )
}

/** Prints in light colors, whatever the screen shows. */
function useLightPrint() {
  useEffect(() => {
    const { dataset } = document.documentElement
    let shown = dataset.amplifyColorMode
    const before = () => {
      shown = dataset.amplifyColorMode
      dataset.amplifyColorMode = 'light'
    }
    const after = () => {
      dataset.amplifyColorMode = shown
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
}
