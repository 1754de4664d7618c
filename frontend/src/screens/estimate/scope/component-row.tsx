import { useId, useState } from 'react'
import type { Task } from '#contract/breakdown'
import type { EstimatedComponent, Estimation, Line, Option } from '#contract/estimation'
import type { ScopedComponent } from '#domain/scope'
import { change } from '#domain/scope-edits'
import { hours } from '../../../ui/format'
import { AddTask } from './add-task'
import type { ScopeStore } from './scope-store'
import { OptionHours } from './option-hours'
import { StateSelect } from './state-select'
import { TaskRow } from './task-row'

interface Props {
  component: ScopedComponent
  estimation: Estimation
  lines: Line[]
  store: ScopeStore
}

export function ComponentRow({ component, estimation, lines, store }: Props) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { name, state, tasks } = component
  const { edit } = store.getState()
  const row = estimation.components.find((row) => row.name === name && row.tasks.length > 0)
  return (
    <>
      <div className="scope-row">
        <button
          type="button"
          className="scope-row__name written"
          aria-expanded={isOpen}
          aria-controls={panel}
          data-state={state}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
        </button>
        <Hours component={component} row={row} estimation={estimation} />
        <StateSelect
          of={name}
          state={state}
          onChange={(state) => edit((scope) => change(scope, { component: name }, { state }))}
        />
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <ul className="scope-tasks">
              {tasks.map((task) => (
                <li key={task.addedId ?? `${task.original?.role ?? task.role} ${task.original?.name ?? task.name}`}>
                  <TaskRow
                    component={component}
                    task={task}
                    option={estimation.options.find((option) => isOf(option, name, task.original ?? task))}
                    hours={row?.tasks.find((own) => own.name === task.name && own.role === task.role)?.hours}
                    lines={lines}
                    store={store}
                  />
                </li>
              ))}
            </ul>
            <AddTask label="Add a task" component={name} store={store} lines={lines} />
          </>
        )}
      </div>
    </>
  )
}

/** True if a task is an option by itself. */
const isOf = (option: Option, component: string, { name, role }: Pick<Task, 'name' | 'role'>) =>
  option.component === component && option.task?.name === name && option.task.role === role

interface HoursProps extends Pick<Props, 'component' | 'estimation'> {
  /** Row of the estimate, absent if nothing of the component is in scope. */
  row: EstimatedComponent | undefined
}

function Hours({ component: { name, state }, row, estimation }: HoursProps) {
  const option = estimation.options.find(({ component, task }) => component === name && !task)
  if (option) return <OptionHours option={option} />
  if (!row) return <span className="num muted">{state === 'out' ? 'not included' : hours(0)}</span>
  return (
    <span className="num">
      {row.analystHours !== undefined && <s className="muted">{hours(row.analystHours)}</s>} {hours(row.hours)}
    </span>
  )
}
