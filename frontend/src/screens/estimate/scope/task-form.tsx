import { Button, SelectField, TextField } from '@aws-amplify/ui-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type BuildRole, buildRoles } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { type FieldErrors, focusFirstError } from '../../../ui/check'
import { type TaskFields, type TypedTask, readTask } from './typed-task'

interface Props {
  first: TypedTask
  /** True for a task that is not in the scope yet. Its fields are read when the form is submitted. */
  isNew?: boolean
  /** True if the component can be named. */
  namesComponent?: boolean
  /** True if the task can cite other lines. */
  citesLines: boolean
  lines: readonly Line[]
  /** Called with every state of the form while it is typed, null if it is invalid. */
  onChange?: (task: TaskFields | null) => void
  onSubmit: (task: TaskFields) => void
  onCancel: () => void
}

/** Form of one task. Escape cancels, and Enter submits. */
export function TaskForm({ first, isNew, namesComponent, citesLines, lines, onChange, onSubmit, onCancel }: Props) {
  const [typed, setTyped] = useState(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
    form.current?.querySelector('input')?.select()
  }, [])

  function type(changed: Partial<TypedTask>) {
    const next = { ...typed, ...changed }
    setTyped(next)
    const { value, errors } = readTask(next, lines, isNew ? undefined : first)
    // A new task is incomplete while it is typed.
    setErrors(isNew ? {} : (errors ?? {}))
    onChange?.(value)
  }
  function submit() {
    const { value, errors } = readTask(typed, lines, isNew ? undefined : first)
    setErrors(errors ?? {})
    if (value) onSubmit(value)
    else focusFirstError(form.current)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel()
  const field = (name: keyof TypedTask, error = errors[name]) => ({
    name,
    value: typed[name],
    size: 'small' as const,
    autoComplete: 'off',
    onKeyDown,
    hasError: Boolean(error),
    errorMessage: error,
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  const hours = (name: 'likely' | 'optimistic' | 'pessimistic') => ({
    ...field(name, errors[`hours.${name}`] ?? (name === 'likely' ? errors.hours : undefined)),
    inputMode: 'decimal' as const,
  })

  return (
    <form
      ref={form}
      className="task-form"
      noValidate
      aria-label={isNew ? 'New task' : `Edit ${first.name}`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {namesComponent && <TextField label="Component" {...field('component')} />}
      <TextField label="Task" {...field('name')} />
      <SelectField
        label="Role"
        size="small"
        value={typed.role}
        onKeyDown={onKeyDown}
        onChange={({ target }) => type({ role: target.value as BuildRole })}
      >
        {buildRoles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      <div className="task-form__hours">
        <TextField label="Likely hours" {...hours('likely')} />
        <TextField label="At best" placeholder="in proportion" {...hours('optimistic')} />
        <TextField label="At worst" placeholder="in proportion" {...hours('pessimistic')} />
      </div>
      <p className="muted small">
        The estimate counts (at best + 4 × likely + at worst) ÷ 6, which may be more than the likely hours.
      </p>
      {citesLines && (
        <TextField label="Requirement lines" placeholder="Optional, such as 3, 14" {...field('sources')} />
      )}
      <div className="row">
        <Button type="submit" size="small" variation="primary" onKeyDown={onKeyDown}>
          {isNew ? 'Add' : 'Apply'}
        </Button>
        <Button size="small" onClick={onCancel} onKeyDown={onKeyDown}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
