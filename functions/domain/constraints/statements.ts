import type { Constraint } from '#contract/estimation'
import { chatPrefix } from '#domain/text/chat-prefix'
import { type Span, findAll } from '#domain/text/text'
import { type Amount, findAmounts, findBareAmounts } from './amounts'
import { type StatedDate, findDates } from './dates'
import { type Duration, findDurations } from './durations'
import * as due from './due-phrases'
import { feastOf } from './feasts'
import { eachYear, opensInYear, opensOn, toOpen, wantsOn } from './opening-phrases'
import * as say from './phrases'
import * as money from './spending-phrases'
import { taxStated } from './tax-phrases'

type Kind = Constraint['kind']

/**
 * A figure that states the project's budget or deadline. `stated` is empty if it cannot be compared with the whole: an
 * effort, a phase, a date without a day. A start date is not a deadline, but is withheld too, and deadlines count from it.
 */
export interface Statement extends Span {
  shape: 'amount' | 'duration' | 'date' | 'effort' | 'start'
  stated: Pick<Constraint, 'amount' | 'currency' | 'tax' | 'date' | 'weeks'>
}

/** Context read before and after a figure, in characters. */
const reach = 160

/** Distance up to which a figure belongs to "budget" or "deadline" without an "is" or "of", in characters. */
const link = { close: 40, far: 120 }

/** Maximum length of a line under a heading such as "Budget" that states it without naming it again. */
const shortLine = 120

/** Finds budgets and deadlines in a sentence. `heading` is the one that the heading above announces. */
export function statementsIn(sentence: string, heading: ReadonlySet<Kind>): Statement[] {
  // The date of a chat message states nothing.
  const at = chatPrefix.exec(sentence)?.[0].length ?? 0
  return statementsSaid(sentence.slice(at), heading).map((statement) => ({
    ...statement,
    start: statement.start + at,
    end: statement.end + at,
  }))
}

function statementsSaid(sentence: string, heading: ReadonlySet<Kind>): Statement[] {
  const budgets = budgetsIn(sentence, heading.has('budget'))
  const found = [...budgets, ...timesIn(sentence, heading.has('deadline'), budgets.length > 0)]
  if (found.length === 0 || say.userStory.test(sentence)) return []
  return joined(
    sentence,
    found.toSorted((one, other) => one.start - other.start),
  )
}

interface Surroundings {
  before: string
  after: string
}
const around = (sentence: string, { start, end }: Span): Surroundings => ({
  before: sentence.slice(Math.max(0, start - reach), start),
  after: sentence.slice(end, end + reach),
})

/** Returns the last match before a figure, with the text before it and between the two. */
function lastCue(cues: RegExp, before: string): { lead: string; cue: string; gap: string } | null {
  const match = findAll(cues, before).at(-1)
  if (!match) return null
  const end = match.index + match[0].length
  return { lead: before.slice(0, match.index), cue: match[0], gap: before.slice(end) }
}

const isFeature = (lead: string) =>
  (!say.ours.test(lead) && (say.actorDoes.test(lead) || say.systemActs.test(lead) || say.command.test(lead))) ||
  (!say.mine.test(lead) && say.conditional.test(lead))

const isLinked = (gap: string) =>
  (say.reported.test(gap) || !gap.includes(';')) &&
  (gap.length <= link.close || (gap.length <= link.far && (say.states.test(gap) || say.reported.test(gap))))

function budgetsIn(sentence: string, underHeading: boolean): Statement[] {
  const named = findAmounts(sentence).filter((amount) => isBudget(sentence, amount, underHeading))
  const couldBeBare =
    underHeading || thousands.test(sentence) || sentence.search(say.budgetCue) >= 0 || costWord.test(sentence)
  const bare = (couldBeBare ? findBareAmounts(sentence) : []).filter(
    (amount) => !named.some((other) => overlap(amount, other)) && isBareBudget(sentence, amount, underHeading),
  )
  return [...named, ...bare].map(({ start, end, amount, currency }: Amount) => {
    const { before, after } = around(sentence, { start, end })
    const tax = taxStated(before, after)
    return { start, end, shape: 'amount', stated: { amount, ...(currency && { currency }), ...(tax && { tax }) } }
  })
}

/** Minimum amount of a limit that nothing else says to be a budget. */
const minLimit = 1000

function isBudget(sentence: string, found: Amount, underHeading: boolean): boolean {
  const { before, after } = around(sentence, found)
  if (say.perUnit.test(after) || say.example.test(before) || isHandled({ before, after })) return false
  if (found.amount >= minLimit && isSum({ before, after })) return true
  const named = lastCue(say.budgetCue, before)
  if (named && (say.budgetOfEach.test(named.lead) || say.ofAny.test(named.gap))) return false
  if (named && isLinked(named.gap) && !say.measures.test(named.gap) && !isFeature(named.lead)) {
    return !(isWeakBudget(named.cue) && say.productMoney.test(before + after))
  }
  if (isFeature(before) || (money.grants.test(before) && money.ownUse.test(after))) return false
  if (isTooMuch(found, { before, after })) return true
  if (isSpent(found, { before, after }) || isGranted(found, { before, after })) return true
  if (say.budgetFollows.test(after)) return !say.measures.test(before)
  if (say.budgetPhrase.test(before)) return !say.productMoney.test(before)
  return underHeading && sentence.length <= shortLine && !say.measures.test(before)
}

/** True for a limit alone, a limit of fees, a sum applied for, and what is left for the work. */
const isSum = ({ before, after }: Surroundings) =>
  ((say.limitAlone.test(before) || money.requests.test(before)) && say.onlyTax.test(after)) ||
  (money.limitsFees.test(before) && !say.someActor.test(after)) ||
  (money.leaves.test(before) && money.left.test(after))

/** True for "Mehr als 4.000 € sind nicht drin": a small amount may limit a use of the product. */
const isTooMuch = ({ amount }: Amount, { before, after }: Surroundings) =>
  money.moreThan.test(before) &&
  !say.someActor.test(before) &&
  money.tooMuch.test(after) &&
  (amount >= minLimit || after.includes(' drin') || say.byClient.test(after))

const isSpent = ({ amount }: Amount, { before, after }: Surroundings) =>
  money.spends.test(before) &&
  !money.asUser.test(before) &&
  (money.onWork.test(after) || (amount >= minLimit && /^(?: ?[.!,;]|$| for the | più iva)/i.test(after)))

/** True for what somebody approved for the work, unlike a use of their own: "as a deposit". */
const isGranted = ({ amount }: Amount, { before, after }: Surroundings) =>
  !money.ownUse.test(after) &&
  (money.grants.test(before) ||
    (amount >= minLimit &&
      ((money.whoGrants.test(before) && money.granted.test(after)) ||
        (say.blank.test(before) && money.isGranted.test(after)) ||
        money.areGranted.test(before))))

/** True for a limit of offers that users of the product deal with. */
const isHandled = ({ before, after }: Surroundings) =>
  (say.handlesOffers.test(before) || (say.ofOffers.test(before) && say.offersHandled.test(after))) &&
  !say.byClient.test(before)

/** "not to exceed", "fixed fee", "total price": also used for other things. */
const isWeakBudget = (cue: string) =>
  !/budget|fund|grant|contract|project|develop|kosten|auftrag|projet|proye|proje|presup|orçam|бюджет|проект|έργ|προϋπ|预算|项目|开发/i.test(
    cue,
  )

/** Fast check, because most sentences contain none of these. */
const costWord = /cost|kost|spend|invest|pay|gast|dépens/i

/** "12k": nothing else follows where it is money. */
const thousands = /\d ?(?:k|grand)(?!\p{L})/iu

const inBudget =
  /^,? (?:in (?:the|our) budget|(?:be )?(?:enough|sufficient)[ ?.!]*$|(?:we|i) (?:could|can) (?:do|manage|afford)(?!\p{L}))/iu
/** "The 5k we can do": something that is known. */
const known = /(?<!\p{L})(?:the|das|die|les?|el|l[ao]s?) $/iu

/** A number without a currency is a budget only directly after the word, or as "12k" where the words around it say so. */
function isBareBudget(sentence: string, found: Amount, underHeading: boolean): boolean {
  const { before, after } = around(sentence, found)
  const figure = sentence.slice(found.start, found.end)
  if (thousands.test(figure) && say.endsHere.test(after) && !isFeature(before)) {
    if (say.exceeds.test(before) || isShortLimit({ before, after })) return true
    if (say.limitAlone.test(before) || say.budgetPhrase.test(before)) return !say.productMoney.test(before)
  }
  if (thousands.test(figure) && (isTooMuch(found, { before, after }) || (inBudget.test(after) && !known.test(before))))
    return !isFeature(before)
  if (!say.ofNothing.test(after)) return false
  if (underHeading && /^[^\p{L}]*$/u.test(before)) return true
  if (
    (say.costPhrase.test(before) || isSpent(found, { before, after })) &&
    !isFeature(before) &&
    !say.productMoney.test(before)
  )
    return true
  const named = lastCue(say.budgetCue, before)
  if (!named || named.gap.length > link.close || isFeature(named.lead) || say.measures.test(named.gap)) return false
  return /^[\s:|*_-]*$/.test(named.gap) || say.states.test(named.gap) || say.reported.test(named.gap)
}

/** True for an amount that only a limit follows or precedes: "15k max". */
function isShortLimit({ before, after }: Surroundings): boolean {
  const short = say.shortBefore.exec(before)
  return short !== null && say.shortAfter.test(after) && (short.groups?.isLimited ?? /\p{L}/u.exec(after)) !== null
}

type Time = (Duration & { shape: 'duration' | 'effort' }) | (StatedDate & { shape: 'date'; isVague: boolean })

function timesIn(sentence: string, underHeading: boolean, isBesideBudget: boolean): Statement[] {
  const dates = findDates(sentence).map((date) => ({ ...date, shape: 'date' as const }))
  const durations = findDurations(sentence)
    .filter((duration) => !dates.some((date) => overlap(date, duration) && !date.isVague))
    .map((duration) => ({ ...duration, shape: duration.isEffort ? ('effort' as const) : ('duration' as const) }))
  const times = [
    ...durations,
    ...dates.filter((date) => !durations.some((duration) => overlap(date, duration))),
  ].filter((time) => {
    const { before, after } = around(sentence, time)
    return !due.isOfReply(before, after)
  })

  const found = times.filter(
    (time) => isDeadline(sentence, time, underHeading) || (isBesideBudget && isAlone(around(sentence, time))),
  )
  const beside = times.filter((time) => time.shape === 'date' && !time.isVague && !found.includes(time))
  // "four months, from 1 May to 1 September": the dates beside a deadline belong to it.
  if (found.length > 0) found.push(...beside.filter((time) => isPlain(around(sentence, time))))
  return found.map((time) => {
    const { before, after } = around(sentence, time)
    const isDue =
      say.dueBefore.test(before) || say.readyBy.test(after) || say.ofWhole.test(before.split(/[,;]/).at(-1)!)
    const isOrder = say.commissioning.test(before) && found.some(({ start }) => start > time.start)
    const starts = time.shape === 'date' && (isOrder || (say.startCue.test(before) && !isDue))
    return {
      start: time.start,
      end: time.end,
      shape: starts ? 'start' : time.shape,
      stated: starts || due.isExtendable(before, after) ? {} : statedBy(time),
    }
  })
}

/** Returns the day on which a sentence says that the whole work begins, or undefined. */
export function startIn(sentence: string): string | undefined {
  const begins = (before: string) =>
    (say.startCue.test(before) || say.commissioning.test(before)) && say.startOfWork.test(before)
  const found = findDates(sentence).find((date) => date.year && date.day && begins(around(sentence, date).before))
  return found && statedBy({ ...found, shape: 'date' }).date
}

/** True for a time that is a clause of its own: "Budget €1,200, by the end of January." */
const isAlone = ({ before, after }: Surroundings) =>
  (/· ?$/.test(before) && /^(?: ?·|$)/.test(after)) ||
  (/[,;–—-] ?[\p{L}’']{2,10} (?:the )?$/u.test(before) && say.byThen.test(before) && /^[.!]?$|^[,;] /.test(after))

const isPlain = ({ before, after }: Surroundings) =>
  !say.recurs.test(before) && !say.passes.test(after) && !say.notDelivery.test(before.slice(-60))

function isDeadline(sentence: string, time: Time, underHeading: boolean): boolean {
  const { before, after } = around(sentence, time)
  if (say.example.test(before) || say.recurs.test(before) || say.passes.test(after)) return false
  if (isGoal({ before, after })) return false
  if (time.shape === 'effort') return isEffort(sentence.slice(time.start, time.end), before, underHeading)
  if (time.shape === 'date' && time.isVague && !leadsToTime.test(before)) return false

  const found = lastCue(say.deadlineCue, before)
  if (found && isLinked(found.gap) && !isFeature(found.lead) && !say.notDelivery.test(found.gap)) {
    if (!isWeakDeadline(found.cue) || isOfProject(found.lead.slice(-40), after.slice(0, 40))) return true
  }
  if (say.wishedBy.test(before)) return true
  if (isFeature(before) || say.notDelivery.test(before.slice(-80))) return false
  if (
    time.shape === 'date' &&
    !time.weekday &&
    due.delivered.test(before) &&
    /^(?:[.!;]|, (?!wenn|dann)|$)/.test(after)
  )
    return true
  if (say.deadlinePhrase.test(before) || isOpening(time, { before, after })) return true
  if (say.deadlineFollows.test(after) || say.readyBy.test(after)) return true
  if (say.ofQuestion.test(before) && say.asked.test(after)) return true
  if (isNeeded({ before, after })) return true
  if (say.ideally.test(before)) return true
  return underHeading && sentence.length <= shortLine
}

/** True for a time by which something is needed: for an event, only what is to be done or to work. */
function isNeeded({ before, after }: Surroundings): boolean {
  const by = say.byThen.exec(before)
  return (by ? !(by.groups!.event && say.acts.test(after)) : say.blank.test(before)) && say.neededAfter.test(after)
}

/** True for the day on which the client opens. */
const isOpening = (time: Time, { before, after }: Surroundings) =>
  time.shape === 'date' &&
  !time.weekday &&
  !eachYear.test(after) &&
  (opensOn.test(before) ||
    (wantsOn.test(before) && toOpen.test(after)) ||
    (time.year !== undefined && opensInYear.test(before)))

/** True for a time at which a share is to be reached: "sell half of the tickets online by 2028". */
const isGoal = ({ before, after }: Surroundings) =>
  say.goal.test(before.split(/[,;:]/).at(-1)!) || say.goal.test(after.replace(/^, /, '').split(/[,;:]/, 1)[0]!)

const isOfProject = (lead: string, after: string) =>
  !say.notDelivery.test(lead) && !due.dueThing.test(lead) && !say.someActor.test(after)

/** "March" and "2027" alone may be anything. */
const leadsToTime =
  /(?:^|[^\p{L}])(?:by|before|in|on|until|till|for|of|is|bis|bis zum|vor|am|im|zum|avant|pour|d['’]ici|en|per|antes de|antes del|para|para el|até|em|к|entro|prima di|voor|до|в|έως|το)(?: the)? $|[:|(–—-] ?$/iu

/** "due", "delivery", "takes": also used for other things. */
const isWeakDeadline = (cue: string) =>
  !say.ofWhole.test(cue) &&
  !/dead ?line|time|launch|project|release|frist|prazo|plazo|délai|срок|дедлайн|截止|工期/i.test(cue)

const isEffort = (effort: string, before: string, underHeading: boolean) =>
  !isFeature(before) &&
  !say.notDelivery.test(before.slice(-60)) &&
  (underHeading || say.effortUnit.test(effort) || say.effortCue.test(before))

function statedBy(time: Time): Statement['stated'] {
  if (time.shape !== 'date') return time.shape === 'duration' ? { weeks: time.weeks } : {}
  const { year, month, day, weekday, endsMonth, feast } = time
  if (feast) return { date: year ? feastOf(feast, year)!.toISOString().slice(0, 10) : `--${feast}` }
  if (weekday) return { date: `-W-${weekday}` }
  if (endsMonth) return { date: '---31' }
  return month && day ? { date: [year ?? '-', twoDigits(month), twoDigits(day)].join('-') } : {}
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

const rangeWord =
  /^ ?(?:-|–|—|~|to|and|or|bis|und|oder|y|e|o|et|ou|à|a|al|до|и|или|through|until|till|έως|και|至|到|和)? ?$/iu

/** Merges the two ends of a range: the larger amount, the later time. */
function joined(sentence: string, statements: Statement[]): Statement[] {
  const groups: Statement[] = []
  for (const statement of statements) {
    const last = groups.at(-1)
    const between = last && sentence.slice(last.end, statement.start)
    // "Easter (5 April)"
    const isNamedDay = last?.shape === 'date' && between === ' ('
    const isRange = last && between !== undefined && (rangeWord.test(between) || isNamedDay)
    if (isRange && (last.shape === statement.shape || last.shape === 'start')) {
      groups[groups.length - 1] = { ...larger(last, statement), start: last.start, end: statement.end }
    } else groups.push(statement)
  }
  return groups
}

const larger = (one: Statement, other: Statement) =>
  one.shape === 'amount' && (one.stated.amount ?? 0) > (other.stated.amount ?? 0) ? one : other
