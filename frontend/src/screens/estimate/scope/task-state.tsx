import { useState } from 'react'
import { scopeStateLabels } from '#contract/scope'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { type Undecided, setState, tasksTogether } from '#domain/scope/scope-edits'
import type { ScopeStore } from './scope-store'
import { StateSelect } from './state-select'

interface Props {
  component: ScopedComponent
  task: ScopedTask
  /** True for an option that a client accepted. */
  isSold: boolean | undefined
  store: ScopeStore
}

/** Select of the state of a task, with a note that names the tasks which it took along. */
export function TaskState({ component, task, isSold, store }: Props) {
  // Arrow keys pass through states, and only the last one counts.
  const [before, setBefore] = useState<Undecided>()
  const now = () => ({ scope: store.getState().scope, component, task })
  const taken = before ? tasksTogether(before, task.state) : []
  const keyOf = (one: ScopedTask) => scopeKey(refOf(component, one))
  const keys = taken.map(keyOf).filter((key) => key !== keyOf(task))
  const along = component.tasks.filter((one) => one.state === task.state && keys.includes(keyOf(one)))
  return (
    <>
      <StateSelect
        of={task.name}
        state={task.state}
        isSold={isSold}
        max={component.state}
        onFocus={() => setBefore(now())}
        onChange={(state) => store.getState().edit((scope) => setState(scope, before ?? now(), state))}
      />
      <output className="scope-row__along muted small">
        {along.length > 0 &&
          `Also ${scopeStateLabels[task.state].toLowerCase()}, as part of the same work: ${along.map(({ name }) => name).join(', ')}`}
      </output>
    </>
  )
}
