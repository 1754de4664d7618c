import { lazyPart } from '../../../ui/lazy-part'
import type { PanelProps } from '../panel-props'
import { titleOf } from '../project-texts'
import { useScopeEditor } from '../scope/use-scope-editor'
import { RecordChange, useOtherRecord } from './record-change'
import { Results } from './results'
import { ResultsActions } from './results-actions'

const VersionsCard = lazyPart(() => import('../versions/versions-card').then((module) => module.VersionsCard))

export function ResultsPanel({
  project,
  store,
  settings,
  scope,
  trackRecord,
  sold,
  sale,
  onHistory,
  arrived,
}: PanelProps) {
  const { change, finishTyping } = settings.getState()
  const switchRecord = (isUsed: boolean) => {
    change({ terms: { ignoresRecord: !isUsed } })
    finishTyping()
  }
  const { estimation, clarificationQuestions = [], version } = project
  const scopeEditor = useScopeEditor(project, scope, sold?.saved.id)
  const other = useOtherRecord(project, trackRecord)
  if (!estimation) return null
  return (
    <>
      <Results
        title={titleOf(project)}
        estimation={estimation}
        settings={project}
        terms={project.terms}
        asked={clarificationQuestions.length > 0}
        arrived={arrived}
        scopeEditor={scopeEditor}
        onUseRecord={switchRecord}
        recordChange={other && <RecordChange projects={other.projects} onAdopt={store.getState().adoptRecord} />}
        actions={(version > 1 || sold) && <VersionsCard {...{ project, store, settings, scope, sold, onHistory }} />}
      >
        {/* On a phone, the configuration is at the end. */}
        <a href="#configuration-heading">Change</a>
      </Results>
      <ResultsActions {...{ project, estimation, store, settings, scope, sold, sale, onHistory }} />
    </>
  )
}
