import { expect, test } from 'vitest'
import type { Line } from '#contract/estimation'
import { charactersOf, splitInHalf, isFirst, splitIntoChunks } from './chunks'

const sentence = 'The clerk can change the address of a member and sees who changed it before, and when. '

/** Chapters of about 5,000 characters, each with a heading. */
const document = (chapters: number): Line[] =>
  Array.from({ length: chapters }, (_, chapter) => [
    `## Chapter ${chapter + 1}`,
    ...Array.from({ length: 55 }, (_, number) => `${sentence}${chapter}.${number}`),
  ])
    .flat()
    .map((text, index) => ({ id: index + 1, text }))

test('a document of thirty pages is read in one chunk', () => {
  const lines = document(9)

  expect(splitIntoChunks(lines)).toEqual([{ lines, number: 1, of: 1, part: '' }])
})

test('a long document is split before headings, complete and in order', () => {
  const lines = document(60)

  const chunks = splitIntoChunks(lines)

  expect(charactersOf(lines)).toBeGreaterThan(290_000)
  expect(chunks.flatMap((chunk) => chunk.lines)).toEqual(lines)
  expect(chunks.length).toBeLessThan(10)
  for (const chunk of chunks) {
    expect(chunk.lines[0]?.text).toMatch(/^## Chapter/)
    expect(charactersOf(chunk.lines)).toBeLessThan(50_000)
  }
})

test('text that is added at the end does not change the chunks before it', () => {
  const [first] = splitIntoChunks(document(60))

  expect(splitIntoChunks(document(61))[0]).toMatchObject({ lines: first?.lines })
})

test('a text without headings is split between lines, even if one line is longer than a chunk', () => {
  const plain = document(30).map(({ id }) => ({ id, text: sentence }))
  const endless = [...plain, { id: 9_999, text: 'x'.repeat(120_000) }, { id: 10_000, text: sentence }]

  expect(splitIntoChunks(plain).length).toBeGreaterThan(2)
  expect(splitIntoChunks(endless).flatMap(({ lines }) => lines)).toEqual(endless)
  expect(splitIntoChunks([])).toEqual([{ lines: [], number: 1, of: 1, part: '' }])
})

test('a chunk can be halved repeatedly until it is short', () => {
  const [chunk] = splitIntoChunks(document(2))
  const [a, b] = splitInHalf(chunk!)!
  const [aa, ab] = splitInHalf(a)!

  expect([...aa.lines, ...ab.lines, ...b.lines]).toEqual(chunk?.lines)
  expect(b.lines[0]?.text).toBe('## Chapter 2')
  expect([a, aa, ab, b].map((part) => isFirst(part))).toEqual([true, true, false, false])
  expect(splitInHalf({ ...chunk!, lines: chunk!.lines.slice(0, 3) })).toBeNull()
})
