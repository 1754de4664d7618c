import type { PanelProps } from '../panel-props'
import { titleOf } from '../project-texts'
import { Results } from './results'
import { ResultsActions } from './results-actions'

export function ResultsPanel({ project, store, settings, arrived }: PanelProps) {
  const { estimation, clarificationQuestions = [] } = project
  if (!estimation) return null
  return (
    <>
      <Results
        title={titleOf(project)}
        estimation={estimation}
        settings={project}
        asked={clarificationQuestions.length > 0}
        arrived={arrived}
      >
        {/* On a phone the configuration stands at the end. */}
        <a href="#configuration-heading">Change</a>
      </Results>
      <ResultsActions project={project} estimation={estimation} store={store} settings={settings} />
    </>
  )
}
