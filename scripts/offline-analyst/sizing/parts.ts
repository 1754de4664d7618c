import { pattern } from '#domain/text/pattern'
import { sum } from '#domain/hours/apportion'
import { divideAroundFields } from '../text/fields'
import { story } from '../text/stories'
import type { Statement } from '../reading/statement'
import { wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { lexicon } from '../vocabulary/lexicon'
import { actions, and } from '../vocabulary/words'
import { works } from '../vocabulary/work'
import { headOf, namesPage } from './pages'
import { isPending, maxName } from './shorten'
import { pointsBack, taskName } from './task-name'

/** Part of a statement that names several kinds of work or systems: "customers pay by card" and "export to DATEV". */
interface Part {
  name: string
  works: Set<string>
  systems: Set<string>
  /** Share of the hours of the statement. */
  share: number
}

/** Kinds of work and systems that the whole statement names. */
type Named = Record<'works' | 'systems', ReadonlySet<string>>

/** Minimum hours of a part. Smaller ones are parts of the one before. */
const minPart = 3

/** Hours that a part with a system counts as. */
const connection = 12

/** Label of a list: "Portal for tenders: companies register, …". */
const label = /^[^:;.]{3,90}[:：]\s+(?=\S)/u

/** Separators of clauses and of items, outside parentheses and numbers. */
const clauseEnd = /[;；]\s+(?![^()]*\))/u
const itemEnd = new RegExp(
  `(?!(?<=\\d)[,，、]\\s+\\d)[,，、]\\s+(?![^()]*\\))|(?=\\s+${and} (?:(?:also|auch|aussi|también|anche|ook)|(?:${termsOf(actions).join('|')}) \\S+ \\S)(?!\\p{L}))(?<=\\S \\S+ \\S+)\\s+`,
  'iu',
)
const lastItem = new RegExp(`\\s+${and}\\s+(?![^()]*\\))`, 'i')
/** Start of a piece that only says how or which: "as a PDF", "which the coach approves". */
const modifier =
  /^(?!\S+ \S+ (?:it|they|he|she|er|sie|es|ils?|elles?) )(?:as|with|without|by|per|via|in|on|at|for|from|to|which|who|whose|where|that|als|mit|ohne|per|pro|für|von|(?:der|die|das|den|dem) (?:de[rnm]|die|das|eine?[nmr]?|sich|es|sie|er|man|in|mit|auf|zu[mr]?|von|nicht)|avec|sans|en|pour|qui|dont|con|sin|por|que|de modo que|com|sem|como|met|zonder|voor|senza|da)\s/i
/** A piece that only says when: "if a member cancels". */
const condition = pattern(
  String.raw`^(?:if|when(?:ever)?|once|after|wenn|falls|sobald|nachdem|si|quand|lorsqu\p{L}+|cuando)\s`,
)
const joined = new RegExp(`^${and}\\s+`, 'i')

/** Words that lead up to the work of a scenario: "Given I am logged in, when I scan the code, then …". */
const scenario = pattern(
  String.raw`^(?:given|when|angenommen|gegeben|étant donné|quand|dado|cuando)(?!\p{L}).{3,300}?(?<!\p{L})(?:then|dann|alors|entonces|então)\s+(?=\S+ \S)`,
)

/** Separates the last two items of a list, unless they are one: "daily and weekly reports". */
function separateLast(items: string): string[] {
  const [first = '', ...others] = joined.test(items) ? [items] : items.split(lastItem)
  return isPending(first, items.slice(first.length)) ? [items] : [first, ...others]
}

/** Returns the clauses of a text, or the items of its lists, other than the fields of a form. "a, b and c" are three. */
export const piecesOf = (text: string): string[] => divideAroundFields(text, divide)

function divide(text: string): string[] {
  const told = text.replace(label, '').replace(scenario, '')
  const clauses = told.split(clauseEnd)
  const pieces = clauses.length > 2 ? clauses : clauses.flatMap((clause) => clause.split(itemEnd))
  const last = pieces.length > 2 && clauses.length <= 2 ? separateLast(pieces.pop()!) : []
  return [...pieces, ...last].reduce<string[]>((whole, piece) => {
    const before = whole.at(-1)
    const isSaid = before !== undefined && condition.test(before) && !before.includes(',')
    return isSaid ? [...whole.slice(0, -1), `${before}, ${piece}`] : [...whole, piece.replace(joined, '')]
  }, [])
}

/** Minimum abilities of a product that its label lists, words of each, and hours that each has beside its work. */
const listed = { count: 3, words: 3, hours: 12 }

/**
 * Returns what a sentence lists after the name of a product, if it says enough of each: "A bot for lunch: it posts the menu, people order by
 * emoji, …". Otherwise the sentence is one.
 */
export function abilitiesIn({ text, definite }: Pick<Statement, 'text' | 'definite'>): string[] {
  const pieces = definite && label.test(text) ? piecesOf(text).filter((piece) => !modifier.test(piece)) : []
  const areSaid = pieces.filter((piece) => wordsOf(piece).length >= listed.words).length >= listed.count
  return areSaid ? pieces : [text]
}

/** Returns the kinds of work and the systems that a piece of a statement names, without those named before. */
function partOf(text: string, named: Named, done: ReadonlySet<string>): Part {
  const owners = lexicon.find(wordsOf(text)).map(({ owner }) => owner)
  const has = (kinds: readonly string[], id: string) =>
    !done.has(id) && owners.some(({ kind, name }) => name === id && kinds.includes(kind))
  const systems = [...named.systems].filter((id) => has(['system'], id) || (!done.has(id) && text.includes(id)))
  const found = [...named.works].filter((id) => has(['work', 'weak'], id))
  return { name: text, works: new Set(found), systems: new Set(systems), share: 0 }
}

/** Divides a statement by its clauses. One that names no work says more about the one before, unless it is an ability. */
function clausesIn(statement: Statement, hours: number, named: Named): Part[] {
  const { text } = statement
  const abilities = abilitiesIn(statement)
  const own = new Set(abilities.length > 1 ? abilities : [])
  const parts: Part[] = []
  const done = new Set<string>()
  for (const piece of piecesOf(text)) {
    const part = partOf(piece, named, done)
    const last = parts.at(-1)
    const isOwn = own.has(piece) || (isNamed(part) && (own.size > 0 || (last && isNamed(last))))
    if (!last || (isOwn && !modifier.test(piece) && !pointsBack(piece))) parts.push(part)
    else mergeInto(last, part)
    for (const id of [...part.works, ...part.systems]) done.add(id)
  }
  while (parts.length > 1 && parts.length > hours / minPart) {
    const smallest = parts.toSorted((one, other) => weightOf(one) - weightOf(other))[0]!
    const at = Math.max(1, parts.indexOf(smallest))
    mergeInto(parts[at - 1]!, ...parts.splice(at, 1))
  }
  return parts.length === 1 ? parts : parts.map((part) => ({ ...part, name: taskName({ text: part.name }) }))
}

/**
 * Divides a statement, so that each kind of work and each system that it names has hours and a name of its own: by its
 * clauses, or the name of a product by its kinds of work ("a shop with card payment and shipping"). Returns one part, or
 * none, if there is nothing to divide.
 */
export function partsIn(statement: Statement, hours: number, named: Named): Part[] {
  if (named.works.size + named.systems.size < 2 && abilitiesIn(statement).length < listed.count) return []
  const clauses = clausesIn(statement, hours, named)
  const namesProduct = statement.definite && named.systems.size === 0 && !story.test(statement.text)
  const parts =
    clauses.length === 1 && namesProduct
      ? [...named.works].map((id) => ({
          name: works.get(id)!.name,
          works: new Set([id]),
          systems: new Set<string>(),
          share: 0,
        }))
      : clauses
  const base = abilitiesIn(statement).length > 1 ? listed.hours : 0
  const all = sum(parts.map((part) => base + weightOf(part)))
  return parts.map((part) => ({ ...part, share: (base + weightOf(part)) / all }))
}

/** Hours that a page counts as, and articles before its name. */
const pageHours = 5
const article = /^(?:(?:with|mit|avec|con|com|met) )?(?:(?:an?|the|eine?[nrm]?|une?|una?|uma?|een) )?(?=\S)/i

/** Divides a statement by the pages of a website that it lists, each of which is work on pages unless its name is another. */
export function pagesOf(pages: readonly string[], named: Named): Part[] {
  const parts = pages.map((page) => {
    const part = partOf(namesPage(page) ? headOf(page) : page, named, new Set())
    const others = [...part.works].filter((id) => id !== 'pages')
    const weight = others.length + part.systems.size > 0 ? weightOf({ ...part, works: new Set(others) }) : pageHours
    const works = new Set(others.length > 0 ? others : ['pages'])
    return { ...part, name: taskName({ text: page.replace(article, '') }), works, share: weight }
  })
  const all = sum(parts.map(({ share }) => share))
  return parts.map((part) => ({ ...part, share: part.share / all }))
}

const weightOf = ({ works: ids, systems }: Part) =>
  Math.max(1, sum([...ids].map((id) => works.get(id)!.hours)) + connection * systems.size)

const isNamed = (part: Part) => part.works.size + part.systems.size > 0

/** Adds parts to another one, which keeps a text that fits a name, and best one that names work. */
function mergeInto(part: Part, ...others: Part[]): void {
  for (const { name, works: ids, systems } of others) {
    const both = `${part.name}, ${name}`
    if (both.length <= maxName) part.name = both
    else if (!isNamed(part)) part.name = name
    for (const id of ids) part.works.add(id)
    for (const id of systems) part.systems.add(id)
  }
}
