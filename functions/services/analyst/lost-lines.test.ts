import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { aTask, component } from '#domain/estimate/estimate.fixture'
import { expectedHours } from '#domain/hours/range'
import { findLeftOut } from '#domain/revision/excluded-lines'
import { type Layer, assumedBreakdown, keyOf, mergeBreakdowns } from '#domain/revision/layers'
import { matchLines } from '#domain/revision/match-lines'
import { bringBack } from '#domain/revision/returned-lines'
import { numberLines } from '#domain/text/requirement-lines'
import { respondToConverse } from '#scripts/offline-analyst/converse'
import { foundation } from '#scripts/offline-analyst/sizing/plan'
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

const wishes = [
  'Members see the books of the club and borrow one.',
  'A member reserves a book that is lent and gets an email when it is back.',
  'The librarian adds up to fifty books a day.',
  'The site has an FAQ section about use of the library.',
  'A monthly report shows the loans per book.',
  'Members pay their fee by card.',
  'The board sends a newsletter.',
  'Visitors read news and see photos of readings.',
  'The librarian exports all loans to Excel.',
  'Members rate a book with stars and write a comment.',
]

/** Returns the foundation, and all tasks by their full names, without their lines. */
function worksIn(layers: readonly Layer[], has: (task: Task) => boolean = () => true) {
  const { components } = mergeBreakdowns(layers.map(({ breakdown }) => breakdown))
  const works = components.map(({ name, description, tasks }) => ({
    name,
    description,
    tasks: tasks.filter(has).map((task) => ({ ...task, name: `${name}: ${task.role}: ${task.name}`, sources: [] })),
  }))
  return {
    foundation: works.find(({ name }) => name === foundation.name),
    tasks: works.flatMap(({ tasks }) => tasks).toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

const someText = fc.tuple(fc.shuffledSubarray(wishes, { minLength: 3, maxLength: 7 }), fc.boolean(), fc.nat())

test('removing a line takes only its own tasks, and it brings them back', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { analyze, breakDown, readRevision } = await aModel()
  const remember = async <T>(_: string, make: () => Promise<T>) => make()
  const input = { ...aReading([]).input, remember, answers: {} }
  await fc.assert(
    fc.asyncProperty(someText, async ([chosen, isNumbered, at]) => {
      const texts = chosen.map((text, index) => (isNumbered ? `${index + 1}. ${text}` : text))
      const left = texts.filter((_, index) => index !== at % texts.length)
      const [before, lines] = [texts, left].map((all) => numberLines(all.join('\n'))) as [Line[], Line[]]
      const analysis = await analyze({ ...input, lines: before })
      const breakdown = await breakDown({ ...input, lines: before, analysis, assumed: [] })
      const layers = [{ analysis, breakdown }]
      const match = matchLines(before, lines, findLeftOut)
      const revised = await readRevision({ ...input, lines, before, match, layers })

      const [gone] = match.removed as [number]
      const isJoint = ({ sources }: Task) => sources.length > 1 && sources.includes(gone)
      const areApart = breakdown.components.every(({ name, tasks }) => name === foundation.name || !tasks.some(isJoint))
      const staying = worksIn(layers, ({ sources }) => sources.join() !== String(gone))
      expect(worksIn(revised).foundation).toEqual(staying.foundation)
      if (areApart) expect(worksIn(revised)).toEqual(staying)

      const again = matchLines(lines, before, findLeftOut)
      const back = bringBack({ before: lines, layers: revised, match: again }, before, { before, layers })
      expect(worksIn(await readRevision({ ...input, lines: before, ...back }))).toEqual(worksIn(layers))
    }),
    { numRuns: 8, seed: 7 },
  )
})
