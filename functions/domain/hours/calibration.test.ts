import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviationAt, hoursAddedBy, correctionOf, studentT } from './calibration'

const recordOf = (...ratios: number[]) => ({ ratios })
const widthOf = (sigma: number, ...ratios: number[]) =>
  deviationAt(1.2816, sigma, recordOf(...ratios)) - deviationAt(-1.2816, sigma, recordOf(...ratios))

const someSigma = fc.double({ min: 0.3, max: 0.8, noNaN: true })
const someRatio = fc.double({ min: 0.001, max: 1_000, noNaN: true })
const someRatios = fc.array(someRatio, { minLength: 1, maxLength: 20 })

test('without a project nothing changes', () => {
  fc.assert(
    fc.property(someSigma, fc.double({ min: -3, max: 3, noNaN: true }), (sigma, quantile) => {
      expect(correctionOf(recordOf())).toBe(1)
      expect(deviationAt(quantile, sigma, recordOf())).toBe(quantile * sigma)
      expect(deviationAt(quantile, sigma)).toBe(quantile * sigma)
    }),
  )
})

test('one project that took 40 % more raises the next estimate by 12 %, and one outlier of ×10 by 26 %', () => {
  expect(correctionOf(recordOf(1.4))).toBeCloseTo(1.12, 2)
  expect(correctionOf(recordOf(10))).toBeCloseTo(2 ** (1 / 3), 10)
})

test('one project that took as long as estimated narrows the range by 4 %', () => {
  expect(widthOf(0.43, 1) / (2 * 1.2816 * 0.43)).toBeCloseTo(0.96, 2)
})

test('another project as estimated never moves the correction of projects that all took longer, or shorter, away from 1', () => {
  const someRecord = fc.array(fc.double({ min: 1, max: 1_000, noNaN: true }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(someRecord, fc.nat(20), fc.boolean(), (ratios, position, isShorter) => {
      const record = isShorter ? ratios.map((ratio) => 1 / ratio) : ratios
      const moved = (given: number[]) => Math.abs(Math.log(correctionOf(recordOf(...given))))
      expect(moved(record.toSpliced(position, 0, 1))).toBeLessThanOrEqual(moved(record) + 1e-12)
    }),
  )
})

test('no project alone moves an estimate by more than 26 %, however many others were as estimated', () => {
  fc.assert(
    fc.property(someRatio, fc.nat(19), fc.nat(19), (ratio, others, position) => {
      const moved = correctionOf(recordOf(...Array<number>(others).fill(1).toSpliced(position, 0, ratio)))
      expect(Math.max(moved, 1 / moved)).toBeLessThan(1.26)
    }),
  )
})

test('agreement narrows the range from the first project on, and scatter widens it', () => {
  fc.assert(
    fc.property(
      someSigma,
      fc.integer({ min: 1, max: 19 }),
      fc.double({ min: 0.8, max: 1.25, noNaN: true }),
      (sigma, count, ratio) => {
        const agreeing = Array.from({ length: count }, () => ratio)
        expect(widthOf(sigma, ...agreeing)).toBeLessThan(2 * 1.2816 * sigma)
        expect(widthOf(sigma, ...agreeing, ratio)).toBeLessThan(widthOf(sigma, ...agreeing))
        const scattered = agreeing.map((one, at) => one * (at % 2 === 0 ? 3 : 1 / 3))
        expect(widthOf(sigma, ...scattered)).toBeGreaterThan(widthOf(sigma, ...agreeing))
      },
    ),
  )
})

test('twenty wildly different projects widen the range and leave the figure near the method', () => {
  const wild = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 4 : 0.25) * (1 + (at % 3) / 10))

  expect(Math.abs(Math.log(correctionOf(recordOf(...wild))))).toBeLessThan(Math.log(1.25))
  expect(widthOf(0.43, ...wild)).toBeGreaterThan(2 * 2 * 1.2816 * 0.43)
})

test('a team that always takes twice its estimate is corrected by more with each project', () => {
  const corrections = Array.from({ length: 12 }, (_, at) => correctionOf(recordOf(...Array<number>(at + 1).fill(2))))

  expect(corrections).toEqual(corrections.toSorted((one, other) => one - other))
  expect(corrections.at(-1)).toBeGreaterThan(1.6)
  expect(corrections.at(-1)).toBeLessThan(2)
})

test('the range stays in order, and hours stay whole from 40 h on, and above 0, whatever the record', () => {
  fc.assert(
    fc.property(someRatios, someSigma, fc.integer({ min: 0, max: 100_000 }), (ratios, sigma, hours) => {
      const record = recordOf(...ratios)
      const points = [-1.2816, 0, 0.8416, 1.2816].map((quantile) => deviationAt(quantile, sigma, record))
      expect(points).toEqual(points.toSorted((one, other) => one - other))
      expect(points[1]).toBe(0)

      const corrected = hours + hoursAddedBy(record, hours)
      expect(Number.isSafeInteger(corrected < 40 ? 2 * corrected : corrected)).toBe(true)
      expect(corrected > 0).toBe(hours > 0)
    }),
  )
})

// Abramowitz and Stegun, table 26.10.
test.each([
  [7, 0.896, 1.415],
  [8, 0.889, 1.397],
  [10, 0.879, 1.372],
  [15, 0.866, 1.341],
  [26, 0.856, 1.315],
])('Student’s t with %i degrees of freedom agrees with the tables', (freedom, at80, at90) => {
  expect(studentT(0.8416, freedom)).toBeCloseTo(at80, 3)
  expect(studentT(1.2816, freedom)).toBeCloseTo(at90, 3)
})
