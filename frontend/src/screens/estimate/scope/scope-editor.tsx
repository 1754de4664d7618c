import { Button } from '@aws-amplify/ui-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { type Scope, emptyScope } from '#contract/scope'
import type { NumberedVersion } from '#contract/version'
import { type Person, scopedComponentsOf } from '#domain/scope/scoped-work'
import { describeAmount } from '#domain/hours/price'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { signedHours } from '#domain/text/format'
import { plainMessageOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { Failed } from '../../../ui/failed'
import { hours } from '../../../ui/format'
import { SaveStatus } from '../../../ui/save-status'
import { useLoaded } from '../../../ui/use-loaded'
import { isOutdated } from '../version-time'
import { AddTask } from './add-task'
import { AssumptionList, ChangeList, Conflict, ExclusionList, RiskList } from './lazy-parts'
import { ComponentRow } from './component-row'
import { findOpen, findUnmatched, minFiltered, rankNames } from './filter'
import { FilterField } from './filter-field'
import { TypedWords } from './filter-match'
import './scope-editor.css'
import type { Preview, ScopeStore } from './scope-store'
import { focusWork } from './inline-form'

/** Component, by the analyst's name, and perhaps a task in it, where editing starts. */
export interface EditTarget {
  component: string
  task: string | undefined
}

interface Props {
  project: Project
  scope: ScopeStore
  /** Estimate with the options that were sold. */
  shown?: Estimation | undefined
  /** Id of the saved estimate that was sold. */
  soldId: string | undefined
  /** Beginning of the names of drafts of new tasks. */
  draft: string
  /** Gets the focus once it is shown. */
  target: EditTarget | undefined
}

/** Editor of what the estimate includes. While it is open, the estimate is computed in the browser. */
export default function ScopeEditor({ project, scope, shown, soldId, draft, target }: Props) {
  const { id } = project
  const read = useCallback(async () => {
    const [version, sold, since, { asRead, estimateVersion }] = await Promise.all([
      request('getVersion', { params: { id } }),
      soldId === undefined ? null : request('getSavedEstimate', { params: { id: soldId } }),
      soldId === undefined ? null : import('#domain/change/estimate-since'),
      import('#domain/estimate/estimate'),
    ])
    const estimate = (person: Person) => {
      const computed = { ...person, estimation: estimateVersion(version, person), createdAt: version.estimatedAt }
      return sold && since ? since.estimateSince(sold, computed) : computed.estimation
    }
    return { version: { ...version, lines: asRead(version.lines) }, estimate }
  }, [id, soldId])
  const { value, failure, load } = useLoaded(read)
  // The project may have been estimated again, such as in another tab.
  const isOld = value !== null && isOutdated(value.version, project)
  useEffect(() => {
    if (isOld) void load()
  }, [isOld, load])
  if (!value && !failure) return <p className="muted">Loading the tasks…</p>
  return (
    <>
      {failure !== null && <Failed onRetry={load}>{plainMessageOf(failure)}</Failed>}
      {/* Half-typed forms stay. */}
      {value && <Editing {...value} {...{ project, shown, draft, target }} store={scope} />}
    </>
  )
}

interface Filter {
  typed: string
  /** Keys of tasks. */
  hidden: ReadonlySet<string>
  /** Ranks of components by their keys. Those whose names have the typed words are first. */
  ranks: ReadonlyMap<string, number>
}

interface EditingProps extends Pick<Props, 'project' | 'shown' | 'draft' | 'target'> {
  version: NumberedVersion
  /** Computes the version's estimate. */
  estimate: (person: Person) => Estimation
  store: ScopeStore
}

function Editing({ version, estimate, project, shown: withSold, store, draft, target }: EditingProps) {
  const { scope } = useStore(store)
  const components = useMemo(() => scopedComponentsOf(version, scope), [version, scope])
  /** Hides what lacked the words when they were typed, so that what is added or renamed since stays in view. */
  const [filter, setFilter] = useState<Filter>({ typed: '', hidden: new Set(), ranks: new Map() })
  useEstimate(version, estimate, store)
  useEffect(() => {
    if (target) focusWork(target.component, target.task)
  }, [target])
  const { estimation } = project
  const { lines } = version
  if (!estimation) return null
  const shown = withSold ?? estimation
  const missing = new Set(estimation.notEstimated)
  const rankOf = (component: ScopedComponent) => filter.ranks.get(scopeKey(refOf(component))) ?? 0
  const rows = components
    .filter(({ tasks }) => tasks.length > 0)
    // A name says more than one of many lines.
    .toSorted((one, other) => rankOf(other) - rankOf(one))
  const isShown = (component: ScopedComponent) =>
    component.tasks.some((task) => !filter.hidden.has(scopeKey(refOf(component, task))))
  return (
    <div className="scope-editor" tabIndex={-1}>
      <Toolbar estimation={shown} store={store} />
      <Conflict {...{ version, store }} />
      {(rows.length >= minFiltered || filter.typed) && (
        <FilterField
          label="Find a component, task or requirement"
          typed={filter.typed}
          shown={`${rows.filter(isShown).length} of ${rows.length} components`}
          onType={(typed) =>
            setFilter({
              typed,
              hidden: findUnmatched(components, lines, typed, findOpen()),
              ranks: typed.trim() ? rankNames(components, typed) : new Map(),
            })
          }
        />
      )}
      <TypedWords value={filter.typed}>
        <ul className="scope-editor__components">
          {rows.map((component) => (
            <li key={scopeKey(refOf(component))} data-key={scopeKey(refOf(component))} hidden={!isShown(component)}>
              <ComponentRow
                {...{ component, components, estimation, shown, version, store, draft }}
                hidden={filter.hidden}
              />
            </li>
          ))}
        </ul>
      </TypedWords>
      <AddTask label="Add a component" {...{ components, lines, store }} draft={draft} />
      <ExclusionList {...{ version, components, store }} missing={lines.filter(({ id }) => missing.has(id))} />
      <AssumptionList {...{ version, components, estimation, store }} />
      <RiskList {...{ version, components, store }} shown={estimation.risks} />
      {countChanges(scope) > 0 && <ChangeList {...{ lines, components, store }} unapplied={estimation.unapplied} />}
    </div>
  )
}

/** Computes the estimate on screen until the editor is closed and everything is saved. */
function useEstimate(version: NumberedVersion, estimate: EditingProps['estimate'], store: ScopeStore) {
  useEffect(() => {
    const preview: Preview = {
      number: version.number,
      estimatedAt: version.estimatedAt,
      estimate: (project, scope) =>
        estimate({ settings: project, terms: project.terms, scope, record: project.estimation?.record }),
    }
    store.setState({ preview })
    return () => {
      // What cannot be saved stays on screen. The editor may be open again by then.
      store
        .getState()
        .settled()
        .then(
          () => store.setState((state) => ({ preview: state.preview === preview ? null : state.preview })),
          () => {},
        )
    }
  }, [version, estimate, store])
}

const countChanges = (scope: Scope) => Object.values(scope).reduce((sum, changes) => sum + changes.length, 0)

function Toolbar({ estimation, store }: { estimation: Estimation; store: ScopeStore }) {
  const { scope, theirs, queue, edit } = useStore(store)
  const [undone, setUndone] = useState(emptyScope)
  const count = countChanges(scope)
  const restorable = count === 0 && countChanges(undone) > 0
  const changed = estimation.origin?.scope ?? 0
  return (
    <div className="scope-editor__toolbar">
      <output>
        <strong className="num">{hours(estimation.totalHours)}</strong>
        <span className="num">, {describeAmount(estimation)}</span>
        {changed !== 0 && <span className="muted">, {signedHours(changed)} by you</span>}
      </output>
      {/* A conflict is resolved below; sending again would not help. */}
      {!theirs && <SaveStatus queue={queue} />}
      <Button
        size="small"
        variation="link"
        isDisabled={count === 0 && !restorable}
        onClick={() => {
          setUndone(scope)
          edit(() => (restorable ? undone : emptyScope))
        }}
      >
        {restorable ? 'Restore my changes' : 'Undo all'}
      </Button>
    </div>
  )
}
