import type { Role } from '#contract/breakdown'
import type { EstimatedComponent, EstimatedTask, Estimation, Line } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import type { Offer, OfferedTask, OfferedWork, ShareChoices } from '#contract/share'
import { defaultTerms } from '#contract/terms'
import { sum } from '#domain/hours/apportion'
import { totalOf } from '#domain/hours/price'
import { nameOfPhase, reasonOf } from '#domain/hours/supporting-work'
import { chargedRateOf, describeSurcharge } from '#domain/hours/surcharge'
import { builds } from '#domain/hours/task-sources'
import { isNamedByPerson, joinParts, titleOf } from '#domain/hours/task-titles'
import { indexIncluded, listExclusions, listNotEstimated, outOfScopeSentence } from '#domain/scope/exclusion-sentences'
import { linesBeside } from '#domain/scope/included-lines'
import { namedOptions, timelineWithOptions } from '#domain/scope/options'
import { scopeKey } from '#domain/scope/scope'
import { withoutBullet } from '#domain/text/list-marks'
import { quotedText } from '#domain/text/quoted-line'
import { findAll, singleQuotes } from '#domain/text/text'
import { wordsOf } from '#domain/text/words'
import { clientRows, spreadOver } from './client-rows'
import { clientText } from './client-text'
import { fillers, findParts } from './named-work'
import { revealsContingency } from './offer-price'
import { partIsOption, partIsOut, remarkOn } from './offer-text'
import { offeredTexts } from './offered-texts'

type Given = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/** Name of the sender and time of sending, ISO 8601. */
export interface Sender {
  from: string
  createdAt: string
}

/** Choices of a new link: the price with all options, and nothing beside it. */
export const defaultChoices = ({ title, estimation }: Pick<SavedSnapshot, 'title' | 'estimation'>) => ({
  title,
  note: '',
  show: { hours: false, tasks: false, range: false, risks: false, rates: false },
  options: estimation.options.map(({ component, task }) => ({ component, task })),
})

/** Work beside the components of an offer: the options that are offered, and options and other work that are left out. */
interface Beside {
  offered: ReturnType<typeof namedOptions>
  leftOut: readonly (Estimation['outOfScope'][number] & { name: string })[]
}

/** Projects a saved estimate to what its client sees: only the parts that the owner chose. */
export function offerOf(saved: Given, choices: ShareChoices, sender: Sender): Offer {
  const { estimation, settings = defaultSettings, terms = defaultTerms } = saved
  const { title, note, validUntil, show } = choices
  const chosen = choices.options.map(scopeKey)
  const all = namedOptions(estimation)
  const offered = all.filter((option) => chosen.includes(scopeKey(option)))
  const notOffered = all.filter((option) => !offered.includes(option))
  const outOfScope = estimation.outOfScope.map((work) => ({ ...work, name: work.title }))
  const beside = { offered, leftOut: [...notOffered, ...outOfScope] }

  const exclusions = listOutOfScope(estimation, notOffered, beside)
  const components = offerComponents(estimation, show, beside, exclusions)
  const options = offerOptions(estimation, show, beside)
  const quoted = new Set([...components, ...options].flatMap(linesIn))
  const { risks, assumptions } = offeredTexts(estimation, beside)
  const price = basePrice(estimation)
  const surcharge = describeSurcharge(settings)

  return {
    title,
    note,
    ...sender,
    validUntil,
    components,
    options,
    lines: estimation.lines.filter(({ id }) => quoted.has(id)).map(quoteOf),
    exclusions: exclusions.map(clientText),
    notEstimated: listNotEstimated(estimation).map(quoteOf),
    assumptions,
    ...offeredTimeline(estimation.timeline),
    ...(offered.length > 0 && {
      weeksWithOptions: timelineWithOptions(
        saved,
        offered.map(({ name }) => name),
      ).weeks,
    }),
    price,
    ...(show.hours && { hours: estimation.totalHours }),
    ...(show.range && {
      // A price that was agreed on is in the range that its client sees.
      range: { low: estimation.range.p10.cost, high: Math.max(estimation.range.p90.cost, price.quoted) },
    }),
    ...(show.risks && { risks }),
    ...(show.rates &&
      !revealsContingency(estimation, show) && {
        rates: estimation.resources.map(({ role }) => ({ role, rate: chargedRateOf(role as Role, terms, settings) })),
        ...(surcharge && { surcharge }),
      }),
  }
}

/** Returns the sentences on the options that are not offered, and then the exclusions of the estimate. */
function listOutOfScope(estimation: Estimation, notOffered: Beside['offered'], { offered, leftOut }: Beside) {
  const included = indexIncluded(estimation.components, offered)
  const sentences = notOffered.map((option) =>
    outOfScopeSentence(
      option,
      estimation.lines,
      included,
      leftOut.filter((work) => work !== option),
    ),
  )
  return [...sentences, ...listExclusions(estimation)]
}

/**
 * Returns the components of an offer. Each quotes only lines that no other one quotes and that no name says, and names the
 * works that have a part of it elsewhere.
 */
function offerComponents(
  estimation: Estimation,
  show: ShareChoices['show'],
  { offered, leftOut }: Beside,
  exclusions: readonly string[],
): OfferedWork[] {
  const rows = describeRows(estimation, offered).map((row) => {
    const { name, originalName = name, sources } = row
    // The lines of tasks that the owner moved go along, although the design of the component still cites them.
    const isMoved = ({ original }: EstimatedTask) => original?.component === originalName
    const tasks = estimation.components.flatMap((other) => other.tasks.filter(isMoved))
    return { ...row, sources: linesBeside([...leftOut, ...offered, { tasks, sources }])(row) }
  })
  // Their owner may name left-out works in other words.
  const excluded = leftOut.filter(({ title }) => exclusions.some((text) => text.includes(title)))
  return quoteOnce(rows.map(projectWork(estimation, show)), estimation, show).map((work, at) => {
    const { description, tasks } = rows[at]!
    const partsIn = (works: typeof leftOut) => findParts(works, linesIn(work), tasks)
    const remark = `${remarkOn(partIsOut, partsIn(excluded))} ${remarkOn(partIsOption, partsIn(offered))}`.trim()
    return { ...work, ...(description && { description }), ...(remark && { remark }) }
  })
}

/** Returns the options of an offer, whose tasks add up to their hours. */
const offerOptions = (estimation: Estimation, show: ShareChoices['show'], { offered, leftOut }: Beside) =>
  offered.map(({ price, ...option }) => {
    // An optional task is named by the option.
    const { name, tasks: all, sources } = option
    const whole = { ...all[0]!, name, sources, original: undefined, hours: sum(all.map(({ hours }) => hours)) }
    const tasks = option.task ? [whole] : all
    const work = projectWork(estimation, show)({ ...option, tasks, sources: linesBeside(leftOut)(option) })
    return { ...withoutSaid(withSupportingWork(work), estimation.lines), price }
  })

/** Returns a function that projects work to what a client sees of it, with all its sources as included lines. */
const projectWork =
  ({ lines: all }: Estimation, show: ShareChoices['show']) =>
  (work: Pick<EstimatedComponent, 'name' | 'hours' | 'tasks' | 'sources'>): OfferedWork => {
    const { name, sources: lines } = work
    // A line that only tasks named by the owner build follows the first of their names.
    const builders = work.tasks.filter(builds)
    // A task that has the name of its component was renamed with that.
    const isNamed = (task: EstimatedTask) => isNamedByPerson(task) && titleOf(task) !== name
    const others = new Set(builders.filter((task) => !isNamed(task)).flatMap(({ sources }) => sources))
    const left = new Set(lines)
    const takeLines = ({ sources }: EstimatedTask) => sources.filter((id) => !others.has(id) && left.delete(id))
    const named = work.tasks.filter((task) => show.tasks || isNamed(task) || isOfAnswer(task))
    const tasks = joinParts(named, (task) => (isNamed(task) ? [task.name, task.role] : task.sources)).map(
      (task): OfferedTask => {
        const own = builders.includes(task) && isNamed(task) ? takeLines(task) : []
        return {
          name: task.name,
          ...(show.tasks && show.hours && { hours: task.hours }),
          ...(own.length > 0 && { lines: own }),
        }
      },
    )
    // One task of the same name says it twice, unless supporting work has a part of the hours.
    const isRepeated = tasks.every(
      (task) => wordsOf(task.name) === wordsOf(name) && (task.hours ?? work.hours) === work.hours,
    )
    const shown = isRepeated ? [] : tasks
    return {
      name,
      lines: withoutRepeats(isRepeated ? lines : [...left], all),
      ...(show.hours && { hours: work.hours }),
      ...((show.tasks || shown.length > 0) && { tasks: shown }),
    }
  }

/**
 * Returns the components as rows with the descriptions for a client. A row with a description has no lines that another
 * one builds more directly, or that an option, or a row without a description, builds as directly.
 */
function describeRows({ components, lines }: Estimation, options: Beside['offered']): EstimatedComponent[] {
  const rows = clientRows(components).map((row) => {
    const { name, tasks } = row
    // The description of supporting work has the share by which it was computed.
    const description = tasks.length > 0 ? row.description : reasonOf(name)
    const isQuote = quotesOnly(description, [...lines.map(({ text }) => text), ...tasks.map((task) => task.name)])
    return { ...row, description: isQuote ? '' : description }
  })
  const built = rows.filter(({ tasks }) => tasks.length > 0)
  const besideQuoted = linesBeside([...built.filter(({ description }) => description === ''), ...options], {
    isTieLost: true,
  })
  return rows.map((row) => {
    if (row.description === '' || row.tasks.length === 0) return row
    const sources = linesBeside(built.filter((other) => other !== row))(row)
    return { ...row, sources: besideQuoted({ ...row, sources }) }
  })
}

/** Returns the lines without those that say the same as an earlier one. */
function withoutRepeats(ids: readonly number[], lines: readonly Line[]): number[] {
  const texts = new Map(lines.map((line) => [line.id, quoteOf(line).text]))
  return ids.filter((id, at) => ids.findIndex((other) => texts.get(other) === texts.get(id)) === at)
}

/** True for a description that only quotes requirement lines or tasks, whose lines the offer shows below it. */
function quotesOnly(description: string, texts: readonly string[]): boolean {
  const quotes = findAll(/“([^”]{1,300}?)…?”/g, description.toLowerCase()).map(([, quote]) => quote!)
  return (
    quotes.length > 0 &&
    quotes.every((quote) => texts.some((text) => `${text}\n${singleQuotes(text)}`.toLowerCase().includes(quote)))
  )
}

/**
 * Makes the tasks of an option add up to its hours: by a share of the supporting work or, if the owner's record corrects it
 * to less than its tasks, by less for each of them.
 */
function withSupportingWork(work: OfferedWork): OfferedWork {
  const { tasks = [], hours = 0 } = work
  const timed = tasks.map((task) => ({ ...task, hours: task.hours ?? 0 }))
  const given = sum(timed.map((task) => task.hours))
  // Nothing is given without hours.
  if (given === 0) return work
  if (given < hours)
    return { ...work, tasks: [...tasks, { name: 'Planning, testing and handover', hours: hours - given }] }
  return { ...work, tasks: spreadOver(timed, hours) }
}

/** Quotes a line in the first component that builds it, and no line that the shown tasks that build it say. */
function quoteOnce(
  works: readonly OfferedWork[],
  { components, lines }: Estimation,
  show: ShareChoices['show'],
): OfferedWork[] {
  const shown = show.tasks ? components.flatMap(({ tasks }) => tasks.filter(builds)) : []
  const buildersOf = ({ id }: Line) => shown.filter(({ sources }) => sources.includes(id))
  const left = new Set(lines.filter((line) => !isSaid(line, buildersOf(line))).map(({ id }) => id))
  return works.map((work) => withoutSaid({ ...work, lines: work.lines.filter((id) => left.delete(id)) }, lines))
}

/** True if the names of work say all of a line but the beginning of its sentence, and what joins their parts of it. */
function isSaid({ text }: Line, works: readonly { name: string }[]): boolean {
  const names = new Set(wordsOf(works.map(({ name }) => name).join(' ')).split(' '))
  const words = wordsOf(withoutBullet(text)).split(' ')
  const missing = words.flatMap((word, at) => (names.has(word) || fillers.has(word) ? [] : at))
  return missing.length <= unsaid.share * words.length && missing.every((at) => at < unsaid.words)
}

/** Returns work without the lines that its name and those of its shown tasks say. */
const withoutSaid = (work: OfferedWork, lines: readonly Line[]): OfferedWork => ({
  ...work,
  lines: lines.flatMap((line) =>
    work.lines.includes(line.id) && !isSaid(line, [work, ...(work.tasks ?? [])]) ? line.id : [],
  ),
})

/** Maximum words, and share of a line's words, that name no work. A judgment. In shorter lines every word counts, such as “only”. */
const unsaid = { share: 0.15, words: 3 }

/** True for work of an answer that no requirement line names, so that the task itself has to. */
const isOfAnswer = ({ sources, answers = [] }: EstimatedTask) => sources.length === 0 && answers.length > 0

/** Returns the lines of work and its tasks. */
const linesIn = ({ lines, tasks = [] }: OfferedWork) => [...lines, ...tasks.flatMap(({ lines = [] }) => lines)]

/** Returns a timeline as clients see it: in whole weeks, which say little about hours. */
export const offeredTimeline = ({ weeks, milestones }: Estimation['timeline']) => ({
  weeks,
  milestones: milestones.map(({ name, week }) => ({ name: nameOfPhase(name), week })),
})

/** Estimates saved without a price were quoted at their cost, in US dollars. */
const basePrice = ({ price, totalCost }: Estimation): Offer['price'] => {
  const { currency, quoted, discount, tax, total } = price ?? {
    currency: defaultTerms.currency,
    ...totalOf(totalCost, defaultTerms.discount, defaultTerms.tax),
  }
  return { currency, quoted, discount, tax, total }
}

/** Returns a line as a client reads it. */
const quoteOf = ({ id, text }: Line): Line => ({ id, text: quotedText(text) })
