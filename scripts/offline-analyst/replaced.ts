import type { BuildRole } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { sum } from '#domain/hours/apportion'
import { expectedHours } from '#domain/hours/range'
import { titleOf } from '#domain/hours/task-titles'
import { matchLines } from '#domain/revision/match-lines'
import { renumber, shareIn } from '#domain/revision/similar-lines'
import { wordingsOf } from '#domain/revision/wordings'
import { capitalize } from '#domain/text/format'
import { sentencesOf } from '#domain/text/sentences'
import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import { growth, namedApart, namedIn, wordsApart } from './growth'
import type { Asked, ReplacedLine } from './prompt'
import { readChoice } from './reading/alternatives'
import { isAsking } from './reading/statement'
import { deedOf } from './sizing/command'
import { usualFor } from './sizing/items'
import { connectionName } from './sizing/other-choice'
import { foundation } from './sizing/plan'
import { study } from './study'
import { listIn } from './text/items'
import { type Word, wordsOf } from './text/words'

type ReplacedTask = ReplacedLine['tasks'][number]

interface Again {
  components: AnalysisOutput['components']
  /** Changed lines whose tasks are recorded again. */
  lines: ReadonlySet<number>
  /** Sentences that these lines say for the first time. */
  added: Line[]
}

/** Lines that say something in other words than before. */
interface Reworded extends Omit<ReplacedLine, 'line'> {
  lines: number[]
  after: string
  /** True if they left a choice before that they leave no more. */
  isDecided?: boolean
}

/**
 * Records the tasks of changed lines again if the lines still ask for something: with the same hours if the size of the
 * text is the same, and scaled otherwise. A task that cites several lines changes by their share. What every part of the
 * product rests on stays, of whatever size a line is. A line that asks for other work than before gets tasks of its own
 * words, which together take as long.
 */
export function recordAgain(asked: Asked): Again {
  const { title, lines, replaced } = asked
  if (replaced.length === 0) return { components: [], lines: new Set(), added: [] }
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  const asksNow = askingIn(title, lines)
  const earlier = new Map(replaced.map(({ line, before }) => [line, before]))
  const askedBefore = askingIn(
    title,
    lines.map(({ id, text }) => ({ id, text: earlier.get(id) ?? text })),
  )
  // Beside few lines, either wording may say too little.
  const isAsked = (line: number) => asksNow.has(line) || !askedBefore.has(line)
  const changed = groupReplaced(
    replaced.filter(({ line, tasks }) => isAsked(line) && tasks.length > 0),
    textOf,
  )
  const sentences = changed.map(divide)
  const tasks = new Map<string, { task: ReplacedTask; factor: number; lines: number[] }>()
  const others: AnalysisOutput['components'] = []
  for (const { lines: own, before, after, tasks: all, isDecided } of sentences.flatMap(({ reworded }) =>
    reworded.map(asDecided),
  )) {
    const named = namedApart(before, after)
    // "Connect to DATEV" that becomes "connect to SAP".
    const factor = growth(title, { before, after }, named)
    const isOther =
      named.gone.length > 0 && (isDecided || (named.further.length > 0 && wordsApart(before, after).removed !== ''))
    const gone = isOther ? all.filter((task) => task.lines === 1 && !isOfWhole(task)) : []
    const componentsOf = (text: string) => componentsFor({ id: own[0]!, text }, asked)
    const other = gone.length > 0 ? componentsOf(after) : []
    const share = isDecided && gone.length > 0 ? hoursIn(other) / hoursIn(componentsOf(before)) : factor
    others.push(...scaleTo(sum(gone.map((task) => expectedHours(rangeOf(task.hours, share)))), other))
    for (const task of all.filter((task) => other.length === 0 || !gone.includes(task))) {
      const key = `${task.component}\n${task.role}\n${task.name}`
      const known = tasks.get(key) ?? { task, factor: 1, lines: [] }
      const share = isOfWhole(task) ? 0 : (factor - 1) / Math.max(1, task.lines)
      tasks.set(key, { task, factor: known.factor + share, lines: [...known.lines, ...own] })
    }
  }
  return {
    lines: new Set(changed.flatMap(({ lines }) => lines)),
    added: sentences.flatMap(({ added }) => added),
    components: [
      ...[...tasks.values()].map(({ task, factor, lines }) => ({
        name: task.component,
        description: '',
        complexity: 'low' as const,
        tasks: [
          { ...rangeOf(task.hours, factor), name: task.name, role: task.role as BuildRole, sources: lines.map(String) },
        ],
      })),
      ...others,
    ],
  }
}

function askingIn(title: string, lines: readonly Line[]): ReadonlySet<number> {
  const { reading } = study(title, lines, { of: 2, about: 'software' })
  return new Set(reading.statements.filter(isAsking).flatMap((statement) => statement.lines))
}

/** Gathers the lines into which one was split: they have the same earlier text and tasks. */
function groupReplaced(replaced: readonly ReplacedLine[], textOf: ReadonlyMap<number, string>): Reworded[] {
  const groups = new Map<string, Reworded>()
  for (const { line, ...earlier } of replaced) {
    const key = JSON.stringify(earlier)
    const { lines = [], after = '' } = groups.get(key) ?? {}
    groups.set(key, { ...earlier, lines: [...lines, line], after: `${after} ${textOf.get(line) ?? ''}`.trim() })
  }
  return [...groups.values()].map((group) => ({ ...group, before: renumber(group.before, group.after) }))
}

/** Minimum share of the name of a task that is in the sentence which it comes from. */
const minNamed = 0.6

/**
 * Divides changed lines into sentences and the items that they list, each with the tasks that are named after it. Tasks of
 * one that is gone are left out, and those of none stay as they are.
 */
function divide(changed: Reworded): { reworded: Reworded[]; added: Line[] } {
  const [old, current] = [changed.before, changed.after].map((text) =>
    sentencesOf(text)
      .flatMap(({ start, end }) => piecesOf(text.slice(start, end).trim()))
      .map((text, at): Line => ({ id: at, text })),
  ) as [Line[], Line[]]
  if (old.length + current.length === 2) {
    const left = withoutLost(changed)
    const clauses = furtherClauses(left)
    const after = clauses.reduce((text, { joint, clause }) => text.replace(joint + clause, ''), changed.after)
    const id = changed.lines[0]!
    return { reworded: [{ ...left, after }], added: clauses.map(({ clause }) => ({ id, text: asItem(clause) })) }
  }
  const match = matchLines(old, current)
  const sentenceOf = (task: ReplacedTask): number | undefined => {
    const shares = old.map(({ text }) => shareIn(titleOf(task).toLowerCase(), text.toLowerCase()))
    const best = Math.max(...shares)
    return best < minNamed || isOfWhole(task) ? undefined : shares.indexOf(best)
  }
  const tasksIn = (sentences: readonly (number | undefined)[]) =>
    changed.tasks.filter((task) => sentences.includes(sentenceOf(task)))
  return {
    reworded: [
      { ...changed, after: changed.before, tasks: tasksIn([undefined, ...match.kept.keys()]) },
      ...wordingsOf(match, old, current).map(({ from, before, after }) => ({
        ...changed,
        before,
        after,
        tasks: tasksIn(from),
      })),
    ],
    added: match.added.map((at) => ({ id: changed.lines[0]!, text: current[at]!.text })),
  }
}

/**
 * Reads a sentence before its change as a person decided: for the things of a choice that its tasks name, or for the first.
 * Their tasks go with a further service that it does not name any more.
 */
function asDecided(changed: Reworded): Reworded {
  const { before, after, tasks } = changed
  const { things, kind } = readChoice(before)?.alternative ?? {}
  if (!things || kind === 'platform' || readChoice(after)?.alternative?.things.join() === things.join()) return changed
  const isNamed = (thing: string, text: string) =>
    text.toLowerCase().includes(thing.replace(startingArticle, '').toLowerCase())
  const isLost = ({ name }: ReplacedTask) =>
    things.some((thing) => name === connectionName(thing) && !isNamed(thing, after))
  const chosen = things.filter((thing) => tasks.some(({ name }) => isNamed(thing, name)))
  const decisions = chosen.length > 0 ? [{ sentence: before, read: chosen }] : []
  return {
    ...changed,
    before: readChoice(before, decisions)!.texts.join(' '),
    after: readChoice(after)?.texts[0] ?? after,
    tasks: tasks.filter((task) => !isLost(task)),
    isDecided: true,
  }
}

/** Returns the items of a sentence that lists them by numbers, else the sentence. */
function piecesOf(sentence: string): string[] {
  const list = listIn(sentence)
  return list ? [list.lead, ...list.items.map((item) => item.replace(/[,;?]+$/, ''))].filter(Boolean) : [sentence]
}

/**
 * Minimum letters of words that say what a clause asks for, minimum share of them that a lost clause has lost, and minimum
 * words of a clause in its place.
 */
const lost = { letters: 3, share: 0.6, words: 3 }

/**
 * Leaves out the clauses of a sentence that other tasks than the rest are named after and of which it has no word any more,
 * "…, and customers get a reminder by SMS", and these tasks, unless there is another clause in their place.
 */
function withoutLost(changed: Reworded): Reworded {
  const { before, after, tasks } = changed
  const current = new Set(wordsOf(after).map(({ root }) => root))
  const placed = tasks.flatMap((task) => {
    const title = titleOf(task)
    const at = isOfWhole(task) ? -1 : before.toLowerCase().indexOf(title.toLowerCase())
    return at < 0 ? [] : { task, start: at, end: at + title.length, isGone: task.lines === 1 && isLost(title, current) }
  })
  const staying = placed.filter(({ isGone }) => !isGone)
  const gone = placed.filter(
    ({ isGone, start, end }) => isGone && staying.every((it) => it.end <= start || it.start >= end),
  )
  const going = new Set(gone.map(({ task }) => task))
  const others = tasks.filter((task) => !going.has(task) && !isOfWhole(task) && titleOf(task) !== task.component)
  if (going.size === 0 || others.length === 0) return changed
  const ends = [0, ...placed.map(({ end }) => end)]
  const rest = [...new Map(gone.map((it) => [it.start, it])).values()]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => {
      const from = Math.max(...ends.filter((at) => at <= start))
      return text.slice(0, from) + text.slice(end)
    }, before)
    .replace(leading, '')
  const left = { ...changed, before: rest }
  const [, ...further] = ` ${wordsApart(rest, after).added}`.split(joints)
  const isReplaced = further.some((text, at) => at % 2 === 1 && text.trim().split(' ').length >= lost.words)
  if (isReplaced && furtherClauses(left).length === 0) return changed
  const components = new Set(others.map(({ component }) => component))
  const isWithout = (task: ReplacedTask) =>
    going.has(task) ||
    (task.lines === 1 && gone.some((it) => it.task.component === task.component) && !components.has(task.component))
  return { ...left, tasks: tasks.filter((task) => !isWithout(task)) }
}

/** Marks and words before what follows a clause that is left out. */
const leading = /^[,;]? ?(?:(?:and|und|et|y) )?/i

function isLost(title: string, current: ReadonlySet<string>): boolean {
  const words = wordsOf(title).filter(({ raw }) => raw.length >= lost.letters)
  return words.length > 0 && words.filter(({ root }) => !current.has(root)).length >= lost.share * words.length
}

const article = '(?:an?|ein(?:e[mnr]?)?|une?|una|een|uma?) '
const startingArticle = new RegExp(`^${article}`, 'i')
/** Starts of a further clause, or of a thing in a list. */
const joints = new RegExp(
  `([,;]? (?:and|und|et|y|as well as|sowie|ainsi que|en(?= een )|e(?= um?a? )) (?:(?:also|then|auch|dann|aussi|también) )?|, (?=${article}))`,
  'i',
)

/** Minimum words of a clause with a verb, or of a thing without article, and maximum words before the verb. */
const ownClause = { words: 5, thing: 3, before: 3 }

/** A verb and what it is done to, or what is done: "puts the patient back", "a warning is shown". */
const predicate =
  /^\p{Ll}{2,}s (?:the|an?|its|their|it|them|each|every|all) |\s(?:is|are|be|wird|werden|est|sont|es|son) \p{L}/u

/**
 * Returns the clauses with a verb that a sentence says for the first time, "…, and puts the patient back in the queue", and
 * the things that are another kind of work: "… and a map of open jobs".
 */
function furtherClauses({ before, after }: Pick<Reworded, 'before' | 'after'>): { joint: string; clause: string }[] {
  const said = new Set(wordsOf(before).map(({ root }) => root))
  const known = namedIn(before)
  const [, ...pieces] = ` ${wordsApart(before, after).added}`.split(joints)
  return pieces.flatMap((joint, at) => {
    const clause = at % 2 === 0 ? (pieces[at + 1] ?? '').replace(/[\s,;.]+$/, '') : ''
    const words = wordsOf(clause).filter(({ raw }) => raw !== '')
    const isVerb = ({ raw, root }: Word) => !said.has(root) && deedOf(raw.replace(/^re(?=open|send|start|try)/, ''))
    const isDone = predicate.test(clause) || words.slice(0, ownClause.before + 1).some(isVerb)
    const isOther =
      (words.length >= ownClause.thing || startingArticle.test(clause)) &&
      [...namedIn(clause)].some((name) => !known.has(name))
    return (isDone && words.length >= ownClause.words) || isOther ? [{ joint, clause }] : []
  })
}

/**
 * Returns a clause as an item, which is read beside whatever lines, with the product as its subject if it has none: "puts
 * the patient back", unlike "pass it on".
 */
const asItem = (clause: string) =>
  `- ${/^\p{Ll}+[^s\P{Ll}]s (?:the|an?|its|their|it|them|each|every|all) /u.test(clause) ? `The system ${clause}` : capitalize(clause)}`

/** Returns the work that a line asks for, whatever was asked for in its place. */
function componentsFor(line: Line, { title, workType }: Asked): AnalysisOutput['components'] {
  const { plan } = study(title, [line], { of: 2, workType, about: 'software' })
  return plan.components
    .filter(({ name }) => name !== foundation.name)
    .map((component) => ({
      ...component,
      tasks: component.tasks.flatMap(({ places: _places, ...task }) => {
        // Parts of a large task are equal, and what it takes here may need fewer or none.
        const [end = '', number = 1, count = 1] = / \((\d+) of (\d+)\)$/.exec(task.name) ?? []
        const whole = rangeOf([task.optimistic, task.likely, task.pessimistic], Number(count))
        const name = task.name.slice(0, task.name.length - end.length)
        return Number(number) === 1 ? [{ ...task, ...whole, name, sources: [String(line.id)] }] : []
      }),
    }))
}

const hoursIn = (components: AnalysisOutput['components']) =>
  sum(components.flatMap(({ tasks }) => tasks.map(expectedHours)))

/** Scales tasks so that they take these hours. */
function scaleTo(hours: number, components: AnalysisOutput['components']): AnalysisOutput['components'] {
  const factor = hours / hoursIn(components)
  return components.map((component) => ({
    ...component,
    tasks: component.tasks.map(({ optimistic, likely, pessimistic, ...task }) => ({
      ...task,
      ...rangeOf([optimistic, likely, pessimistic], factor),
    })),
  }))
}

/** True for work of the whole product, which cites the line that names it. */
const isOfWhole = ({ component, name }: ReplacedTask) => component === foundation.name || usualFor(name) !== undefined

function rangeOf([optimistic, likely, pessimistic]: [number, number, number], factor: number) {
  return { optimistic: optimistic * factor, likely: likely * factor, pessimistic: pessimistic * factor }
}
