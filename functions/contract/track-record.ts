import * as v from 'valibot'
import { isoDate } from './iso-date'
import { maxTitleLength, trackRecordLimits } from './limits'
import { oneLineText } from './one-line'
import { phases } from './phases'
import { wholeNumber } from './whole-number'

const { projects: maxProjects, newest, minHours, maxHours } = trackRecordLimits

const hoursInvalid = `Hours must be a number between ${minHours} and ${wholeNumber(maxHours)}.`
const Hours = v.pipe(
  v.number(hoursInvalid),
  v.finite(hoursInvalid),
  v.minValue(minHours, hoursInvalid),
  v.maxValue(maxHours, hoursInvalid),
)

const dateInvalid = 'Enter the day on which the project was finished, such as 2026-11-20.'

const FinishedOn = isoDate(dateInvalid)

export const finishedInFuture = 'The day on which the project was finished is in the future.'

/** True for a day that has begun somewhere on Earth (UTC+14). */
export const hasBegun = (date: string, now: Date): boolean =>
  date <= new Date(now.getTime() + 14 * 60 * 60 * 1_000).toISOString().slice(0, 10)

const scopeChanges = ['same', 'more', 'less'] as const

const changeInvalid = `Hours of change requests must be a number between ${minHours} and ${wholeNumber(maxHours)}. Leave them empty if there were none.`
const changeWithoutReason = 'With the same scope, there are no hours of change requests. Leave them empty.'

/** Returns the sum of hours by phase, rounded to hundredths. */
export const sumPhases = (phases: readonly { hours: number }[] = []) =>
  Math.round(100 * phases.reduce((sum, phase) => sum + phase.hours, 0)) / 100

/** A finished project: a saved estimate with its outcome, or one that was estimated elsewhere. */
export const FinishedProject = v.object({
  /** The project's id, or an id of its own if it was estimated elsewhere. */
  id: v.string(),
  /** The saved estimate. Absent for projects that were estimated elsewhere. */
  savedId: v.optional(v.string()),
  title: v.string(),
  /** Even-odds hours before any correction by a track record. */
  estimatedHours: v.number(),
  /** Hours that it was to stay under with 80 %. */
  hours80: v.optional(v.number()),
  hours: v.number(),
  phases: v.optional(v.array(v.object({ name: v.string(), hours: v.number() }))),
  scope: v.picklist(scopeChanges),
  /** As in `Outcome`. It had a sign at first. */
  changeHours: v.optional(v.pipe(v.number(), v.transform(Math.abs))),
  finishedOn: v.string(),
})
export type FinishedProject = v.InferOutput<typeof FinishedProject>

/** Effort that the project of a saved estimate really took. */
export const Outcome = v.pipe(
  v.object({
    hours: Hours,
    /** Hours by phase, which add up to `hours`. */
    phases: v.optional(
      v.pipe(
        v.array(
          v.object({
            name: v.picklist(phases, 'Unknown phase.'),
            hours: v.pipe(v.number(hoursInvalid), v.minValue(0, hoursInvalid), v.maxValue(maxHours, hoursInvalid)),
          }),
        ),
        v.maxLength(phases.length, `A project has ${phases.length} phases.`),
      ),
    ),
    /** The work done, compared with the estimate. */
    scope: v.picklist(scopeChanges, 'Choose if the scope was the same, more or less.'),
    /**
     * Hours of change requests that were priced apart from the estimate: added to it with more scope, and subtracted
     * with less. With them, the project counts.
     */
    changeHours: v.optional(
      v.pipe(v.number(changeInvalid), v.minValue(minHours, changeInvalid), v.maxValue(maxHours, changeInvalid)),
    ),
    finishedOn: FinishedOn,
    /** Finished project that was shown when this was entered, null if there was none. Rejected if it is another by now. */
    replaces: v.optional(v.nullable(FinishedProject)),
  }),
  v.check(
    ({ hours, phases }) => !phases || Math.abs(sumPhases(phases) - hours) <= 0.01 * phases.length,
    ({ input: { hours, phases } }) =>
      `The hours by phase add up to ${sumPhases(phases)}, not to the ${hours} of the project. Correct them or leave them empty.`,
  ),
  v.forward(
    v.check(({ scope, changeHours }) => scope !== 'same' || changeHours === undefined, changeWithoutReason),
    ['changeHours'],
  ),
)
export type Outcome = v.InferOutput<typeof Outcome>

/** A project that was estimated elsewhere. */
export const PastProject = v.object({
  title: oneLineText('Enter a title.', maxTitleLength, `A title can have at most ${maxTitleLength} characters.`),
  estimatedHours: Hours,
  hours: Hours,
  finishedOn: FinishedOn,
})
export type PastProject = v.InferOutput<typeof PastProject>

/** Numbers by which a person's finished projects correct the next estimate. `trackRecordOf` computes them. */
export const TrackRecord = v.object({
  /** Projects that count. */
  projects: v.number(),
  /** Day on which the last of them was finished, as an ISO date. */
  finishedOn: v.string(),
  /** Actual ÷ estimated hours of the newest ones, the newest first. */
  ratios: v.pipe(v.array(v.number()), v.maxLength(newest)),
  /** Of the newest ones: those with an 80 % figure, and how many stayed under it. */
  ranged: v.number(),
  under80: v.number(),
})
export type TrackRecord = v.InferOutput<typeof TrackRecord>

/** All finished projects, the last finished first, and their record, if any of them counts. */
export const FinishedProjects = v.object({
  projects: v.array(FinishedProject),
  trackRecord: v.optional(TrackRecord),
})
export type FinishedProjects = v.InferOutput<typeof FinishedProjects>

export const tooManyFinished = `A track record can have at most ${wholeNumber(maxProjects)} projects. Remove some, or add only the latest ones.`

/** Adds projects that were estimated elsewhere, or removes finished projects by their ids. */
export const TrackRecordChange = v.object({
  add: v.optional(v.pipe(v.array(PastProject), v.maxLength(maxProjects, tooManyFinished)), []),
  remove: v.optional(v.pipe(v.array(v.string()), v.maxLength(maxProjects, tooManyFinished)), []),
})
export type TrackRecordChange = v.InferInput<typeof TrackRecordChange>

export const trackRecordTooLarge =
  'Your track record is too long to store. Please shorten the titles or remove some projects.'
export const changesUnbounded =
  'With these change requests, the estimate has no hours left. Enter fewer hours of change requests.'
export const closedElsewhere =
  'Another saved estimate of this project already has its outcome. Withdraw that one first.'
/** Error for an outcome that was changed since the form of another one was opened. */
export const outcomeChanged = (hours: number | undefined) =>
  hours === undefined
    ? 'The outcome was withdrawn in the meantime. Save again to enter this one.'
    : `The project was closed in the meantime, with ${hours} h. Save again to replace that.`
export const soldLater =
  'A client accepted a later estimate of this project. Close the project from that one, which has all work that was sold.'
