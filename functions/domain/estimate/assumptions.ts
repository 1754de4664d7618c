import { type WorkType, formatWorkType } from '#contract/breakdown'
import type { Priority, Settings } from '#contract/settings'
import { type PhaseHours, scheduleFactor, scheduleOf, weekOf, weeksOf } from '#domain/hours/schedule'
import { ruleOf, supportingWorkOf } from '#domain/hours/supporting-work'
import { formatWeeks, number, percent, plural } from '#domain/text/format'
import { listOf } from '#domain/text/text'

/** Part of a sentence that clients read, so that it reveals nothing of the record. */
const calibrated = 'calibrated on past projects'

/** Numbers of requirement lines: all, those that no task covers, and those read as asking for nothing to be built. */
interface LineCounts {
  all: number
  notEstimated: number
  background: number
}

/**
 * Returns the assumptions of every estimate, for the screen and the report. `isReduced` if a person left work out, and
 * `isCalibrated` if a record corrected the estimate. A saved estimate is recognized by all its texts: if these are reworded,
 * none that was saved before is recognized any more.
 */
export function assumptionsOf(
  phases: readonly PhaseHours[],
  lines: LineCounts,
  settings: Settings,
  type: WorkType,
  isReduced: boolean,
  isCalibrated: boolean,
): string[] {
  const { developerCount, priority } = settings
  if (phases.length === 0)
    return [
      isReduced
        ? 'All work is optional or out of scope, so nothing is priced.'
        : 'No work to build was found in the requirements, so nothing was estimated.',
    ]
  return [
    `Each person has ${hoursOf('standard')} productive hours a week for the estimated work${priority === 'standard' ? '' : `; at ${priority} priority ${hoursOf(priority)}, which shortens the timeline to ${percent(scheduleFactor[priority])}`}.`,
    `${teamSentence(developerCount)} A phase takes its hours ÷ (people × ${hoursOf(priority)} h), and the timeline is the sum, rounded up to whole weeks.`,
    `The persons of a role are an average over the whole timeline: its hours ÷ (weeks × ${hoursOf(priority)} h).`,
    `Type of work: ${formatWorkType(type)}. Beside building, it needs ${listOf(supportingWorkOf(type).map((work) => `${work.name.toLowerCase()} (${ruleOf(work, developerCount)})`))}. These hours are separate rows.`,
    `The range: in published data, about four in five finished projects stayed under the 80% figure at this stage of knowledge. It is ${isCalibrated ? calibrated : 'not yet calibrated on your own projects'}, and it assumes that the requirements do not change.`,
    ...surchargeSentence(phases, settings),
    ...backgroundSentence(lines),
  ]
}

function backgroundSentence({ all, notEstimated, background }: LineCounts): string[] {
  if (background > 0)
    return [
      `${number(background)} of ${plural(all, 'requirement line')} ${background === 1 ? 'was' : 'were'} read as background, such as headings, descriptions and exclusions, and ${background === 1 ? 'adds' : 'add'} no hours.`,
    ]
  return notEstimated === 0 ? ['A task cites every requirement line.'] : []
}

function teamSentence(developers: Settings['developerCount']): string {
  const team = `${developers} developers${developers === 4 ? ' (the figure taken for "4+")' : ''}`
  return `The phases follow one another${developers === 1 ? ', and one person works at a time' : `. ${team} develop, and test and fix together; one person does each of the other phases`}.`
}

function surchargeSentence(phases: readonly PhaseHours[], settings: Settings): string[] {
  const weeks = weeksOf(scheduleOf(phases, settings))
  const standard = weeksOf(scheduleOf(phases, { ...settings, priority: 'standard' }))
  if (settings.priority === 'standard' || weeks < standard) return []
  return [
    `The timeline is ${formatWeeks(weeks)} at standard priority as well: the ${settings.priority} surcharge saves no time here.`,
  ]
}

const hoursOf = (priority: Priority) => number(Math.round(10 * weekOf(priority)) / 10)
