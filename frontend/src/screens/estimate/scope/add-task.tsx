import { Button } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Line } from '#contract/estimation'
import { scopeLimits } from '#contract/limits'
import { putTask } from '#domain/scope-edits'
import type { ScopeStore } from './scope-store'
import { TaskForm } from './task-form'
import type { TypedTask } from './typed-task'

interface Props {
  label: string
  /** Name of the component that the task joins. Without it, the person names one. */
  component?: string
  lines: readonly Line[]
  store: ScopeStore
}

const blank: TypedTask = {
  component: '',
  name: '',
  role: 'Back-end developer',
  likely: '',
  optimistic: '',
  pessimistic: '',
  sources: '',
}

export function AddTask({ label, component, lines, store }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isFull = useStore(store, ({ scope }) => scope.added.length >= scopeLimits.added)
  const close = () => {
    setOpen(false)
    // After the button is shown again.
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!isOpen)
    return (
      <Button
        ref={button}
        size="small"
        variation="link"
        isDisabled={isFull}
        aria-label={component ? `${label} to ${component}` : label}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    )
  return (
    <TaskForm
      first={{ ...blank, component: component ?? '' }}
      isNew
      namesComponent={component === undefined}
      citesLines
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
