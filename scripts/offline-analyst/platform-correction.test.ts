import { expect, test } from 'vitest'
import type { Component, WorkType } from '#contract/breakdown'
import { emptyScope } from '#contract/scope'
import { buildHoursOf } from '#domain/hours/workload'
import { applyScope } from '#domain/scope/scope'
import { numberLines } from '#domain/text/requirement-lines'
import { startAdapter } from '#scripts/evaluate/testing/adapter'
import { study } from './study'

const { analyze, breakDown } = await startAdapter()

const club = `We need a web application for our tennis club.
- Members book a court for an hour and pay by card.
- Members see their bookings and cancel them.
- Staff manage courts and prices.
- Staff see a report of the income by month.`

/** Returns the breakdown of a text before and after its platform is corrected, and that of a first reading for it. */
async function correct(text: string, platform: WorkType['platform'], kind?: WorkType['kind']) {
  const lines = numberLines(text)
  const analysis = await analyze(lines)
  const workType = { ...analysis.workType, platform, ...(kind && { kind }) }
  const after = await breakDown(lines, analysis, workType)
  const first = study('A project', lines, { workType, isCorrected: true }).plan
  return { before: analysis, after, first, lines }
}

const tasksIn = (components: readonly Component[]) => components.flatMap(({ tasks }) => tasks)
const rolesIn = (components: readonly Component[]) => [...new Set(tasksIn(components).map(({ role }) => role))]
const foundationOf = (components: readonly Component[]) => components.find(({ name }) => name === 'Project foundation')!
const namesIn = (components: readonly Component[]) => tasksIn(components).map(({ name }) => name)

test('a web application corrected to a mobile app is built by mobile developers and released in the stores', async () => {
  const { before, after } = await correct(club, 'mobile')

  expect(before.workType.platform).toBe('web')
  expect(rolesIn(after.components)).toContain('Mobile developer')
  expect(rolesIn(after.components)).not.toContain('Front-end developer')
  expect(namesIn(after.components).filter((name) => name.endsWith(': screens'))).toEqual([])
  const { description, tasks } = foundationOf(after.components)
  expect(tasks.map(({ name }) => name)).toContain('Release in the app stores')
  expect(tasks.map(({ name }) => name)).not.toContain('Page frame and navigation')
  expect(description).toContain('release in the stores')
  expect(after.techStack).toContain('React Native')
})

test.each([
  [club, 'mobile'],
  [club, 'desktop'],
  [club, 'command line'],
  [club, 'library or API'],
  [club, 'mixed'],
  ['A mobile app for runners. Runners record their runs and see statistics.', 'web'],
  ['A website for our bakery with opening hours, a photo gallery and a contact form.', 'desktop'],
  ['A command line tool that reads bank statements as CSV and writes a report as PDF.', 'web'],
] as const)(
  'a corrected platform has the roles and hours of a first reading for it: %s, %s',
  async (text, platform) => {
    const { before, after, first, lines } = await correct(text, platform)
    const hoursIn = ({ components }: { components: readonly Pick<Component, 'tasks'>[] }) =>
      buildHoursOf(components).build
    const { components } = { components: first.components.map((it) => ({ ...it, tasks: it.tasks as never })) }

    expect(before.workType.platform).not.toBe(platform)
    expect(hoursIn(after) / hoursIn({ components })).toBeCloseTo(1, 1)
    expect(rolesIn(after.components).toSorted()).toEqual(rolesIn(components as Component[]).toSorted())
    expect(
      foundationOf(after.components)
        .tasks.map(({ name }) => name)
        .toSorted(),
    ).toEqual(
      first.components
        .at(-1)!
        .tasks.map(({ name }) => name)
        .toSorted(),
    )
    // What the text asks for stays: no line loses its work.
    const cited = new Set(tasksIn(after.components).flatMap(({ sources }) => sources))
    expect(
      tasksIn(before.components)
        .flatMap(({ sources }) => sources)
        .filter((id) => !cited.has(id)),
    ).toEqual([])
    expect(lines.length).toBeGreaterThan(0)
  },
)

test('edits of work that both platforms have still apply, and those of other work are named as lost', async () => {
  const { before, after, lines } = await correct(club, 'mobile')
  const changeOf = (name: string) => {
    const component = before.components.find(({ tasks }) => tasks.some((task) => task.name === name))!
    const { role } = component.tasks.find((task) => task.name === name)!
    return { component: component.name, task: { name, role }, state: 'optional' as const }
  }
  const shared = changeOf('Staff manage courts and prices: back end')
  const ofWeb = changeOf('Staff manage courts and prices: screens')
  const ids = new Set(lines.map(({ id }) => id))
  const scoped = (components: Component[]) =>
    applyScope(components, { ...emptyScope, changes: [shared, ofWeb] }, ids).unapplied

  expect(scoped(before.components)).toEqual([])
  expect(scoped(after.components)).toEqual([{ component: ofWeb.component, task: ofWeb.task }])
})

test('a change corrected to a mobile app as a new product gets its foundation', async () => {
  const { before, after } = await correct('Please add a loyalty program to our shop.', 'mobile', 'product')

  expect(before.workType.kind).toBe('change')
  expect(namesIn(after.components)).toContain('Release in the app stores')
  expect(rolesIn(after.components)).not.toContain('Front-end developer')
})
