import { expect, test, vi } from 'vitest'
import type { Task } from '#contract/breakdown'
import { aTask, component } from '#domain/estimate/estimate.fixture'
import { expectedHours } from '#domain/hours/range'
import { findLeftOut } from '#domain/revision/excluded-lines'
import { type Layer, assumedBreakdown, keyOf, mergeBreakdowns } from '#domain/revision/layers'
import { matchLines } from '#domain/revision/match-lines'
import { bringBack } from '#domain/revision/returned-lines'
import { numberLines } from '#domain/text/requirement-lines'
import { respondToConverse } from '#scripts/offline-analyst/converse'
import { aProduct } from '#scripts/testing/arbitraries'
import { type Script, aModel, aReading, calls } from '#scripts/testing/model'
import { component as foundIn, task as found } from './analysis.fixture'

const [pan, show, pay] = ['- Users move the map by buttons.', '- Users show different maps.', '- Users pay by card.']
const [whole, less] = [
  [pan, show, pay],
  [pan, pay],
].map((texts) => numberLines(texts.join('\n')))
const role = 'Front-end developer'
const both = aTask({ name: 'Users move the map by buttons; Users show different maps', role, sources: [1, 2] })
const others = [aTask({ name: 'Pay by card', sources: [3] }), aTask({ name: 'Zoom the map', role, sources: [1] })]

const nothing = {
  summary: '',
  workType: aProduct,
  components: [],
  technologies: [],
  risks: [],
  questions: [],
  supporting: [],
  background: [],
}
function layersWith(...tasks: Task[]): Layer[] {
  const analysis = { ...nothing, components: [component([...tasks, ...others], 'Maps')] }
  return [{ analysis, breakdown: assumedBreakdown(analysis) }]
}
const layers = layersWith(both)

const offline: Script = (request) => calls(respondToConverse(request).output.message.content[0]!.toolUse.input)

/** Has the offline analyst, or another one, read the text without a line. */
async function removeLine(edited?: ReadonlySet<string>, respond = offline, layers = layersWith(both)) {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { readRevision, requests } = await aModel([respond])
  const match = matchLines(whole!, less!, findLeftOut)
  const { input } = aReading([])
  const given = { ...input, lines: less!, before: whole!, match, layers, answers: {}, ...(edited && { edited }) }
  return { revised: await readRevision(given), requests }
}

const tasksIn = (all: readonly Layer[]) =>
  mergeBreakdowns(all.map(({ breakdown }) => breakdown)).components.flatMap(({ tasks }) => tasks)
/** Responds with these components alone. */
function finding(components: ReturnType<typeof foundIn>[] = []) {
  const { supporting: _, workType: __, ...empty } = nothing
  return () => calls({ ...empty, ...aProduct, components, settled: [] })
}

const withoutLines = (tasks: readonly Task[]) => tasks.map((task) => ({ ...task, sources: [] }))

test('a task that loses a line takes less and no longer names it, beside others to the hour, until the line comes back', async () => {
  const { revised } = await removeLine()
  const [left, ...rest] = tasksIn(revised)
  expect(left!.name).toContain('ove the map by buttons')
  expect(left!.name).not.toContain('different maps')
  expect(left!.sources).toEqual([1])
  expect(expectedHours(left!)).toBeLessThanOrEqual(expectedHours(both) / 2)
  expect(withoutLines(rest)).toEqual(withoutLines(others))

  const match = matchLines(less!, whole!, findLeftOut)
  const back = bringBack({ before: less!, layers: revised, match }, whole!, { before: whole!, layers })
  const { readRevision, requests } = await aModel([])
  const again = tasksIn(await readRevision({ ...aReading([]).input, lines: whole!, ...back, answers: {} }))
  expect(requests).toEqual([])
  const byName = (tasks: Task[]) => tasks.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  expect(
    byName(again).map((task) => ({ ...task, sources: task.sources.toSorted((one, other) => one - other) })),
  ).toEqual(byName([both, ...others]))
})

test('a task that a person changed keeps its name and hours when it loses a line', async () => {
  const { revised, requests } = await removeLine(new Set([keyOf('Maps', both)]))

  expect(requests).toEqual([])
  expect(tasksIn(revised)[0]).toEqual({ ...both, sources: [1] })
})

test.each([
  ['Users move the map by buttons; Users show different maps', 'Users move the map by buttons'],
  ['Show different maps; Buttons of the map: screens', 'Buttons of the map: screens'],
  ['Show different maps; Move the map by buttons (1 of 2)', 'Move the map by buttons (1 of 2)'],
  // Another task has that name already.
  ['Zoom the map; Show different maps', 'Zoom the map; Show different maps'],
  // A name of lost lines alone is better than none.
  ['Other views', 'Other views'],
])(
  'a task in whose other lines the analyst finds no work keeps its hours, and quotes no lost line: %s',
  async (name, left) => {
    const given = { ...both, name }
    const { revised } = await removeLine(undefined, finding(), layersWith(given))

    expect(tasksIn(revised)[0]).toEqual({ ...given, name: left, sources: [1] })
  },
)

test('a task that is named after lost lines alone is named after what the others say of it, and takes their share', async () => {
  const given = { ...both, name: 'Different views of users: screens' }
  const [left] = tasksIn((await removeLine(undefined, finding(), layersWith(given))).revised)
  expect(left).toMatchObject({ name: 'Users move the map by buttons: screens', sources: [1] })
  expect(expectedHours(left!)).toBe(expectedHours(both) / 2)
})

test('a layer stays if the analyst finds work of its role in the other lines, under another name, and goes without any', async () => {
  const [screens, backEnd] = [
    { ...both, name: 'Maps of users: screens' },
    { ...both, name: 'Maps of users: back end', role: 'Back-end developer' },
  ] as const
  // A part that is cut short is no name.
  const left = found('Move the map; Turn it by…', 4, ['1'])
  const namesLeft = async (...others: ReturnType<typeof foundIn>[]) => {
    const respond = finding([foundIn('Maps', left), ...others])
    const { revised } = await removeLine(undefined, respond, layersWith(screens, backEnd))
    return tasksIn(revised).flatMap(({ name, sources, role }) => (sources.includes(1) ? `${role}: ${name}` : []))
  }
  const zoom = `${role}: Zoom the map`
  const moved = `${role}: Move the map: screens`

  expect(await namesLeft()).toEqual([moved, zoom])
  expect(await namesLeft(foundIn('Coordinates', found('Store positions', 3, ['1'], 'Back-end developer')))).toEqual([
    moved,
    'Back-end developer: Move the map: back end',
    zoom,
  ])
})

test('all layers of a task take the share of its lines if the analyst finds very little in the others, and keep what these say of its name', async () => {
  const layersOf = (name: string) => [`${name}: screens`, `${name}: back end`].map((name) => ({ ...both, name }))
  const [screens, backEnd] = layersOf(both.name) as [Task, Task]
  const little = finding([foundIn('Maps', found('Buttons of the map', 0.5, ['1']))])
  const layers = layersWith(screens, { ...backEnd, role: 'Back-end developer' })
  const left = tasksIn((await removeLine(undefined, little, layers)).revised).filter(({ name }) => /move/.test(name))
  expect(left.map(({ name }) => name)).toEqual(layersOf('Users move the map by buttons').map(({ name }) => name))
  expect(left.map(expectedHours)).toEqual([both, both].map((task) => expectedHours(task) / 2))
})

test('a task that is named after a lost line takes less without it, also if other tasks cite that line alone', async () => {
  const layers = layersWith(both, aTask({ name: 'Legend', role, sources: [2] }))
  const [left] = tasksIn((await removeLine(undefined, offline, layers)).revised)
  expect(left!.name).not.toContain('different maps')
  expect(expectedHours(left!)).toBeLessThanOrEqual(expectedHours(both) / 2)
})
