import { type WorkType, formatWorkType } from '#contract/breakdown'
import type { Settings } from '#contract/settings'
import { number, percent, plural } from './format'
import { scheduleFactor, serialShare, speedOf, weekOf, weeksOf } from './schedule'
import { ruleOf, supportingWorkOf } from './supporting-work'

/** Returns the assumptions of every estimate, for the screen and the report. */
export function assumptionsOf(hours: number, notEstimated: number, settings: Settings, type: WorkType): string[] {
  const { developerCount, priority } = settings
  if (hours === 0) return ['No work to build was found in the requirements, so nothing was estimated.']
  return [
    `Each developer has ${hoursOf(weekOf('standard'))} productive hours a week for the estimated work${priority === 'standard' ? '' : `; at ${priority} priority ${hoursOf(weekOf(priority))}, which shortens the timeline to ${percent(scheduleFactor[priority])}`}.`,
    ...teamSentence(developerCount),
    `Type of work: ${formatWorkType(type)}. Beside building, it needs ${listOf(supportingWorkOf(type).map((work) => `${work.name.toLowerCase()} (${ruleOf(work, developerCount)})`))}. These hours are separate rows.`,
    'The range: in published data, about four in five finished projects stayed under the 80% figure at this stage of knowledge. It is not yet calibrated on your own projects, and it assumes that the requirements do not change.',
    ...surchargeSentence(hours, settings),
    ...(notEstimated === 0 ? ['Every requirement line is covered by a task or asks for nothing to be built.'] : []),
  ]
}

/** Returns the exclusions of every estimate. */
export const exclusionsOf = (notEstimated: number): string[] => [
  'Running costs: hosting, domains, licenses and fees of services that the software uses.',
  'Texts, images, translations and data provided by the client.',
  'Maintenance, support and requirement changes after handover, unless a task names them.',
  ...(notEstimated > 0 ? [notEstimatedSentence(notEstimated)] : []),
]

const notEstimatedSentence = (count: number) =>
  count === 1
    ? '1 requirement line that no task covers; it is listed as not estimated.'
    : `${number(count)} requirement lines that no task covers; they are listed as not estimated.`

function teamSentence(developers: Settings['developerCount']): string[] {
  if (developers === 1) return []
  const team = developers === 4 ? '4 developers (the figure taken for "4+")' : `${developers} developers`
  return [
    `${team} are ${speedOf(developers).toFixed(2)} times as fast as one, because ${percent(serialShare)} of the work is sequential.`,
  ]
}

function surchargeSentence(hours: number, settings: Settings): string[] {
  const weeks = weeksOf(hours, settings)
  if (settings.priority === 'standard' || weeks < weeksOf(hours, { ...settings, priority: 'standard' })) return []
  return [
    `The timeline is ${plural(weeks, 'week')} at standard priority as well: the ${settings.priority} surcharge saves no time here.`,
  ]
}

const hoursOf = (hours: number) => String(Math.round(hours))
const listOf = (parts: string[]) => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
