import { expect, test } from 'vitest'
import { aModel, aReading, calls, promptOf } from '#scripts/testing/model'
import { analysis, brief, component, idsIn, question, rangeOf, risk, task } from './analysis.fixture'

/** Chapters of about 5,000 characters. */
const longDocument = (chapters: number) =>
  Array.from({ length: chapters }, (_, chapter) => [
    `## Chapter ${chapter + 1}`,
    ...Array.from(
      { length: 50 },
      (_, at) => `${'The clerk can change what a member has booked before. '.repeat(2)}${chapter}.${at}`,
    ),
  ]).flat()

test('an output that is cut off is requested again in halves and merged', async () => {
  const document = longDocument(2)
  const answerTo = (prompt: string) => ({
    ...analysis,
    components: [component('Booking', task('Change a booking', 6, [rangeOf(idsIn(prompt))]))],
    background: [],
  })
  const { analyze, requests } = await aModel([
    calls({ components: [] }, 'max_tokens'),
    (request) => calls(answerTo(promptOf(request))),
  ])
  const { input, progress, checkpoints } = aReading(document)

  const { components } = await analyze(input)

  const [whole, first, second] = requests.map((request) => idsIn(promptOf(request)))
  expect([...first!, ...second!]).toEqual(whole)
  expect(promptOf(requests[2]!)).toContain('"tasks":["Change a booking"]')
  expect(components).toHaveLength(1)
  expect(components[0]?.tasks).toMatchObject([{ likely: 6 }])
  expect(components[0]?.tasks[0]?.sources).toHaveLength(102)
  expect(progress.at(-1)).toEqual({ stage: 'Reading the requirements', done: 1, total: 1 })

  // That the whole chunk was too long is checkpointed too.
  expect(checkpoints.size).toBe(3)
  await analyze(input)
  expect(requests).toHaveLength(3)
})

test('an output that is cut off on a text too short to halve is requested again with fewer words', async () => {
  const { analyze, requests } = await aModel([calls({ summary: 'A' }, 'max_tokens'), calls(analysis)])

  await analyze(aReading(brief).input)

  expect(requests[1]?.messages?.at(-1)?.content?.at(-1)).toMatchObject({
    toolResult: { content: [{ text: expect.stringContaining('cut off') }] },
  })
})

test('later chunks of a long document see what earlier ones found, and nothing counts twice', async () => {
  const document = longDocument(25)
  const { analyze, requests } = await aModel([
    (request) => {
      const prompt = promptOf(request)
      const chunk = Number(/Section (\d+)/.exec(prompt)?.[1])
      const all = rangeOf(idsIn(prompt))
      return calls({
        ...analysis,
        summary: chunk === 1 ? 'Clerks book for members.' : chunk === 2 ? 'Reports are added.' : '',
        components: [
          component('Booking', task('Change a booking', chunk === 3 ? 9 : 6, [all])),
          component(`Chapter ${chunk}`, task('Something of its own', 5, [all])),
        ],
        questions: [question('Do members pay?', chunk * 5), question('Which languages?', 100)],
        settled: chunk === 4 ? ['which languages'] : [],
        background: [],
      })
    },
  ])
  const { input, progress } = aReading(document)

  const result = await analyze(input)

  const chunks = requests.map((request) => promptOf(request))
  expect(chunks).toHaveLength(4)
  expect(chunks.flatMap(idsIn).toSorted((a, b) => a - b)).toEqual(input.lines.map(({ id }) => id))
  expect(chunks[0]).not.toContain('<found-')
  expect(chunks.slice(1).every((prompt) => prompt.includes('"tasks":["Change a booking"]'))).toBe(true)

  expect(result.components.map(({ name }) => name)).toEqual([
    'Booking',
    'Chapter 1',
    'Chapter 2',
    'Chapter 3',
    'Chapter 4',
  ])
  expect(result.components[0]?.tasks).toMatchObject([{ name: 'Change a booking', likely: 9 }])
  expect(result.questions.map(({ question }) => question)).toEqual(['Do members pay?'])
  expect(result.questions[0]?.impact).toContain('+7.5 hours')
  expect(result.summary).toBe('Clerks book for members. Reports are added.')
  expect(result.risks).toEqual([risk])
  expect(progress.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4])
  expect(progress[0]).toEqual({ stage: 'Reading sections', done: 0, total: 4 })
})

test('chunks that were read are not paid for again, even after a failure', async () => {
  const document = longDocument(25)
  let broken = true
  const { analyze, requests } = await aModel([
    (request) => {
      const prompt = promptOf(request)
      const all = rangeOf(idsIn(prompt))
      const fails = broken && prompt.includes('Section 3 of')
      const sound = { ...analysis, components: [component('Booking', task('Change', 6, [all]))], background: [] }
      return calls(fails ? 'nonsense' : sound)
    },
  ])
  const { input, checkpoints } = aReading(document)

  await expect(analyze(input)).rejects.toMatchObject({ status: 502 })
  expect(requests).toHaveLength(5)
  expect(checkpoints.size).toBe(3)

  broken = false
  await analyze(input)
  expect(requests).toHaveLength(6)
  await analyze(input)
  expect(requests).toHaveLength(6)
})

test('a later chunk sees the type of work and may correct it', async () => {
  const { analyze, requests } = await aModel([
    (request) => {
      const all = rangeOf(idsIn(promptOf(request)))
      const second = promptOf(request).includes('Section 2')
      const work = { kind: 'extension', stage: second ? 'regulated' : 'production', platform: 'web' }
      return calls({ ...analysis, ...work, components: [component('Booking', task('Change', 6, [all]))] })
    },
  ])

  const { workType } = await analyze(aReading(longDocument(25)).input)

  const shown = promptOf(requests[1]!)
  expect(shown).toContain('{"kind":"extension","stage":"production","platform":"web"}')
  expect(workType).toEqual({ kind: 'extension', stage: 'regulated', platform: 'web' })
})
