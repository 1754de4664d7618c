import * as fc from 'fast-check'
import {
  type Breakdown,
  type Component,
  type Task,
  type WorkType,
  buildRoles,
  kinds,
  platforms,
  stages,
} from '#contract/breakdown'
import { type Settings, developerCounts, priorities } from '#contract/settings'

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
