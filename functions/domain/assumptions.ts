import { type WorkType, formatWorkType } from '#contract/breakdown'
import type { EstimatedComponent, EstimatedTask, Estimation, Line } from '#contract/estimation'
import type { Priority, Settings } from '#contract/settings'
import { linesBeside } from './included-lines'
import { number, percent, plural } from './format'
import { withoutBullet, withoutCellMarks } from './list-marks'
import { oneLine } from './text'
import { type PhaseHours, scheduleFactor, scheduleOf, weekOf, weeksOf } from './schedule'
import { ruleOf, supportingWorkOf } from './supporting-work'

/** Says that a record corrected the estimate, and nothing about the record, because clients read it. */
export const calibrated = 'calibrated on past projects'

/** Numbers of requirement lines: all, those that no task covers, and those read as asking for nothing to be built. */
interface LineCounts {
  all: number
  notEstimated: number
  background: number
}

/**
 * Returns the assumptions of every estimate, for the screen and the report. `isReduced` if a person left work out, and
 * `isCalibrated` if a record corrected the estimate.
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

/** Maximum number of requirement lines quoted with one piece of work, and length of those in a trace. */
export const quoted = { lines: 3, characters: 160 }

/**
 * Names all work that a person left out, without the lines of included work. If another part of a task is included, such
 * as its back end, the role says which part is missing.
 */
export function outOfScopeSentences(
  outOfScope: Estimation['outOfScope'],
  included: readonly Pick<EstimatedComponent, 'name' | 'tasks' | 'sources'>[],
  lines: readonly Line[],
): string[] {
  if (outOfScope.length === 0) return []
  const sources = new Set(included.flatMap(linesBeside(outOfScope)))
  return outOfScope.map((work) => {
    const [{ name, role }] = work.tasks as [EstimatedTask]
    const { component, componentName = component } = work
    const own = included.filter((one) => one.name === componentName)
    const isPart = work.task && own.some(({ tasks }) => tasks.some((task) => task.name === name))
    const title = isPart ? `${name} (${componentName}, ${role})` : work.title
    return outOfScopeSentence({ title, sources: work.sources }, lines, sources)
  })
}

/** Names work that a person left out, quoting the requirement lines that it came from, without `included` ones and those that its title quotes. */
export function outOfScopeSentence(
  { title, sources }: Pick<Estimation['outOfScope'][number], 'title' | 'sources'>,
  lines: readonly Line[],
  included: ReadonlySet<number> = new Set(),
): string {
  const missing = sources.filter((id) => !included.has(id))
  const texts = lines
    .filter(({ id }) => missing.includes(id))
    .map(({ text }) => withoutCellMarks(withoutBullet(oneLine(text))).replace(/[.:;!]$/, ''))
  const quotes = [...new Set(texts)].filter((text) => !title.includes(text)).map((text) => `“${text}”`)
  const more = quotes.splice(quoted.lines).length
  const from = [...quotes, ...(more > 0 ? [plural(more, 'more line')] : [])]
  return `Out of scope: ${title}${from.length > 0 ? `, from ${listOf(from)}` : ''}.`
}

function backgroundSentence({ all, notEstimated, background }: LineCounts): string[] {
  if (background > 0)
    return [
      `${number(background)} of ${plural(all, 'requirement line')} ${background === 1 ? 'was' : 'were'} read as background, such as headings, descriptions and exclusions, and ${background === 1 ? 'adds' : 'add'} no hours.`,
    ]
  return notEstimated === 0 ? ['A task cites every requirement line.'] : []
}

export const notEstimatedSentence = (count: number) =>
  count === 1
    ? '1 requirement line that no task covers; it is listed as not estimated.'
    : `${number(count)} requirement lines that no task covers; they are listed as not estimated.`

function teamSentence(developers: Settings['developerCount']): string {
  if (developers === 1) return 'The phases follow one another, and one person works at a time.'
  const team = developers === 4 ? '4 developers (the figure taken for "4+")' : `${developers} developers`
  return `The phases follow one another. ${team} develop, and test and fix together; one person does each of the other phases.`
}

function surchargeSentence(phases: readonly PhaseHours[], settings: Settings): string[] {
  const weeks = weeksOf(scheduleOf(phases, settings))
  const standard = weeksOf(scheduleOf(phases, { ...settings, priority: 'standard' }))
  if (settings.priority === 'standard' || weeks < standard) return []
  return [
    `The timeline is ${plural(weeks, 'week')} at standard priority as well: the ${settings.priority} surcharge saves no time here.`,
  ]
}

const hoursOf = (priority: Priority) => number(Math.round(10 * weekOf(priority)) / 10)
const listOf = (parts: string[]) =>
  parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
