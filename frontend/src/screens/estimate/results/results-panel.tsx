import { Button, Card } from '@aws-amplify/ui-react'
import { useEffect } from 'react'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { priorityLabels } from '#contract/settings'
import { Tooltip } from '../../../ui/tooltip'
import { termsOf } from '../terms'
import type { PanelProps } from '../estimate'
import { PanelHeading } from '../panel-heading'
import { Components } from './components'
import { Constraints } from './constraints'
import { KeyFigures } from './key-figures'
import { Notes } from './notes'
import { Phases } from './phases'
import { Ranges } from './ranges'
import { Resources } from './resources'
import { ResultsActions } from './results-actions'
import './results.css'
import { Risks } from './risks'
import { Timeline } from './timeline'

export interface ResultsProps {
  estimation: Estimation
  project: Project
}

/** Every figure below adds up to the three at the top; each section can be read alone. */
export function ResultsPanel({ project, store, settings, arrived }: PanelProps) {
  useLightPrint()
  const { estimation } = project
  if (!estimation) return null
  const shown = { estimation, project }
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
        <KeyFigures estimation={estimation} priority={project.priority} />
        {estimation.totalHours === 0 && (
          <p className="figures__none">
            Nothing in these requirements could be sized. A new estimate needs more detail.
          </p>
        )}
        {/* On paper the configuration is missing, and on a phone it stands at the end. */}
        <p className="figures__terms muted">
          {termsOf(project)}, {priorityLabels[project.priority]} <a href="#configuration-heading">Change</a>
        </p>
      </Card>
      <Ranges {...shown} />
      <Constraints {...shown} />
      <Phases {...shown} />
      <Components {...shown} />
      <Resources {...shown} />
      <Timeline {...shown} />
      <Risks {...shown} />
      <Notes {...shown} />
      <ResultsActions project={project} estimation={estimation} store={store} settings={settings} />
    </>
  )
}

/** Paper is white: printed in light colours, whatever the screen shows. */
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
