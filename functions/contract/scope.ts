import * as v from 'valibot'
import { BuildRole, Impact, LineId } from './breakdown'
import { maxAnalystLengths, maxChecked, ownHoursBounds, scopeLimits } from './limits'
import { oneLineText, toOneLine } from './one-line'
import { wholeNumber } from './whole-number'

/** `optional` is priced separately and not part of the total. Each state includes less than the one before. */
export const scopeStates = ['in', 'optional', 'out'] as const
export const ScopeState = v.picklist(scopeStates, 'A scope state must be in, optional or out.')
export type ScopeState = v.InferOutput<typeof ScopeState>

export const scopeStateLabels: Record<ScopeState, string> = {
  in: 'In scope',
  optional: 'Optional',
  out: 'Out of scope',
}

const hoursInvalid = `Hours must be between ${ownHoursBounds.min} and ${wholeNumber(ownHoursBounds.max)}, in halves of an hour.`
const hoursUnordered = 'Hours must be in order: at best, likely, at worst.'

function hoursIn(unit: number) {
  const hours = v.pipe(
    v.number(hoursInvalid),
    v.minValue(unit, hoursInvalid),
    v.maxValue(ownHoursBounds.max, hoursInvalid),
    v.multipleOf(unit, hoursInvalid),
  )
  return v.pipe(
    v.object({ likely: hours, optimistic: v.optional(hours), pessimistic: v.optional(hours) }),
    v.forward(
      v.check(({ likely, optimistic = likely }) => optimistic <= likely, hoursUnordered),
      ['optimistic'],
    ),
    v.forward(
      v.check(({ likely, pessimistic = likely }) => likely <= pessimistic, hoursUnordered),
      ['pessimistic'],
    ),
  )
}

/** Hours that a person types. `likely` alone is what the estimate counts. Beside a bound, a missing one keeps its ratio to it. */
export const TypedHours = hoursIn(ownHoursBounds.min)

/** Hours set by a person. Scopes stored before halves were the unit have quarters. */
export const OwnHours = hoursIn(0.25)
export type OwnHours = v.InferOutput<typeof OwnHours>

const tooMany = (limit: number, what: string) => `A scope can have at most ${limit} ${what}. Undo some first.`
export const tooManyTasks = tooMany(scopeLimits.added, 'added tasks')

/** Lists of texts that a person can change. */
export const ownLists = ['exclusions', 'assumptions', 'risks', 'constraints'] as const
export type OwnList = (typeof ownLists)[number]
export const tooManyOwn = (list: OwnList) => tooMany(scopeLimits[list], `changed ${list}`)

const nameMissing = 'Enter a name.'
const tooLong = (maxLength: number, what = 'A name') => `${what} can have at most ${maxLength} characters.`
const nameOf = (maxLength: number) => oneLineText(nameMissing, maxLength, tooLong(maxLength))
const textOf = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength, tooLong(maxLength, 'A text')), v.transform(toOneLine))

const componentName = nameOf(maxAnalystLengths.component)
const taskName = nameOf(maxAnalystLengths.task)

/** Builds a schema of a text of the analyst that a person changes. */
const refTo = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))

/**
 * Names a component of the analyst, or one of its tasks, by its words: case and punctuation do not matter. So a
 * reference finds the same work in a new analysis of the same text. A task that a person added is known by its id alone.
 */
export const ScopeRef = v.object({
  component: refTo(maxAnalystLengths.component),
  task: v.optional(v.object({ name: refTo(maxAnalystLengths.task), role: BuildRole, addedId: v.optional(refTo(40)) })),
})
export type ScopeRef = v.InferOutput<typeof ScopeRef>

/** Words of lines before and after a change, or before their removal, after which a person left the work as it is. */
const checked = v.optional(v.pipe(v.array(refTo(2 * maxAnalystLengths.text + 1)), v.maxLength(maxChecked)))

/** A person's change to a component (only `state` and `name`) or to a task. What is absent stays as the analyst said. */
export const ScopeChange = v.pipe(
  v.object({
    ...ScopeRef.entries,
    state: v.optional(ScopeState),
    name: v.optional(taskName),
    role: v.optional(BuildRole),
    hours: v.optional(OwnHours),
    /** Component that the task moves to: an existing one, by the analyst's name or the person's, or a new one. */
    movedTo: v.optional(componentName),
    /** Lines that the task no longer cites. */
    detached: v.optional(v.pipe(v.array(LineId), v.maxLength(2_000))),
    checked,
  }),
  v.check(
    ({ task, name = '' }) => task !== undefined || name.length <= maxAnalystLengths.component,
    tooLong(maxAnalystLengths.component),
  ),
)
export type ScopeChange = v.InferOutput<typeof ScopeChange>

export const AddedTask = v.object({
  /** Chosen by the client, unique in the scope. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'An added task has an invalid id.')),
  /** An existing component or a new one. */
  component: componentName,
  name: taskName,
  /** The requirements' name of the wish that it was added for, whatever the task is called. Absent from other work. */
  wish: v.optional(refTo(maxAnalystLengths.task)),
  role: BuildRole,
  hours: OwnHours,
  state: v.optional(ScopeState, 'in'),
  sources: v.optional(v.pipe(v.array(LineId), v.maxLength(50, 'A task can cite at most 50 lines.')), []),
  checked,
})
export type AddedTask = v.InferOutput<typeof AddedTask>

/** A person's words for an exclusion or an assumption. */
const OwnText = v.object({
  /**
   * Text that they replace, requirement line without work that is left out, or the id of an added one. References to
   * merged lines can make it longer than the analyst may.
   */
  of: refTo(2 * maxAnalystLengths.text),
  /** Absent if it is left out; empty in scopes stored earlier. */
  text: v.optional(textOf(maxAnalystLengths.text)),
})
export type OwnText = v.InferOutput<typeof OwnText>

/** A risk in a person's words. */
export const TypedRisk = v.object({
  risk: nameOf(maxAnalystLengths.risk),
  description: textOf(maxAnalystLengths.description),
  impact: Impact,
  mitigation: textOf(maxAnalystLengths.description),
})

const OwnRisk = v.object({
  /** Name of the analyst's risk that it replaces, or the id of an added one. */
  of: refTo(maxAnalystLengths.risk),
  /** Absent if the risk is left out. */
  risk: v.optional(TypedRisk),
})
export type OwnRisk = v.InferOutput<typeof OwnRisk>

/** Builds the schema of a list that is absent from scopes stored before they had any. */
const ownListOf = <T extends typeof OwnText | typeof OwnRisk>(list: OwnList, own: T) =>
  v.optional(v.pipe(v.array(own), v.maxLength(scopeLimits[list], tooManyOwn(list))))

/** A person's overlay on the analyst's breakdown, which itself never changes. */
export const Scope = v.object({
  changes: v.pipe(v.array(ScopeChange), v.maxLength(scopeLimits.changes, tooMany(scopeLimits.changes, 'changes'))),
  added: v.pipe(
    v.array(AddedTask),
    v.maxLength(scopeLimits.added, tooManyTasks),
    v.check(
      (added) => new Set(added.map(({ id }) => id)).size === added.length,
      'The scope contains the same added task twice. Please reload the page.',
    ),
  ),
  exclusions: ownListOf('exclusions', OwnText),
  assumptions: ownListOf('assumptions', OwnText),
  risks: ownListOf('risks', OwnRisk),
  /** Stated budgets and deadlines that were misread, without a text. */
  constraints: ownListOf('constraints', OwnText),
})
export type Scope = v.InferOutput<typeof Scope>

export const emptyScope: Scope = { changes: [], added: [], exclusions: [], assumptions: [], risks: [], constraints: [] }

/** Returns a scope alone, with all its lists. */
export const completeScope = ({
  changes,
  added,
  exclusions = [],
  assumptions = [],
  risks = [],
  constraints = [],
}: Scope): Required<Scope> => ({ changes, added, exclusions, assumptions, risks, constraints })

/** Above any number of edits, and exact in the database. */
const maxRevision = 1e9
const revisionInvalid = 'The scope has an invalid revision. Please reload the page.'

/** The stored scope and the number of times it was saved. */
export const StoredScope = v.object({
  ...Scope.entries,
  revision: v.pipe(
    v.number(revisionInvalid),
    v.integer(revisionInvalid),
    v.minValue(0, revisionInvalid),
    v.maxValue(maxRevision, revisionInvalid),
  ),
})
export type StoredScope = v.InferOutput<typeof StoredScope>

/** Error for two changes whose names have the same words. */
export const changedTwice = 'The scope changes the same task twice. Please reload the page.'
export const scopeChanged =
  'The scope of this estimate was changed in another tab or on another device. Please review it before you save again.'
export const scopeTooLarge =
  'The scope changes are too long to store. Please shorten the names of tasks or undo some changes.'
