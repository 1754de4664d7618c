import { Button } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import type { Line, Option } from '#contract/estimation'
import type { AddedTask, ScopeChange, ScopeRef, ScopeState } from '#contract/scope'
import type { ScopedComponent, ScopedTask } from '#domain/scope'
import { number } from '#domain/format'
import { isResized } from '#domain/range'
import { change, changeOf, putTask, removeTask, undoChange } from '#domain/scope-edits'
import { OwnButton } from './own-button'
import { OptionHours } from './option-hours'
import type { ScopeStore } from './scope-store'
import { spokenHours } from './spoken-hours'
import { StateSelect } from './state-select'
import { TaskForm } from './task-form'
import { type TaskFields, type TypedTask, typedOf } from './typed-task'

interface Props {
  component: ScopedComponent
  task: ScopedTask
  /** Present if the task is an option by itself. */
  option: Option | undefined
  /** Its hours in the estimate, which add up to those of the component. Absent if it is not in scope. */
  hours: number | undefined
  lines: Line[]
  store: ScopeStore
}

/** A person’s share of a task: its change, or the whole task. `typed` is the same in the form. */
interface Own {
  change: ScopeChange | undefined
  added: AddedTask | undefined
  typed: TypedTask
}

export function TaskRow({ component, task, option, hours: estimated, lines, store }: Props) {
  /** The task when its form was opened, which Escape restores. */
  const [before, setBefore] = useState<Own | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const { edit } = store.getState()
  const { name, role } = task.original ?? task
  const ref: ScopeRef = { component: component.name, task: { name, role } }

  function ownOf(): Own {
    const { scope } = store.getState()
    const [changed, added] = [changeOf(scope, ref), scope.added.find(({ id }) => id === task.addedId)]
    return { change: changed, added, typed: typedOf(component.name, task, (added ?? changed)?.hours) }
  }
  function apply({ change: changed, added }: Own, fields: TaskFields) {
    const hours = fields.hours ?? (added ?? changed)?.hours
    const isAnalysts = hours && Object.keys(hours).length === 1 && hours.likely === (task.original ?? task).likely
    edit((scope) => {
      if (added) return putTask(scope, { ...added, ...fields, hours: hours ?? added.hours })
      return change(scope, ref, {
        name: fields.name === name ? undefined : fields.name,
        role: fields.role === role ? undefined : fields.role,
        hours: isAnalysts ? undefined : hours,
      })
    })
  }
  function restore({ change: changed, added }: Own) {
    edit((scope) => {
      if (added) return putTask(scope, added)
      return change(scope, ref, { name: changed?.name, role: changed?.role, hours: changed?.hours })
    })
  }
  function setState(state: ScopeState) {
    const { added } = ownOf()
    // A task in the state of its component follows the component.
    const own = state === component.state ? 'in' : state
    edit((scope) => (added ? putTask(scope, { ...added, state: own }) : change(scope, ref, { state: own })))
  }
  function close() {
    setBefore(null)
    // After the button is shown again.
    requestAnimationFrame(() => editButton.current?.focus())
  }

  if (before) {
    return (
      <TaskForm
        first={before.typed}
        citesLines={before.added !== undefined}
        lines={lines}
        onChange={(fields) => (fields ? apply(before, fields) : restore(before))}
        onSubmit={(fields) => {
          apply(before, fields)
          close()
        }}
        onCancel={() => {
          restore(before)
          close()
        }}
      />
    )
  }
  return (
    <div className="scope-row" data-state={task.state}>
      <span className="written">
        {task.name}{' '}
        <span className="muted small">
          {task.role}
          {task.addedId !== undefined && ', added by you'}
        </span>
        <span className="scope-row__actions">
          <Button
            ref={editButton}
            size="small"
            variation="link"
            aria-label={`Edit ${task.name}`}
            onClick={() => setBefore(ownOf())}
          >
            Edit
          </Button>
          {task.original && (
            <Button
              size="small"
              variation="link"
              aria-label={`Undo the changes of ${task.name}`}
              onClick={() => {
                edit((scope) => undoChange(scope, ref))
                editButton.current?.focus()
              }}
            >
              Undo
            </Button>
          )}
          {task.addedId !== undefined && (
            <OwnButton
              variation="link"
              aria-label={`Remove ${task.name}`}
              onClick={() => edit((scope) => removeTask(scope, task.addedId!))}
            >
              Remove
            </OwnButton>
          )}
        </span>
      </span>
      {option ? (
        <OptionHours option={option} />
      ) : (
        <span className="num">
          {isResized(task) && <s className="muted">{spokenHours(task.original!)}</s>}{' '}
          {estimated === undefined ? spokenHours(task) : `${number(estimated)} h`}
          {isResized(task) && <span className="small"> yours</span>}
        </span>
      )}
      <StateSelect of={task.name} state={task.state} max={component.state} onChange={setState} />
    </div>
  )
}
