import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Estimation } from '#contract/estimation'
import { defaultTerms } from '#contract/terms'
import { type FinishedProject, type TrackRecord, Outcome, PastProject, hasBegun } from '#contract/track-record'
import { changeReport } from '#domain/change/change-text'
import { difference } from '#domain/change/difference'
import { estimationOf } from '#domain/estimate/estimate'
import { hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { exportViewOf } from '#domain/exports/export-view'
import { reportOf } from '#domain/exports/report'
import { describeCorrection, describeLittle, recordRowName, recordTitle } from '#domain/hours/record-texts'
import { clientRows } from '#domain/offer/client-rows'
import { offerOf } from '#domain/offer/offer'
import { withOptions } from '#domain/scope/estimate-with-options'
import { someBreakdown, someSettings, someTerms, someTrackRecord } from '#scripts/testing/arbitraries'
import { comparedHours, describeUnusual, trackRecordOf } from './track-record'

const finished = (id: string, project: Partial<FinishedProject> = {}): FinishedProject => ({
  id,
  title: `Project ${id}`,
  estimatedHours: 100,
  hours: 140,
  scope: 'same',
  finishedOn: '2026-11-01',
  ...project,
})
const sum = (rows: readonly { hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
const cost = (rows: readonly { cost?: number | undefined }[]) => rows.reduce((sum, { cost = 0 }) => sum + cost, 0)

/** Five projects that each took 40 % more. */
const five: TrackRecord = trackRecordOf(['a', 'b', 'c', 'd', 'e'].map((id) => finished(id)))!

test('corrected by a record, everything still adds up, and the work costs what it costs without it', () => {
  fc.assert(
    fc.property(someBreakdown, someSettings, someTerms, someTrackRecord, (breakdown, settings, terms, record) => {
      const input = { ...inputOf(breakdown, settings), terms }
      const corrected = estimationOf({ ...input, record })
      const { totalHours, totalCost, components, phases, resources, range } = corrected
      expect([sum(components), sum(phases), sum(resources)]).toEqual([totalHours, totalHours, totalHours])
      expect([cost(components), cost(phases), cost(resources)]).toEqual([totalCost, totalCost, totalCost])
      expect(range.p50).toEqual({ hours: totalHours, cost: totalCost })
      const figures = [...phases, ...resources].flatMap(({ hours, cost }) => [2 * hours, cost!])
      expect(figures.every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(true)

      const without = estimationOf({ ...input, terms: { ...terms, ignoresRecord: true }, record })
      const { record: unused, ...rest } = without
      expect(rest).toEqual(estimationOf(input))
      expect(unused).toMatchObject({ isApplied: false, hours: corrected.record!.hours, roles: [] })
      const work = components.filter(({ isRecord }) => !isRecord)
      expect(work).toEqual(without.components)
      expect(totalHours - without.totalHours).toBe(corrected.record!.hours)
      expect(sum(corrected.record!.roles)).toBe(corrected.record!.hours)
      expect(cost(corrected.record!.roles)).toBe(totalCost - without.totalCost)
      expect(v.parse(Estimation, corrected)).toEqual(corrected)
      const exported = exportViewOf({ project: { title: 'A', ...settings, terms }, estimation: corrected, day: '' })
      expect(exported.components.flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(components.length)
      expect(sum(exported.components)).toBe(totalHours)
    }),
    { numRuns: 30 },
  )
})

test('an estimate has the correction in a row of its own, and a narrower range', () => {
  const estimation = estimationOf({ ...inputOf(hundredHours), record: five })
  const row = estimation.components.at(-1)!

  expect(row).toMatchObject({ name: recordTitle, hours: estimation.record!.hours, isRecord: true })
  expect(row.hours).toBeGreaterThan(0)
  expect(describeCorrection(five)).toContain('5 finished projects, the last one finished on November 1, 2026')
  expect(estimation.origin?.record ?? row.hours).toBe(row.hours)

  const plain = estimationOf(inputOf(hundredHours))
  const relative = ({ range }: Estimation) => range.p90.hours / range.p10.hours
  expect(relative(estimation)).toBeLessThan(0.8 * relative(plain))
  const larger = estimationOf({
    ...inputOf(hundredHours),
    record: { ...five, projects: 6, ratios: [2, ...five.ratios] },
  })
  const { rows } = difference({ estimation }, { estimation: larger })
  expect(rows).toMatchObject([{ name: recordTitle, hours: larger.totalHours - estimation.totalHours }])
})

test('a client reads the correction in the other rows, which add up to the total, and their tasks to them', () => {
  fc.assert(
    fc.property(someBreakdown, someSettings, someTrackRecord, (breakdown, settings, record) => {
      const { components, totalHours } = estimationOf({ ...inputOf(breakdown, settings), record })
      const rows = clientRows(components)
      expect(sum(rows)).toBe(totalHours)
      expect(rows.map(({ name }) => name)).not.toContain(recordTitle)
      for (const { hours, tasks } of rows) {
        expect(hours).toBeGreaterThanOrEqual(0)
        if (tasks.length > 0) expect(sum(tasks)).toBe(hours)
      }
    }),
    { numRuns: 30 },
  )
  const uncorrected = estimationOf(inputOf(hundredHours)).components
  expect(clientRows(uncorrected)).toEqual(uncorrected)
})

test('files of an estimate show the hours of the correction, offers contain them, and neither says anything about the record', () => {
  const estimation = estimationOf({ ...inputOf(hundredHours), record: five })
  const settings = inputOf(hundredHours).settings
  const show = { hours: true, tasks: true, range: true, risks: true, rates: true }
  const choices = { title: 'Shop', note: '', show, options: [], validUntil: '2027-01-01' }
  const sender = { from: 'Ada', createdAt: '2026-11-20T09:00:00Z' }
  const offer = offerOf({ estimation, settings, terms: defaultTerms }, choices, sender)

  expect(sum(offer.components as { hours: number }[])).toBe(offer.hours)
  expect(JSON.stringify(offer)).not.toMatch(/record|finished|ratio|past projects/i)
  expect(offer.assumptions).toEqual(hundredHours.assumptions)
  const project = { title: 'Shop', ...settings, terms: defaultTerms }
  const without = { estimation: estimationOf(inputOf(hundredHours)) }
  const files = [
    reportOf(project, estimation),
    JSON.stringify(exportViewOf({ project, estimation, day: '' })),
    changeReport('Change request 1', difference(without, { estimation })),
  ]
  for (const file of files) {
    expect(file).toContain(recordTitle)
    expect(file).not.toMatch(/your own record|your record|5 (finished )?projects|2026-11-01|% (higher|lower)/i)
  }
  const unpriced = offerOf({ estimation, settings }, { ...choices, show: { ...show, hours: false } }, sender)
  expect(unpriced.components).toHaveLength(estimation.components.length - 1)
})

test('the record has only projects that count, the last finished first, and of the newest twenty the ratios', () => {
  const projects = [
    finished('old', { finishedOn: '2026-01-01', hours: 200, hours80: 150 }),
    finished('new', { finishedOn: '2026-11-02', hours: 90, hours80: 150 }),
    finished('grown', { scope: 'more' }),
    finished('unpriced', { scope: 'more', changeHours: 0 }),
    finished('priced', { scope: 'more', changeHours: 20, finishedOn: '2026-06-01' }),
  ]
  const record = trackRecordOf(projects)

  expect(record).toEqual({ projects: 3, finishedOn: '2026-11-02', ratios: [0.9, 1.4, 2], ranged: 2, under80: 1 })
  expect(trackRecordOf(projects.toReversed())).toEqual(record)
  expect(trackRecordOf([finished('grown', { scope: 'less' })])).toBeUndefined()
  const many = trackRecordOf(Array.from({ length: 30 }, (_, at) => finished(String(at).padStart(2, '0'))))!
  expect(many).toMatchObject({ projects: 30, ratios: Array(20).fill(1.4) })
  expect(recordRowName(many)).toBe('Your record, the newest 20 of 30 projects')
  expect(describeCorrection(many)).toContain('The newest 20 of 30 finished projects, the last one')
  expect(describeCorrection(many)).toContain('They make this estimate 27% higher')
  expect(describeCorrection({ ...many, ratios: [0.5] })).toContain('They make this estimate 21% lower')
  expect(describeCorrection({ ...many, projects: 1, ratios: [0.5] })).toContain('It makes this estimate 21% lower')
  const ofOneDay = (ids: string) => [
    finished(ids[0]!, { title: 'Shop', hours: 90 }),
    finished(ids[1]!, { title: 'Shop', hours: 200 }),
    finished(ids[2]!, { title: 'Blog' }),
  ]
  expect(trackRecordOf(ofOneDay('abc'))!.ratios).toEqual([1.4, 0.9, 2])
  expect(trackRecordOf(ofOneDay('cba').toReversed())).toEqual(trackRecordOf(ofOneDay('abc')))
})

test('one or two projects are said to move an estimate less than their mean only if they do', () => {
  const describe = (...ratios: number[]) => describeLittle({ ...five, projects: ratios.length, ratios })
  expect(describe(1.4)).toBe('One project says little: this estimate is raised by about 12%, not 40%.')
  expect(describe(0.8, 0.5)).toBe('Two projects say little: this estimate is lowered by about 19%, not 37%.')
  expect(describe(1.5, 0.62)).toBe('Two projects say little: this estimate is raised by about 1%.')
  expect(describe(1.3, 0.72)).toBe('Two projects say little: this estimate stays as it is.')
})

test('an outcome of accepted options is compared with the hours before a correction of their work too', () => {
  const scope = { changes: [{ component: 'Shop', state: 'optional' as const }], added: [] }
  const { estimation } = withOptions({ estimation: estimationOf({ ...inputOf(hundredHours), scope, record: five }) }, [
    'Shop',
  ])
  const { record, totalHours, range } = estimationOf({ ...inputOf(hundredHours), record: five })

  expect(estimation.record).toEqual(record)
  expect(comparedHours(estimation, { scope: 'same' })).toEqual({
    estimatedHours: totalHours - record!.hours,
    hours80: range.p80.hours,
  })
})

test('an outcome is compared with the hours before the correction, so that corrections do not add up', () => {
  const estimation = estimationOf({ ...inputOf(hundredHours), record: five })
  const plain = estimationOf(inputOf(hundredHours))

  expect(comparedHours(estimation, { scope: 'same' })).toEqual({
    estimatedHours: plain.totalHours,
    hours80: estimation.range.p80.hours,
  })
  const compared = (scope: 'more' | 'less', changeHours: number) => comparedHours(plain, { scope, changeHours })
  expect(compared('more', plain.totalHours)?.estimatedHours).toBe(2 * plain.totalHours)
  expect(compared('less', 20)?.estimatedHours).toBe(plain.totalHours - 20)
  expect(compared('less', plain.totalHours)).toBeNull()
})

const outcome = { hours: 120, scope: 'same', finishedOn: '2026-11-20' }
const hours = 'Hours must be a number between 0.25 and 100,000.'
const day = 'Enter the day on which the project was finished, such as 2026-11-20.'
const changes =
  'Hours of change requests must be a number between 0.25 and 100,000. Leave them empty if there were none.'
const parts = 'The hours by phase add up to 119.3, not to the 120 of the project. Correct them or leave them empty.'
test.each([
  ['no hours', { hours: 0 }, hours],
  ['negative hours', { hours: -8 }, hours],
  ['a billion hours', { hours: 1e9 }, hours],
  ['hours as text', { hours: '120' }, hours],
  ['endless hours', { hours: Infinity }, hours],
  ['a day that does not exist', { finishedOn: '2026-02-30' }, day],
  ['a day as people write it', { finishedOn: '20.11.2026' }, day],
  ['phases that do not add up', { phases: [100.1, 19.2].map((hours) => ({ name: 'Development', hours })) }, parts],
  ['no hours of changes', { scope: 'more', changeHours: 0 }, changes],
  ['negative changes', { scope: 'less', changeHours: -20 }, changes],
  [
    'changes of the same scope',
    { changeHours: 20 },
    'With the same scope, there are no hours of change requests. Leave them empty.',
  ],
  ['another scope', { scope: 'huge' }, 'Choose if the scope was the same, more or less.'],
])('an outcome with %s is rejected', (_, given, message) => {
  const { success, issues } = v.safeParse(Outcome, { ...outcome, ...given })

  expect(success).toBe(false)
  expect(issues?.[0].message).toBe(message)
})

test('hours beyond five times the estimate, or below a fifth of it, are unusual', () => {
  const describe = (hours: number) => describeUnusual({ hours, estimatedHours: 100 })
  expect([500, 501, 20, 19.9].map(describe)).toEqual([
    undefined,
    'more than five times the estimate',
    undefined,
    'less than a fifth of the estimate',
  ])
})

test('a day is in the future once it has begun nowhere on Earth', () => {
  const now = new Date('2026-11-20T11:00:00Z')
  expect(hasBegun('2026-11-21', now)).toBe(true)
  expect(hasBegun('2026-11-22', now)).toBe(false)
  expect(v.safeParse(PastProject, { title: '\u202e', estimatedHours: 1, ...outcome }).success).toBe(false)
})
