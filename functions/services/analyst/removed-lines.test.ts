import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { findLeftOut } from '#domain/revision/excluded-lines'
import { type Layer, mergeBreakdowns } from '#domain/revision/layers'
import { matchLines } from '#domain/revision/match-lines'
import { bringBack } from '#domain/revision/returned-lines'
import { numberLines } from '#domain/text/requirement-lines'
import { foundation } from '#scripts/offline-analyst/sizing/plan'
import { aModel, aReading } from '#scripts/testing/model'

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

const some = fc.tuple(fc.shuffledSubarray(wishes, { minLength: 3, maxLength: 7 }), fc.boolean(), fc.nat())

test('removing a line takes only its own tasks, and it brings them back', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { analyze, breakDown, readRevision } = await aModel()
  const remember = async <T>(_: string, make: () => Promise<T>) => make()
  const input = { ...aReading([]).input, remember, answers: {} }
  await fc.assert(
    fc.asyncProperty(some, async ([chosen, isNumbered, at]) => {
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
    { numRuns: 12, seed: 7 },
  )
})
