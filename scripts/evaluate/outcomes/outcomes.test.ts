import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { EstimateAll } from '../estimate-texts'
import { anEstimate } from '../testing/scripted-analyst'
import { parseCsv } from './csv'
import { measureOutcomes } from './measure-outcomes'
import { type Outcome, readOutcomes } from './read-outcomes'
import { outcomeTables } from './report'
import { type Compared, compareReadings, summarizeOutcomes } from './summarize'

async function aFolder(csv: string, texts: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outcomes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'outcomes.csv'), csv)
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text)
  return folder
}

const hoursIn = async (csv: string) => (await readOutcomes(await aFolder(csv))).map(({ hours }) => hours)

const anOutcome = (hours: number | null): Outcome => ({
  set: 'shops',
  project: 'A shop',
  title: 'A shop',
  file: 'shop.txt',
  hours,
  hasRatio: hours !== null,
  readingHours: null,
})

/** An outcome of this many hours with an estimate of 100 h and a range of 50 to 200 h. */
const compared = (hours: number | null, change: Partial<Outcome> = {}): Compared => ({
  ...anOutcome(hours),
  estimate: { hours: 100, p10: 50, p80: 150, p90: 200, kind: 'product' },
  ...change,
})

const refused: Compared = { ...anOutcome(70), withoutEstimate: 'Nothing to build was found.' }

test('cells of a CSV file may contain commas, quotes and line breaks', () => {
  expect(parseCsv('\uFEFFset,text,notes\r\na,a.txt,"one, ""two""\nthree"\r\n\r\nb,b.txt\n')).toEqual([
    { set: 'a', text: 'a.txt', notes: 'one, "two"\nthree' },
    { set: 'b', text: 'b.txt', notes: '' },
  ])
  expect(() => parseCsv('set,text\na,"b')).toThrow('Row 2 of the CSV file has a quote in the wrong place.')
})

test('a price without hours counts as an hour for each $100, of the median bidder in an auction', async () => {
  const csv = [
    'text,hours,price,currency,price_kind',
    'a.txt,12,9000,USD,',
    'b.txt,,250,USD,paid',
    'c.txt,,1,USD,"winning bid of 6 bidders, median of the bidders\' lowest 925, sealed"',
    'd.txt,,250,BTC,',
    'e.txt,,,,',
  ]

  expect(await hoursIn(csv.join('\n'))).toEqual([12, 2.5, 9.25, null, null])
})

test('hours that were logged to fill a quota do not count in ratios', async () => {
  const outcomes = await readOutcomes(
    await aFolder('set,text,hours\nhelsinki,a.txt,175\nhelsinki,b.txt,90\nothers,c.txt,175\n'),
  )

  expect(outcomes.map(({ hasRatio }) => hasRatio)).toEqual([false, true, true])
})

test('a row or file that cannot be used is named', async () => {
  const inFolder = (csv: string) => aFolder(csv).then(readOutcomes)

  await expect(inFolder('set,text,hours\na,a.txt,12\na,b.txt,many\n')).rejects.toThrow(
    /outcomes\.csv, row 3: hours: it is not a number\./,
  )
  await expect(inFolder('set,text\na,\n')).rejects.toThrow('row 2: text: there is none.')
  await expect(inFolder('set,text\n')).rejects.toThrow('has no rows')
  await expect(readOutcomes('/no/such/folder')).rejects.toThrow('There is no file /no/such/folder/outcomes.csv')
})

test('every outcome gets the estimate of its text, or the reason why there is none', async () => {
  const folder = await aFolder(
    'project,text,hours\nme/boat-club,a.txt,10\n,gone.txt,20\nLunch,b.txt,30\nBoats,c.txt,40\n',
    {
      'a.txt': 'Members book a boat.',
      'b.txt': 'We had soup.',
      'c.txt': 'Members return a boat.',
    },
  )
  const estimateAll: EstimateAll = async (texts) =>
    texts.map(({ title, text }) =>
      text.includes('soup') ? { refused: 'Nothing to build was found.' } : anEstimate(title.length + text.length),
    )

  expect(await measureOutcomes(folder, estimateAll)).toMatchObject([
    { project: 'me/boat-club', title: 'boat club', estimate: { hours: 29 } },
    { project: 'gone.txt', withoutEstimate: 'There is no file gone.txt.' },
    { project: 'Lunch', withoutEstimate: 'Nothing to build was found.' },
    { project: 'Boats', hours: 40, estimate: { hours: 27 } },
  ])
})

test('a summary has ratios, shares within the range, and kinds of work', () => {
  const [all, changes, products] = summarizeOutcomes([
    compared(40),
    compared(80),
    compared(160),
    compared(175, { hasRatio: false }),
    compared(null),
    { ...anOutcome(20), estimate: { hours: 10, p10: 5, p80: 15, p90: 25, kind: 'change' } },
    refused,
  ])

  expect(all).toMatchObject({
    set: 'shops',
    kind: null,
    texts: 7,
    withoutEstimate: 1,
    medianOutcome: 75,
    medianEstimate: 100,
    maxEstimate: 100,
    // Of 0.4, 0.8, 1.6 and 2.
    against: { ratio: expect.closeTo(1.2, 9) },
    ratios: 4,
    insideP10P90: 0.75,
    belowP80: 0.5,
    width: 4,
  })
  expect(all!.against.sigma).toBeCloseTo(0.7282, 3)
  expect(all!.against.rankCorrelation).toBeCloseTo(Math.SQRT1_2, 9)
  expect(changes).toMatchObject({ kind: 'change', texts: 1, against: { ratio: 2 }, width: 5 })
  expect(products).toMatchObject({ kind: 'product', texts: 5, ratios: 3 })
})

test('estimates within a factor of 1.5 of a reading are near, and both are compared with the outcomes', () => {
  const readings = compareReadings([
    compared(50, { readingHours: 100 }),
    compared(200, { readingHours: 150 }),
    compared(20, { readingHours: 20 }),
    compared(70),
  ])

  expect(readings).toMatchObject({
    texts: 3,
    ratio: 1,
    near: 2 / 3,
    reading: { ratio: 1, rankCorrelation: 1 },
    estimate: { ratio: 0.5, rankCorrelation: NaN },
  })
})

test('the report shows both tables and names the texts without an estimate without quoting them', () => {
  const outcomes = [compared(80, { readingHours: 90 }), compared(40), refused]

  const page = outcomeTables(outcomes, 'a model, version 1.0.0, 2026-11-22', 'markdown')

  expect(page).toContain('Analyst: a model, version 1.0.0, 2026-11-22.')
  expect(page).toContain('| shops | 3 | 1 | 70 | 100 | 100 | 0.60 | – | 0.49 | 2 | 50 % | 100 % | 4.00 |')
  expect(page).toContain('| All | 1 | 1.11 | 100 % | 0.80 | 0.89 | – | – | – | – |')
  expect(page).toContain('- shops, A shop has no estimate: "Nothing to build was found."')
  expect(outcomeTables([compared(80)], 'a model', 'text')).not.toContain('Recorded readings')
})
