import { pattern } from '#domain/text/pattern'
import type { Statement } from '../reading/statement'
import type { Hit } from '../text/matcher'
import { type Word, stem, wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { actions, and } from '../vocabulary/words'

/** A name of people in a statement. `head` is the root of its noun: that of "member" in "team members". */
interface Name {
  group: string
  head: string
  /** Roots of all its words. */
  whole: string
  /** True if the statement lists it beside another name of the same head: "admins and super admins". */
  isApart: boolean
}

/** Groups of words for users in general. */
const anyone = new Set(['users', 'visitors'])

/** Words between the names of a list. A comma is no word. */
const listing = new Set(['and', 'or', 'und', 'oder', 'sowie', 'et', 'ou', 'y', 'o', 'e', 'и', 'или', 'και', 'ή'])

/** Maximum words of a signature or a label, such as "Office manager", unlike a row of a table of roles. */
const maxLabelWords = 5

const isLabel = ({ words, text, role }: Statement) =>
  !role && !/[.!?。]$/.test(text) && words.filter(({ raw }) => raw !== '').length <= maxLabelWords

/** Returns the names of people in a statement, the longest ones: "guided" is none, and "team members" is one. */
function namesIn({ hits, words }: Pick<Statement, 'hits' | 'words'>): Name[] {
  const people = hits.filter(
    ({ owner: { kind }, at, length }) => kind === 'actor' && !isVerb(words[at + length - 1]!.raw),
  )
  const longest = people.filter((it) => !people.some((other) => other.length > it.length && covers(other, it)))
  const names = longest.map(({ owner, at, length }) => {
    const roots = words.slice(at, at + length).map(({ root }) => root)
    return { group: owner.name, head: roots.at(-1)!, whole: roots.join(' '), isApart: false }
  })
  return names.map((name, at) => {
    const isApart = [at - 1, at + 1].some(
      (next) =>
        names[next] &&
        isBeside(longest[at]!, longest[next]!, words) &&
        isSame(name, names[next]) &&
        name.whole.length > names[next].whole.length,
    )
    return { ...name, isApart: isApart && name.whole.includes(' ') }
  })
}

/** A list of roles, which may have names that the vocabulary lacks: "Roles: picker, packer, shift leader". */
const list =
  /^(?:(?:user|users|benutzer|nutzer) ?)?(?:roles|rollen|rôles|papéis|perfis|роли|ρόλοι|角色)\s*[:：]\s*(.+)/i

const separator = new RegExp(`[,;，、]|\\s${and}\\s`)

const maxNameWords = 3

const listedIn = ({ text }: Statement): Name[] =>
  (list.exec(text)?.[1] ?? '').split(separator).flatMap((item) => {
    const roots = wordsOf(item).map(({ root }) => root)
    const [head] = roots.toReversed()
    return head && roots.length <= maxNameWords
      ? [{ group: 'listed', head, whole: roots.join(' '), isApart: false }]
      : []
  })

const isVerb = (word: string) => /(?:ed|ing)$/.test(word)

const covers = (one: Hit<Meaning>, other: Hit<Meaning>) =>
  one.at <= other.at && one.at + one.length >= other.at + other.length

/** True for two names of a list: "admins and super admins". */
function isBeside(one: Hit<Meaning>, other: Hit<Meaning>, words: Statement['words']): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one]
  const between = words.slice(first.at + first.length, second.at)
  return between.length === 0 || (between.length === 1 && listing.has(between[0]!.raw))
}

/** A heading of the part of some people: "App for drivers", "Espace client", "Parte per gli acquaioli". */
const part = pattern(
  String.raw`^(?:apps?|appli(?:cation|cazione|catie)?|aplicaci[oó]n|aplicação|anwendung|espace|portail|portale?|bereich|area|área|parte|part|pannello|panel|painel|view|ansicht|module?)(?: (?:mobile|web))? (?:(?:for|für|pour|per|para|voor|d[eioau]s?|del|der|dell['’]|d['’]|l['’]|the|die|den|les?|las?|los?|os?|gli|agli|ai|i|il|een)(?: |(?<=['’])))*(\p{L}[\p{L}'’-]+)$`,
)

/** A heading of the part of those who run the product. */
const office = pattern(
  String.raw`^(?:back-?\s?office|backend|admin(?:istration)?|verwaltung|administración|administração|amministrazione|beheer)(?!\p{L})`,
)
const administrators: Name = { group: 'administrators', head: 'admin', whole: 'admin', isApart: false }

/** A subject that does something with the product: "The picker shall scan the bin". */
const subject = pattern(
  String.raw`^(?:(?:the|an?|each|every|der|die|das|jede[rs]?|le|la|les|chaque|el|los|las|cada|o|os|as|il|lo|i|gli|ogni|de|het|elke?) |l['’])(\p{L}[\p{L}'’-]+) (?:shall|must|should|can|may|soll|muss|kann|darf|doit|peut|debe|puede|deve|pode|può|moet|kan)(?: be able to)? (\p{L}+)`,
)

/** Minimum sentences with such a subject. */
const minDeeds = 2

const verbs = new Set(termsOf(actions).map(stem))
/** Ending of a verb in Romance languages. */
const infinitive = /(?:er|ir|ar|re)$/i
const things = new Set<Meaning['kind']>([
  'product',
  'software',
  'platform',
  'technology',
  'archetype',
  'system',
  'work',
  'noise',
])

/** Returns people whom no list knows, by the headings of their parts and by what they do. */
function unlistedIn(statements: readonly Statement[], headings: readonly string[]): Name[] {
  const parts = headings.flatMap((it) => part.exec(it.replace(/ ?\([^)]*\)/, ''))?.[1] ?? [])
  const doers = [...new Set(statements.map(({ text }) => text))].flatMap((text) => {
    const [, noun = '', verb = ''] = subject.exec(text) ?? []
    return verb !== '' && (infinitive.test(verb) || wordsOf(verb).some(({ stem }) => verbs.has(stem)))
      ? [noun.toLowerCase()]
      : []
  })
  const often = [...new Set(doers)].filter((noun) => doers.filter((it) => it === noun).length >= minDeeds)
  const known = headings.some((it) => office.test(it)) ? [administrators] : []
  const others = [...(parts.length > 1 ? parts : []), ...often].flatMap((noun) => {
    const words = wordsOf(noun)
    const isThing = lexicon.find(words).some(({ owner }) => things.has(owner.kind))
    const head = words[0]?.root ?? ''
    return isThing || head === '' ? [] : [{ group: 'listed', head, whole: head, isApart: false }]
  })
  return [...known, ...others]
}

/** Maximum words of a heading that names people: "Seller", "Team leads". */
const maxHeadingWords = 2

/**
 * Returns the kinds of people that statements name, each once: an abbreviation, an inflection or a longer name of the
 * same head ("admin", "system administrators") is the same, unless a statement lists both. Users in general are one. People
 * whom only names of tasks say count, too.
 */
export function rolesIn(statements: readonly Statement[], names: readonly (readonly Word[])[] = []): string[] {
  const headings = [...new Set(statements.flatMap((statement) => statement.headings))]
  const short = headings.map(wordsOf).filter(({ length }) => length <= maxHeadingWords)
  const named = [
    ...statements.filter((statement) => !isLabel(statement)).flatMap(namesIn),
    ...[...short, ...names].flatMap((words) => namesIn({ words, hits: lexicon.find(words) })),
    ...statements.flatMap(listedIn),
    ...unlistedIn(statements, headings),
  ]
  const apart = new Set(named.filter(({ isApart }) => isApart).map(({ whole }) => whole))
  const found: Name[] = []
  for (const it of named) {
    const name = apart.has(it.whole) ? { ...it, head: it.whole } : it
    const same = found.find((known) => isSame(known, name))
    if (!same) found.push({ ...name })
    else if (name.head.length < same.head.length) same.head = name.head
  }
  return found.map(({ group, whole }) => (anyone.has(group) ? 'anyone' : whole))
}

const isSame = (one: Name, other: Name) =>
  (anyone.has(one.group) && anyone.has(other.group)) ||
  one.head === other.head ||
  ((one.group === other.group || other.group === 'listed') &&
    (one.head.startsWith(other.head) || other.head.startsWith(one.head)))
