import { expect, test, vi } from 'vitest'
import type { Task } from '#contract/breakdown'
import { aTask, component } from '#domain/estimate/estimate.fixture'
import { expectedHours } from '#domain/hours/range'
import { findLeftOut } from '#domain/revision/excluded-lines'
import { type Layer, assumedBreakdown, keyOf, mergeBreakdowns } from '#domain/revision/layers'
import { matchLines } from '#domain/revision/match-lines'
import { bringBack } from '#domain/revision/returned-lines'
import { numberLines } from '#domain/text/requirement-lines'
import { answerConverse } from '#scripts/offline-analyst/answer-converse'
import { aProduct } from '#scripts/testing/arbitraries'
import { aModel, aReading, calls } from '#scripts/testing/model'

const [pan, show, pay] = ['- Users move the map by buttons.', '- Users show different maps.', '- Users pay by card.']
const [whole, less] = [
  [pan, show, pay],
  [pan, pay],
].map((texts) => numberLines(texts.join('\n')))
const role = 'Front-end developer'
const both = aTask({ name: 'Users move the map by buttons; Users show different maps', role, sources: [1, 2] })
const others = [aTask({ name: 'Pay by card', sources: [3] }), aTask({ name: 'Zoom the map', role, sources: [1] })]

const analysis = {
  summary: '',
  workType: aProduct,
  components: [component([both, ...others], 'Maps')],
  technologies: [],
  risks: [],
  questions: [],
  supporting: [],
  background: [],
}
const layers: Layer[] = [{ analysis, breakdown: assumedBreakdown(analysis) }]

/** Has the offline analyst read the text without a line. */
async function removeLine(edited?: ReadonlySet<string>) {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { readRevision, requests } = await aModel([
    (request) => calls(answerConverse(request).output.message.content[0]!.toolUse.input),
  ])
  const match = matchLines(whole!, less!, findLeftOut)
  const { input } = aReading([])
  const given = { ...input, lines: less!, before: whole!, match, layers, answers: {}, ...(edited && { edited }) }
  return { revised: await readRevision(given), requests }
}

const tasksIn = (all: readonly Layer[]) =>
  mergeBreakdowns(all.map(({ breakdown }) => breakdown)).components.flatMap(({ tasks }) => tasks)
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
