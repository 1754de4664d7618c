import { Button } from '@aws-amplify/ui-react'
import { useStore } from 'zustand'
import type { Line } from '#contract/estimation'
import { scopeLimits } from '#contract/limits'
import { tooManyTasks } from '#contract/scope'
import { type ScopedComponent, refOf } from '#domain/scope'
import { putTask } from '#domain/scope-edits'
import type { ScopeStore } from './scope-store'
import { TaskForm } from './lazy-parts'
import { type TypedTask, blankTask } from './typed-task'
import { useForm } from './use-form'

interface Props {
  label: string
  /** Component that the task joins. Without it, the person names one. */
  component?: ScopedComponent
  components: readonly ScopedComponent[]
  lines: readonly Line[]
  store: ScopeStore
}

export function AddTask({ label, component, components, lines, store }: Props) {
  const { before, open, close, button } = useForm<TypedTask>()
  const isFull = useStore(store, ({ scope }) => scope.added.length >= scopeLimits.added)
  if (!before)
    return (
      <div className="scope-editor__add">
        <Button
          ref={button}
          size="small"
          variation="link"
          isDisabled={isFull}
          aria-label={component ? `${label} to ${component.name}` : label}
          onClick={() => open({ ...blankTask, component: component ? refOf(component).component : '' })}
        >
          {label}
        </Button>
        {isFull && <span className="muted small">{tooManyTasks}</span>}
      </div>
    )
  return (
    <TaskForm
      first={before}
      isNew
      citesLines
      components={components}
      lines={lines}
      onSubmit={({ hours, ...task }) => {
        if (hours)
          store.getState().edit((scope) => putTask(scope, { ...task, hours, state: 'in', id: crypto.randomUUID() }))
        close()
      }}
      onCancel={close}
    />
  )
}
