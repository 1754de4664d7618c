import type { Project } from '#contract/project'
import { lazyPart } from '../../../ui/lazy-part'
import type { PanelProps } from '../panel-props'
import { titleOf } from '../project-texts'
import { useScopeEditor } from '../scope/use-scope-editor'
import { Results } from './results'
import { ResultsActions } from './results-actions'
import { useOtherRecord } from './use-other-record'

const RecordChange = lazyPart(() => import('./record-change').then((module) => module.RecordChange))
const VersionsCard = lazyPart(() => import('../versions/versions-card').then((module) => module.VersionsCard))

/** Loads what computes the estimate of a sold project, with the options that were sold. */
export async function loadWithSold() {
  const { withSold } = await import('#domain/offer/sold-estimate')
  return ({ estimation, terms, estimatedAt: createdAt = '', ...settings }: Project) =>
    estimation && withSold({ estimation, settings, terms, createdAt })
}

export function ResultsPanel(props: PanelProps) {
  const { project, shown, store, settings, scope, trackRecord, own, sold, isFinal, arrived } = props
  const { change, finishTyping } = settings.getState()
  const switchRecord = (isUsed: boolean) => {
    change({ terms: { ignoresRecord: !isUsed } })
    finishTyping()
  }
  const { clarificationQuestions = [], version } = project
  const scopeEditor = useScopeEditor(project, scope, sold?.saved.id, shown)
  const other = useOtherRecord(project, trackRecord)
  if (!shown) return null
  return (
    <>
      <Results
        title={titleOf(project)}
        estimation={shown}
        settings={project}
        terms={project.terms}
        scope={project.scope}
        asked={clarificationQuestions.length > 0}
        isFinal={isFinal}
        arrived={arrived}
        scopeEditor={scopeEditor}
        onUseRecord={switchRecord}
        scopeStore={scope}
        recordChange={other && <RecordChange projects={other.projects} onAdopt={store.getState().adoptRecord} />}
        actions={(version > 1 || sold || own.length > 1) && <VersionsCard {...props} shown={shown} />}
      >
        {/* On a phone, the configuration is at the end. */}
        <a href="#configuration-heading">Change</a>
      </Results>
      <ResultsActions {...props} estimation={shown} />
    </>
  )
}
