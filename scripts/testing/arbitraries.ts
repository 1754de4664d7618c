import * as fc from 'fast-check'
import {
  type Breakdown,
  type Component,
  type Task,
  type WorkType,
  buildRoles,
  kinds,
  platforms,
  roles,
  stages,
} from '#contract/breakdown'
import { currencies } from '#contract/currencies'
import { type Scope, scopeStates } from '#contract/scope'
import { type Settings, developerCounts, priorities } from '#contract/settings'
import { type Terms, quotePoints } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'

/** Any character, as `unit: 'binary'` generates it, which spends a second and 130 MB on a table of all of them. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map(
    (code) => String.fromCodePoint(code),
    (text) => {
      const code = typeof text === 'string' ? text.codePointAt(0) : undefined
      if (code === undefined || text !== String.fromCodePoint(code)) throw new Error('Not one character')
      return code
    },
  )

/** Texts of any characters. */
export const anyText = (maxLength?: number) => fc.string({ unit: character, maxLength })

/** Arbitrary valid tasks, breakdowns and settings for property tests, including the bounds. */

const hours = fc.tuple(
  fc.double({ min: 0.5, max: 14, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 1, max: 8, noNaN: true }),
)

export const someTask: fc.Arbitrary<Task> = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 30 }),
    role: fc.constantFrom(...buildRoles),
    hours,
    line: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ name, role, hours: [likely, low, wide], line }) => {
    const optimistic = Math.max(0.5, likely / 8, likely * low)
    return { name, role, optimistic, likely, pessimistic: Math.min(8 * optimistic, likely * wide), sources: [line] }
  })

export const someTasks = fc.array(someTask, { minLength: 1, maxLength: 40 })

const someComponent: fc.Arbitrary<Component> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 30 }),
  description: fc.string({ maxLength: 60 }),
  complexity: fc.constantFrom('low', 'medium', 'high'),
  tasks: someTasks,
})

export const aProduct: WorkType = { kind: 'product', stage: 'production', platform: 'web' }

const someWorkType: fc.Arbitrary<WorkType> = fc.record({
  kind: fc.constantFrom(...kinds),
  stage: fc.constantFrom(...stages),
  platform: fc.constantFrom(...platforms),
})

/** Creates a breakdown with components only. */
export const breakdownOf = (components: Component[], workType = aProduct): Breakdown => ({
  workType,
  components,
  risks: [],
  assumptions: [],
  exclusions: [],
  techStack: [],
  supporting: [],
  background: [],
})

/** Arbitrary breakdowns with unique names, so that nothing is merged. */
export const someBreakdown: fc.Arbitrary<Breakdown> = fc
  .tuple(fc.array(someComponent, { maxLength: 12 }), someWorkType)
  .map(([components, workType]) =>
    breakdownOf(
      components.map((component, at) => ({
        ...component,
        name: `${at}: ${component.name}`,
        tasks: component.tasks.map((task, position) => ({ ...task, name: `${position}: ${task.name}` })),
      })),
      workType,
    ),
  )

export const someSettings: fc.Arbitrary<Settings> = fc.record({
  hourlyRate: fc.oneof(fc.constantFrom(1, 100, 100_000), fc.integer({ min: 1, max: 100_000 })),
  developerCount: fc.constantFrom(...developerCounts),
  priority: fc.constantFrom(...priorities),
})

export const someTerms: fc.Arbitrary<Terms> = fc.record({
  quoteAt: fc.constantFrom(...quotePoints),
  rates: fc.dictionary(
    fc.constantFrom(...roles),
    fc.integer({ min: 100, max: 10_000_000 }).map((cents) => cents / 100),
  ),
  currency: fc.constantFrom(...currencies),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  tax: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
})

const someRatios = fc.array(fc.double({ min: 0.05, max: 20, noNaN: true }), { minLength: 1, maxLength: 20 })

export const someTrackRecord: fc.Arbitrary<TrackRecord> = someRatios.map((ratios) => ({
  projects: ratios.length,
  finishedOn: '2026-11-20',
  ratios,
  ranged: 0,
  under80: 0,
}))

const someState = fc.constantFrom(...scopeStates)
const quarters = fc.integer({ min: 1, max: 4_000 }).map((count) => count / 4)
const someHours = fc.tuple(quarters, quarters, quarters, fc.boolean()).map(([one, two, three, hasBounds]) => {
  const [optimistic, likely, pessimistic] = [one, two, three].toSorted((a, b) => a - b) as [number, number, number]
  return hasBounds ? { optimistic, likely, pessimistic } : { likely }
})
const someName = fc.stringMatching(/^[a-z]{1,20}$/)

/** Arbitrary scopes of a breakdown: changes of its components and tasks, and tasks added to them or to new components. */
export function someScope({ components }: Pick<Breakdown, 'components'>): fc.Arbitrary<Scope> {
  const someComponentName = fc.oneof(someName, ...components.map(({ name }) => fc.constant(name)))
  const ofComponents = components.map(({ name }) =>
    fc.record(
      { component: fc.constant(name), state: someState, name: someComponentName },
      { requiredKeys: ['component'] },
    ),
  )
  const ofTasks = components.flatMap(({ name, tasks }) =>
    tasks.map((task) =>
      fc.record(
        {
          component: fc.constant(name),
          task: fc.constant({ name: task.name, role: task.role }),
          state: someState,
          name: someName,
          role: fc.constantFrom(...buildRoles),
          hours: someHours,
          movedTo: someComponentName,
          detached: fc.subarray(task.sources),
        },
        { requiredKeys: ['component', 'task'] },
      ),
    ),
  )
  const changes = fc.subarray([...ofComponents, ...ofTasks]).chain((some) => fc.tuple(...some)) as fc.Arbitrary<
    Scope['changes']
  >
  const added = fc.array(
    fc.record({
      component: someComponentName,
      name: someName,
      role: fc.constantFrom(...buildRoles),
      hours: someHours,
      state: someState,
      sources: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
    }),
    { maxLength: 8 },
  )
  return fc.record({
    changes,
    added: added.map((tasks) => tasks.map((task, at) => ({ ...task, id: `added-${at}` }))),
  })
}

const newTasks = fc
  .array(someTask, { minLength: 1, maxLength: 3 })
  .map((tasks) => tasks.map((task) => ({ ...task, name: `New: ${task.likely} ${task.role}` })))

/** Arbitrary revisions of a breakdown: tasks that go, tasks with other hours, and new tasks in its components and a new one. */
export function someRevision(breakdown: Breakdown): fc.Arbitrary<Breakdown> {
  const fate = fc.oneof({ weight: 12, arbitrary: fc.constant('stays') }, fc.constantFrom('goes', 'changes'))
  const some = breakdown.components.map((component) =>
    fc
      .tuple(
        fc.boolean(),
        fc.tuple(...component.tasks.map(() => fc.tuple(fate, someTask))),
        fc.option(newTasks, { nil: [], freq: 1 }),
      )
      .map(([isTouched, fates, added]): Component => {
        if (!isTouched) return component
        const tasks = component.tasks.flatMap((task, at) => {
          const [fate, { optimistic, likely, pessimistic }] = fates[at]!
          if (fate === 'goes') return []
          return fate === 'stays' ? task : { ...task, optimistic, likely, pessimistic }
        })
        return { ...component, tasks: [...tasks, ...added] }
      }),
  )
  return fc.tuple(fc.tuple(...some), fc.option(newTasks, { nil: [] })).map(([components, tasks]) => ({
    ...breakdown,
    components: [
      ...components,
      { name: `New: ${tasks[0]?.name}`, description: '', complexity: 'low' as const, tasks },
    ].filter(({ tasks }) => tasks.length > 0),
  }))
}
