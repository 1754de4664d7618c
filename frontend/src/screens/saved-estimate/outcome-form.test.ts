import { expect, test } from 'vitest'
import { emptyScope } from '#contract/scope'
import type { FinishedProject } from '#contract/track-record'
import { estimationOf } from '#domain/estimate/estimate'
import { hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { type OutcomeForm, comparedWith, formOf, mayRepeatOptions, readOutcome, withPhase } from './outcome-form'

const typed = (form: Partial<OutcomeForm>) => readOutcome({ ...formOf(undefined), hours: '120', ...form })
const ambiguous = 'can mean thousands or decimals. Write it without a thousands separator.'

test('hours that two countries read differently are not stored, in any field', () => {
  expect(typed({ hours: '1.200' }).errors).toEqual({ hours: `“1.200” ${ambiguous}` })
  // The page itself writes thousands with a comma.
  expect(typed({ hours: '2,650', byPhase: { Development: '2,650 h' } }).value).toMatchObject({ hours: 2_650 })
  const { errors } = typed({
    hours: '1200',
    scope: 'more',
    changeHours: '1.200',
    byPhase: { Development: '1.200', 'UX & Design': '0' },
  })
  expect(errors).toMatchObject({ changeHours: `“1.200” ${ambiguous}`, Development: `“1.200” ${ambiguous}` })
  expect(typed({ hours: '1,200.0' }).value?.hours).toBe(1_200)
  expect(typed({ hours: formOf({ hours: 1.125 } as Parameters<typeof formOf>[0]).hours }).value?.hours).toBe(1.125)
})

test('a problem with the hours of a phase is shown at that phase, and one with their sum at the first', () => {
  const hours = 'Hours must be a number between 0.25 and 100,000.'
  expect(typed({ byPhase: { 'UX & Design': '20', Development: 'many' } }).errors).toEqual({ Development: hours })
  expect(typed({ byPhase: { 'UX & Design': '20', Development: '99' } }).errors).toEqual({
    'UX & Design': 'The hours by phase add up to 119, not to the 120 of the project. Correct them or leave them empty.',
  })
  expect(typed({ byPhase: { 'UX & Design': '20', Development: '100' } }).value).toMatchObject({ hours: 120 })
})

test('the hours by phase add up to those of the project, unless others were typed', () => {
  const type = (form: OutcomeForm, phases: [string, string][]) =>
    phases.reduce((typed, [phase, hours]) => ({ ...typed, ...withPhase(typed, phase, hours) }), form)
  const both: [string, string][] = [
    ['UX & Design', '20'],
    ['Development', '100,5'],
  ]
  expect(type(formOf(undefined), both).hours).toBe('120.5')
  expect(type(type(formOf(undefined), both), [['Development', '']]).hours).toBe('20')
  expect(type({ ...formOf(undefined), hours: '130' }, both).hours).toBe('130')
  // Another tab may change other fields in the meantime.
  expect(withPhase({ ...formOf(undefined), hours: '130' }, 'Development', '2')).toEqual({
    byPhase: { Development: '2' },
  })
})

test('a correction asks if change hours that are older than the accepted options include these', () => {
  const scope = { ...emptyScope, changes: [{ component: 'Accounts', state: 'optional' as const }] }
  const estimation = estimationOf({ ...inputOf(hundredHours), scope })
  const withOptions = (...acceptedOptions: string[]) => ({ estimation, acceptedOptions })
  const saved = withOptions('Accounts')
  const outcome = { hours: 140, scope: 'more' as const, changeHours: 30, finishedOn: '2026-11-20' }
  const closed = { id: '1', title: 'Shop', ...outcome }
  const older: FinishedProject = { ...closed, estimatedHours: estimation.totalHours + 30 }

  expect(mayRepeatOptions(saved, older, { ...outcome, hours: 150 })).toBe(true)
  expect(mayRepeatOptions(saved, older, { ...outcome, changeHours: 18 })).toBe(false)
  expect(mayRepeatOptions(saved, { ...closed, ...comparedWith(saved, older)! }, outcome)).toBe(false)
  expect(mayRepeatOptions(withOptions(), older, outcome)).toBe(false)
})
