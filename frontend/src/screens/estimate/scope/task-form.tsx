import { SelectField, TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { type BuildRole, buildRoles } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import type { FieldErrors } from '../../../ui/check'
import { EditForm } from './edit-form'
import { LinePicker } from './line-picker'
import { type TaskFields, type TypedTask, readTask } from './typed-task'

interface Props {
  /** Without a component, the person names a new one. */
  first: TypedTask
  /** State of the form when it was left. */
  draft?: TypedTask
  /** The task, unless it is a new one, whose fields are read when the form is submitted. */
  task?: ScopedTask
  isNew?: boolean
  components: readonly ScopedComponent[]
  /** Lines that the task can cite. */
  lines: readonly Line[]
  /** Called with every state of the form while it is typed. */
  onType?: (typed: TypedTask) => void
  /** Called with the task that it says, null if it is invalid. */
  onChange?: (task: TaskFields | null) => void
  onSubmit: (task: TaskFields) => void
  onCancel: () => void
}

/** Form of one task. */
export function TaskForm({
  first,
  draft = first,
  task,
  isNew,
  components,
  lines,
  onType,
  onChange,
  onSubmit,
  onCancel,
}: Props) {
  const [typed, setTyped] = useState(draft)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [namesComponent, setNamesComponent] = useState(first.component === '')
  const others = components.flatMap((component) =>
    component.tasks
      .filter((one) => one !== task)
      .map(({ name, role }) => ({ ...refOf(component), task: { name, role } })),
  )
  const read = (typed: TypedTask) => {
    const { component, name, role } = typed
    const isTaken = others.map(scopeKey).includes(scopeKey({ component, task: { name, role } }))
    return readTask(typed, { isTaken, isOwn: isNew || task?.addedId !== undefined, ...(!isNew && { first }) })
  }

  function type(changed: Partial<TypedTask>) {
    const next = { ...typed, ...changed }
    setTyped(next)
    onType?.(next)
    const { value, errors } = read(next)
    // A new task or component is incomplete while it is typed.
    setErrors(isNew ? {} : { ...errors, component: undefined })
    onChange?.(value)
  }
  function submit() {
    const { value, errors } = read(typed)
    setErrors(errors ?? {})
    if (value) onSubmit(value)
  }
  const field = (name: Exclude<keyof TypedTask, 'sources'>, error = errors[name]) => ({
    name,
    value: typed[name],
    size: 'small' as const,
    autoComplete: 'off',
    hasError: Boolean(error),
    errorMessage: error,
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  const hours = (name: 'likely' | 'optimistic' | 'pessimistic') => ({
    ...field(name, errors[`hours.${name}`]),
    inputMode: 'decimal' as const,
  })
  const newComponent = namesComponent && (
    <TextField label={isNew ? 'Component' : 'Name of the new component'} {...field('component')} />
  )

  return (
    <EditForm
      label={isNew ? 'New task' : `Edit ${first.name}`}
      submit={isNew ? 'Add' : 'Apply'}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {isNew && newComponent}
      <TextField label="Task" {...field('name')} />
      <SelectField
        label="Role"
        size="small"
        value={typed.role}
        onChange={({ target }) => type({ role: target.value as BuildRole })}
      >
        {buildRoles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      {!isNew && (
        <SelectField
          label="Component"
          size="small"
          value={namesComponent ? '' : typed.component}
          onChange={({ target }) => {
            setNamesComponent(!target.value)
            type({ component: target.value })
          }}
        >
          {components.map((component) => (
            <option key={component.name} value={refOf(component).component}>
              {component.name}
            </option>
          ))}
          <option value="">New component…</option>
        </SelectField>
      )}
      {!isNew && newComponent}
      <div className="task-form__hours">
        <TextField label="Hours" {...hours('likely')} />
        <TextField label="At best" placeholder="in proportion" {...hours('optimistic')} />
        <TextField label="At worst" placeholder="in proportion" {...hours('pessimistic')} />
      </div>
      <p className="muted small">
        With a best or worst case, the estimate counts (at best + 4 × hours + at worst) ÷ 6. A task is build work:
        project management and testing come with it, as shares in rows of their own.
      </p>
      {lines.length > 0 && (
        <LinePicker
          lines={lines}
          chosen={typed.sources}
          error={errors.sources}
          onChoose={(sources) => type({ sources })}
        />
      )}
    </EditForm>
  )
}
