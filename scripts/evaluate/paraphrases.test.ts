import { expect, test } from 'vitest'
import type { EstimateAll } from './estimate-texts'
import { measureParaphrases, medianChange, paraphraseFailures, readBriefs } from './paraphrases'
import { anEstimate } from './testing/scripted-analyst'

/** Creates an analyst whose hours are computed from the text by a function. */
const pricing =
  (hoursOf: (text: string, title: string) => number): EstimateAll =>
  async (texts) =>
    texts.map(({ title, text }) => anEstimate(hoursOf(text, title)))

const failuresBy = async (estimateAll: EstimateAll) =>
  paraphraseFailures(await measureParaphrases(estimateAll, false), false)

test('thirty briefs each have five rewordings', () => {
  const briefs = readBriefs()
  const texts = briefs.flatMap(({ original, rewordings }) => [original, ...rewordings.map(({ text }) => text)])

  expect(briefs).toHaveLength(30)
  expect(briefs.map(({ rewordings }) => rewordings.length)).toEqual(briefs.map(() => 5))
  expect(new Set(texts).size).toBe(180)
  expect(texts.filter((text) => text.length < 100)).toEqual([])
})

test('an analyst that estimates the request and not its words keeps the hours', async () => {
  const sizes = new Map(readBriefs().map(({ name, original }) => [name, original.length]))

  expect(await failuresBy(pricing((_, title) => sizes.get(title)!))).toEqual([])
})

test('an analyst that measures the length of a text is detected', async () => {
  const failures = await failuresBy(pricing((text) => text.length))

  expect(failures[0]).toMatch(/^rewordings: the 30 briefs change by [\d.]+ % when reworded, median \(at most 8 %\)\.$/)
  expect(failures).toContainEqual(
    expect.stringMatching(/^rewording: the brief "dry run flag" falls by [\d.]+ % when reworded \(terse\)/),
  )
})

test('a rewording without an estimate counts as all hours lost', async () => {
  const steady = pricing(() => 10)
  const reworded = await measureParaphrases(
    async (texts) =>
      (await steady(texts)).map((estimate, at) => (at === 1 ? { refused: 'Nothing to build was found.' } : estimate)),
    false,
  )

  expect(reworded[0]).toMatchObject({
    hours: 10,
    changes: [{ change: expect.stringContaining('Nothing to build'), measured: -1 }, { measured: 0 }, {}, {}, {}],
  })
  expect(medianChange(reworded)).toBe(0)
})
