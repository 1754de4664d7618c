import * as v from 'valibot'
import { buildRoles } from '#contract/breakdown'
import { AddedTask, type OwnHours, TypedHours } from '#contract/scope'
import { roundTask } from '#domain/hours/range'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { ambiguousFields, parseAmount } from '#domain/record/typed-hours'
import { type FieldErrors, check } from '../../../ui/check'

/** A task as typed in a form, which may be incomplete. */
export const TypedTask = v.object({
  component: v.string(),
  name: v.string(),
  role: v.picklist(buildRoles),
  likely: v.string(),
  optimistic: v.string(),
  pessimistic: v.string(),
  /** Numbers of requirement lines. */
  sources: v.array(v.number()),
})
export type TypedTask = v.InferOutput<typeof TypedTask>

export const blankTask: TypedTask = {
  component: '',
  name: '',
  role: 'Back-end developer',
  likely: '',
  optimistic: '',
  pessimistic: '',
  sources: [],
}

const TaskFields = v.object({
  ...v.pick(AddedTask, ['component', 'name', 'role', 'sources']).entries,
  hours: v.optional(TypedHours),
})
/** A task of the analyst can cite more lines than one that a person adds. */
const AnalystsFields = v.object({ ...TaskFields.entries, sources: TypedTask.entries.sources })
/** Fields of a valid form. Hours that were not touched are absent. */
export type TaskFields = v.InferOutput<typeof TaskFields>

/**
 * Returns a task for the form, with its `shown` hours unless the person typed others. Bounds that follow the hours are
 * empty.
 */
export const typedOf = (
  component: string,
  task: ScopedTask,
  own: OwnHours | undefined,
  shown = roundTask(task),
): TypedTask => ({
  component,
  name: task.name,
  role: task.role,
  likely: String(own?.likely ?? shown),
  optimistic: String(own?.optimistic ?? ''),
  pessimistic: String(own?.pessimistic ?? ''),
  sources: task.sources,
})

/** Parses the form. Without `first`, which it started with, every field is read. */
export function readTask(
  typed: TypedTask,
  { first, isTaken = false, isOwn = true }: { first?: TypedTask; isTaken?: boolean; isOwn?: boolean } = {},
): { value: TaskFields; errors: null } | { value: null; errors: FieldErrors } {
  const { component, name, role, likely, optimistic, pessimistic, sources } = typed
  const touched =
    !first || [first.likely, first.optimistic, first.pessimistic].join() !== [likely, optimistic, pessimistic].join()
  const hours = touched
    ? { likely: parseAmount(likely), ...bound('optimistic', optimistic), ...bound('pessimistic', pessimistic) }
    : undefined
  const checked = check(isOwn ? TaskFields : AnalystsFields, { component, name, role, hours, sources })
  const errors: FieldErrors = {
    ...(touched &&
      ambiguousFields({ 'hours.likely': likely, 'hours.optimistic': optimistic, 'hours.pessimistic': pessimistic })),
    ...(isTaken && { name: 'The component has a task with this name and role. Enter another name.' }),
  }
  return Object.keys(errors).length === 0 ? checked : { value: null, errors: { ...checked.errors, ...errors } }
}

const bound = (name: 'optimistic' | 'pessimistic', typed: string) =>
  typed.trim() ? { [name]: parseAmount(typed) } : {}
