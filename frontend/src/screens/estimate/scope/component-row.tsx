import { Button } from '@aws-amplify/ui-react'
import { useId, useState } from 'react'
import type { EstimatedComponent, Estimation } from '#contract/estimation'
import type { NumberedVersion } from '#contract/version'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { change } from '#domain/scope/scope-edits'
import { readDraft } from '../../../session/drafts'
import { useUser } from '../../../session/session'
import { hours } from '../../../ui/format'
import { AddTask, draftOf } from './add-task'
import { ExcludedNote, NameForm } from './lazy-parts'
import { Marked } from './filter-match'
import { OptionHours } from './option-hours'
import type { ScopeStore } from './scope-store'
import { StateSelect } from './state-select'
import { TaskRow } from './task-row'
import { idOf, useInlineForm } from './inline-form'

interface Props {
  component: ScopedComponent
  components: readonly ScopedComponent[]
  estimation: Estimation
  /** The estimate with the options that were sold, as the results show it. */
  shown: Estimation
  version: NumberedVersion
  store: ScopeStore
  /** Beginning of the names of drafts of new tasks. */
  draft: string
  /** Keys of the tasks that the filter hides. */
  hidden: ReadonlySet<string>
}

export function ComponentRow({ component, components, estimation, shown, version, store, draft, hidden }: Props) {
  const { email } = useUser()
  // Until the person opens or closes it, it is open while the filter hides tasks. One with a draft is open.
  const [isOpened, setOpened] = useState<boolean | undefined>(
    readDraft(email, draftOf(draft, component)) !== null || undefined,
  )
  const { before, open, close, button } = useInlineForm<string>()
  const panel = useId()
  const { name, originalName, state, tasks } = component
  const ref = refOf(component)
  const { edit } = store.getState()
  const row = shown.components.find((row) => row.name === name && row.tasks.length > 0)
  const isOpen = isOpened ?? hidden.size > 0
  const options = new Map(estimation.options.map((option) => [scopeKey(option), option]))
  const option = options.get(scopeKey(ref))
  const hoursOf = new Map(row?.tasks.map((task) => [scopeKey(refOf(row, task)), task.hours]))
  return (
    <>
      {before === null ? (
        <div className="scope-row">
          <span className="scope-row__head">
            <button
              type="button"
              id={idOf(ref.component)}
              className="scope-row__name written"
              aria-expanded={isOpen}
              aria-controls={panel}
              data-state={state}
              onClick={() => setOpened(!isOpen)}
            >
              <Marked text={name} />
            </button>
            {originalName && <s className="muted small written">{originalName}</s>}
            <Button ref={button} size="small" variation="link" aria-label={`Rename ${name}`} onClick={() => open(name)}>
              Rename
            </Button>
          </span>
          <Hours state={state} row={row} option={option} />
          <StateSelect
            of={name}
            state={state}
            isSold={option?.isSold}
            onChange={(state) => edit((scope) => change(scope, ref, { state }))}
          />
        </div>
      ) : (
        <NameForm {...{ before, component, components, store }} onClose={close} />
      )}
      {state === 'out' && <ExcludedNote {...{ name, version, store }} of={ref} />}
      {/* Whoever edits something in it keeps it open, whatever the filter says next. */}
      <div id={panel} hidden={!isOpen} onFocus={() => setOpened(true)}>
        {isOpen && (
          <>
            <ul className="scope-tasks">
              {tasks.map((task) => {
                const key = scopeKey(refOf(component, task))
                return (
                  <li key={key} data-key={key} hidden={hidden.has(key)}>
                    <TaskRow
                      {...{ component, components, task, version, store }}
                      option={options.get(key)}
                      hours={hoursOf.get(key)}
                    />
                  </li>
                )
              })}
            </ul>
            <AddTask label="Add a task" {...{ component, components, store, draft }} lines={version.lines} />
          </>
        )}
      </div>
    </>
  )
}

interface HoursProps extends Pick<ScopedComponent, 'state'> {
  /** Row of the estimate, absent if nothing of the component is in scope. */
  row: EstimatedComponent | undefined
  option: Estimation['options'][number] | undefined
}

function Hours({ state, row, option }: HoursProps) {
  if (option) return <OptionHours option={option} />
  if (!row) return <span className="num muted">{state === 'out' ? 'not included' : hours(0)}</span>
  return (
    <span className="num">
      {row.analystHours !== undefined && <s className="muted">{hours(row.analystHours)}</s>} {hours(row.hours)}
    </span>
  )
}
