import { Button } from '@aws-amplify/ui-react'
import type { Line, Option } from '#contract/estimation'
import type { AddedTask, OwnHours, ScopeChange } from '#contract/scope'
import type { NumberedVersion } from '#contract/version'
import { hoursBefore, isResized } from '#domain/hours/range'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { change, changeOf, putTask, removeTask, undoChange } from '#domain/scope/scope-edits'
import { number } from '#domain/text/format'
import { ExcludedNote, TaskForm } from './lazy-parts'
import { Marked } from './filter-match'
import { OptionHours } from './option-hours'
import { OwnButton } from './own-button'
import type { ScopeStore } from './scope-store'
import { spokenHours } from './spoken-hours'
import { TaskState } from './task-state'
import { type TaskFields, type TypedTask, typedOf } from './typed-task'
import { useInlineForm } from './inline-form'

interface Props {
  component: ScopedComponent
  components: readonly ScopedComponent[]
  task: ScopedTask
  /** Present if the task is an option by itself, or the first of one. */
  option: Option | undefined
  /** Its hours in the estimate, which add up to those of the component. Absent if it is not in scope. */
  hours: number | undefined
  version: NumberedVersion
  store: ScopeStore
}

/** A person’s share of a task: its change, or the whole task. `typed` is the same in the form. */
interface Own {
  change: ScopeChange | undefined
  added: AddedTask | undefined
  typed: TypedTask
  /** Lines that the task can cite: those of the analyst, or all for one that the person added. */
  lines: Line[]
}

export function TaskRow({ component, components, task, option, hours: estimated, version, store }: Props) {
  // Escape restores the task as it was before.
  const { before, open, close, button } = useInlineForm<Own>()
  const { edit } = store.getState()
  const { name, role } = task.original ?? task
  const ref = refOf(component, task)
  const host = refOf(component).component

  function ownOf(): Own {
    const { scope } = store.getState()
    const [changed, added] = [changeOf(scope, ref), scope.added.find(({ id }) => id === task.addedId)]
    const cited = new Set([...task.sources, ...(changed?.detached ?? [])])
    return {
      change: changed,
      added,
      typed: typedOf(host, task, (added ?? changed)?.hours, estimated ?? task.shown),
      lines: added ? version.lines : version.lines.filter(({ id }) => cited.has(id)),
    }
  }
  function apply({ change: changed, added, lines }: Own, fields: TaskFields) {
    const hours = fields.hours ?? (added ?? changed)?.hours
    const isUndone = hours && isOne(hours, task.original ? task.original.hours : estimated)
    edit((scope) => {
      if (added) return putTask(scope, { ...added, ...fields, hours: hours ?? added.hours })
      return change(scope, ref, {
        name: fields.name === name ? undefined : fields.name,
        role: fields.role === role ? undefined : fields.role,
        hours: isUndone ? undefined : hours,
        movedTo: isSameComponent(fields, ref) ? undefined : fields.component,
        detached: lines.map(({ id }) => id).filter((id) => !fields.sources.includes(id)),
      })
    })
  }
  function restore({ change: changed, added }: Own) {
    edit((scope) => {
      if (added) return putTask(scope, added)
      const { name, role, hours, movedTo, detached, checked } = changed ?? {}
      return change(scope, ref, { name, role, hours, movedTo, detached, checked })
    })
  }

  if (before) {
    return (
      <TaskForm
        first={before.typed}
        task={task}
        components={components}
        lines={before.lines}
        // The task moves once its form is closed, because the form is in the component.
        onChange={(fields) => (fields ? apply(before, { ...fields, component: host }) : restore(before))}
        onSubmit={(fields) => {
          apply(before, fields)
          close(fields.component, fields.name)
        }}
        onCancel={() => {
          restore(before)
          close()
        }}
      />
    )
  }
  return (
    <>
      <div className="scope-row" data-state={task.state}>
        <span className="written">
          <Marked text={task.name} />{' '}
          <span className="muted small">
            {task.role}
            {task.addedId !== undefined && ', added by you'}
            {task.original?.component && `, moved from ${task.original.component}`}
          </span>{' '}
          <span className="scope-row__actions">
            <Button
              ref={button}
              size="small"
              variation="link"
              aria-label={`Edit ${task.name}`}
              onClick={() => open(ownOf())}
            >
              Edit
            </Button>{' '}
            {task.original && (
              <Button
                size="small"
                variation="link"
                aria-label={`Undo the changes of ${task.name}`}
                onClick={() => {
                  edit((scope) => undoChange(scope, ref))
                  close(ref.component, name)
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
        ) : task.state === 'optional' && component.state === 'in' ? (
          <span className="muted">in the option above</span>
        ) : task.state === 'out' ? (
          <span className="num muted">
            <s>{spokenHours(task)}</s> not included
          </span>
        ) : (
          <span className="num">
            {isResized(task) && <s className="muted">{number(hoursBefore(task.original!))} h</s>}{' '}
            {estimated === undefined ? spokenHours(task) : `${number(estimated)} h`}
            {task.isTyped === false && <span className="small"> expected</span>}
            {isResized(task) && <span className="small"> yours</span>}
          </span>
        )}
        <TaskState {...{ component, task, store }} isSold={option?.isSold} />
      </div>
      {task.state === 'out' && <ExcludedNote {...{ version, store }} of={ref} name={task.name} />}
    </>
  )
}

/** True for a typed number that is the one shown before. */
const isOne = ({ likely, optimistic, pessimistic }: OwnHours, shown: number | undefined) =>
  likely === shown && (optimistic ?? pessimistic) === undefined

const isSameComponent = (one: { component: string }, { component }: { component: string }) =>
  scopeKey({ component: one.component }) === scopeKey({ component })
