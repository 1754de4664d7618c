import { pattern } from '#domain/text/pattern'
import { movedEntities, moving, onlyMovesData } from '../reading/migration'
import { type Statement, isAsking, leftOut } from '../reading/statement'
import type { Reading } from '../reading/read'
import type { Form } from '../text/forms'
import { fieldsIn } from '../text/fields'
import type { Hit } from '../text/matcher'
import { denials } from '../vocabulary/cues'
import type { Meaning } from '../vocabulary/lexicon'
import { products } from '../vocabulary/products'
import { content } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { lexicon } from '../vocabulary/lexicon'
import { technologies } from '../vocabulary/technologies'
import { rareWorks, works as allWorks } from '../vocabulary/work'
import { wordsOf } from '../text/words'
import { isOfAppearance, refersBack } from '../reading/appearance'
import { archetypesOf } from '../reading/archetypes'
import { laterWork } from '../reading/principles'
import { denies } from '../reading/sight'
import { connectionsIn, interfacesAmong, unknownIn } from './connections'
import { listsPages, pagesAmong, worksOfShown } from './pages'
import { rolesIn } from './people'
import { type Repeats, repeatsIn } from './repeats'

/** Kinds of work, systems and kinds of product that a text names. `works` and `systems` are indexed by statement. */
export interface Recognized extends Repeats {
  works: Set<string>[]
  /** Kinds of work with enough evidence to be sized. */
  certain: Set<string>
  systems: Set<string>[]
  /** Systems without a documented interface, as the text says. */
  undocumented: Set<string>
  /** Systems with which data is exchanged in a format or by a protocol that the text names. */
  described: Set<string>
  /** Changes of copy or style in a text about an existing product, and what says more about them. */
  appearance: (Appearance | null)[]
  /** Upkeep with hours of its own. */
  upkeep: (Upkeep | null)[]
  /** Kinds of product, the main one first. */
  products: string[]
  /** True for a text that only moves data. */
  isMigration: boolean
  /** Pages of a website that each statement lists. */
  pages: string[][]
  /** Kinds of people with a part in what is asked for, and the statements that may name them. */
  roles: string[]
  peopled: readonly Statement[]
}

/** Content of a text, whatever kind of work it is. */
export interface Content {
  reading: Reading
  recognized: Recognized
}

/** Maximum words of a statement in which an ambiguous word counts. */
const maxAmbiguousWords = 5

/** Maximum requirements of a text in which one mention of a rare kind of work suffices. */
const maxShortText = 3

/** Recognizes what a text names. A rare kind of work takes two mentions, because its words have other meanings, too. */
export function recognize({ statements, title, form, headings, isOfExisting, upkeep: asked }: Reading): Recognized {
  const asking = statements.map(isAsking)
  const appearance = isOfExisting || form !== 'text' ? appearanceIn(statements, form, asked) : asking.map(() => null)
  const upkeep = statements.map((_, at) => (appearance[at] ? null : (asked[at] ?? null)))
  const names = (at: number) => asking[at]! && !appearance[at]! && !upkeep[at]
  const moves = new Set(headings.length > 1 ? headings.filter((it) => namesIn(it, 'migration')) : [])
  const isMigration = onlyMovesData({ form, statements, isOfExisting })
  const entities = new Set(movedEntities(statements))
  const connected = connectionsIn(statements).map((names, at) =>
    isMigration || entities.has(at) ? new Set<string>() : names,
  )
  const found = productsIn(statements, title, connected)
  const pages = pagesAmong(statements, found[0]).map((listed, at) => (names(at) ? listed : []))
  const works = statements.map((statement, at) => {
    if (isMigration || entities.has(at)) return new Set(names(at) ? ['migration'] : [])
    const named = names(at) ? worksIn(statement, moves.has(statement.heading)) : new Set<string>()
    for (const id of worksOfShown(pages[at]!)) named.delete(id)
    return pages[at]!.length > 0 ? named.add('pages') : named
  })
  const mentions = new Map<string, Set<string>>()
  for (const [at, ids] of works.entries()) {
    const { text, headings } = statements[at]!
    for (const id of ids)
      mentions.set(id, new Set([...(mentions.get(id) ?? []), text, ...headings.filter((it) => namesIn(it, id))]))
  }
  const implied = new Set(found.flatMap((name) => products[name]!.has))
  const isShort = asking.filter(Boolean).length <= maxShortText
  const isCertain = (id: string) => !rareWorks.has(id) || mentions.get(id)!.size > 1 || implied.has(id)
  const systems = connected.map((names, at) =>
    appearance[at] || upkeep[at] || onlyLimits(statements[at]!) ? new Set<string>() : names,
  )
  const peopled = statements.filter((statement, at) => names(at) || statement.role)
  return {
    works: works.map((ids) => new Set([...ids].filter((id) => isShort || isCertain(id)))),
    certain: new Set([...mentions.keys()].filter(isCertain)),
    systems,
    ...interfacesAmong(statements, systems),
    appearance,
    upkeep,
    products: found,
    isMigration,
    pages,
    ...(form === 'text'
      ? repeatsIn(statements, isOfExisting)
      : { repeats: new Map(), restated: new Set<number>(), partly: new Map(), details: new Set<number>() }),
    roles: rolesIn(peopled),
    peopled,
  }
}

/** Returns the names of all systems that a text connects to. */
export const systemsIn = ({ systems }: Pick<Recognized, 'systems'>): string[] => [
  ...new Set(systems.flatMap((names) => [...names])),
]

type Appearance = 'change' | 'more'

/** Detects changes of copy or style, and sentences that only say more about the one before. */
function appearanceIn(statements: readonly Statement[], form: Form, asked: Reading['upkeep']): (Appearance | null)[] {
  let before: Appearance | null = null
  return statements.map((statement, at) => {
    if (!isAsking(statement)) return null
    const isMore = before !== null && (form === 'bug report' || refersBack(statement))
    before = isMore ? 'more' : isOfAppearance(statement) || asked[at] === content ? 'change' : null
    return before
  })
}

/** Number of opening requirements, which name the product, and maximum ones of a text of which others do, too. */
const opening = 3
const maxOfBrief = 20

/** Kinds of product that other products have as parts. */
const partsOfOthers = new Set(['an API', 'a script', 'an integration', 'a data migration', 'a plugin', 'a blog'])

/**
 * Returns the kinds of product stated in the title or a statement: the title's first, then the most comprehensive. A later
 * statement that connects a system names the system: "ERP: articles come from SAP".
 */
function productsIn(
  statements: readonly Statement[],
  title: readonly Hit<Meaning>[],
  systems: readonly ReadonlySet<string>[],
): string[] {
  const ofTitle = title.filter(({ owner }) => owner.kind === 'archetype').map(({ owner }) => owner.name)
  const asking = statements.filter(isAsking)
  const first = new Set(asking.slice(0, opening))
  const isLong = asking.length > maxOfBrief
  const isMain = (statement: Statement, name: string) =>
    !(isLong || partsOfOthers.has(name)) ||
    first.has(statement) ||
    statement.hits.some(({ owner }) => owner.kind === 'request')
  const isOfSystem = (statement: Statement, at: number) =>
    systems[at]!.size > 0 && statement !== asking[0] && !statement.hits.some(({ owner }) => owner.kind === 'request')
  const present = statements.filter((it, at) => !leftOut.has(it.kind) && !isOfSystem(it, at))
  const definite = present.filter((statement) => statement.definite)
  const named = (definite.length > 0 ? definite : present.slice(0, 1)).flatMap((statement) =>
    archetypesOf(statement).filter((name) => isMain(statement, name)),
  )
  const byMeaning = named.toSorted((one, other) => products[other]!.has.length - products[one]!.has.length)
  const found = [...new Set([...ofTitle, ...byMeaning])]
  if (found.length === 0 && asking.some(({ text }) => listsPages(text))) return ['a website']
  return found.length === 0 && isBetweenSystems(present, title) ? ['an integration'] : found
}

/** Words that start a flow of data: "When a deal is won", "jede Nacht". */
const trigger = pattern(
  String.raw`(?<!\p{L})(?:when(?:ever)?|as soon as|every (?:night|hour|day|\d+)|nightly|hourly|daily|wenn|sobald|jede (?:nacht|stunde)|täglich|nächtlich|stündlich|quand|lorsqu\p{L}+|dès qu\p{L}+|chaque (?:nuit|heure|jour)|cuando|cada (?:noche|hora|día)|quando|ogni (?:notte|ora|giorno)|wanneer|zodra|elke (?:nacht|dag)|elk uur)(?!\p{L})`,
)

/** Systems of content and shops, which are also technologies. */
const sites = new Set(Object.keys(technologies.content))
const seen = new Set<Meaning['kind']>(['platform', 'archetype'])

/**
 * True for a flow of data between systems that nobody looks at: two of them are named, in the title or with what starts it,
 * and neither users nor a product.
 */
function isBetweenSystems(statements: readonly Statement[], title: readonly Hit<Meaning>[]): boolean {
  const systemsOf = (hits: readonly Hit<Meaning>[]) =>
    new Set(hits.flatMap(({ owner }) => (owner.kind === 'system' || sites.has(owner.name) ? [owner.name] : [])))
  const hits = statements.flatMap((it) => it.hits)
  const started = statements.filter(({ text }) => trigger.test(text))
  const isNamed = (it: Statement) => new Set([...systemsOf(it.hits), ...unknownIn(it)]).size > 1
  return (
    (systemsOf(title).size > 1 || (started.length > 0 && systemsOf(hits).size > 1) || started.some(isNamed)) &&
    !statements.some(
      (it) =>
        isAsking(it) &&
        it.hits.some(
          ({ owner: { kind }, at }) => seen.has(kind) || (at < 2 && (kind === 'actor' || kind === 'product')),
        ),
    )
  )
}

/** Limits of time and share: "within 1 second", "in höchstens 3 Tagen", "for 95 % of requests". */
const measure = pattern(
  String.raw`(?<!\p{L})(?:within|in|under|below|than|exceed|most|least|innerhalb|binnen|unter|als|höchstens|mindestens|maximal|nach|moins|sous|plus|dans|menos|más|entro|meno|mais|binnen) (?:von |d['’]|de |di |\p{L}+ )?(?:\d[\d.,]*|an?|one|two|three|five|ten|einer?|eine[mn]|zwei|drei|une?|deux|un[ao]?|dos|due)[ -]?(?:%|\p{L}+ )?(?:ms|milli\p{L}+|se[ckg]\p{L}*|min\p{L}*|h|hours?|days?|weeks?|stunden?|tage?n?|wochen?|heures?|jours?|horas?|días?|ore|giorni|dias?)(?!\p{L})|\d ?%`,
)

/** True for a quality that says how fast or how well other work is done, or what must not be harmed. */
const onlyLimits = ({ kind, text }: Statement) =>
  kind === 'quality' && (measure.test(text) || denies(text) || laterWork.test(text))

const namesIn = (heading: string, id: string) => lexicon.find(wordsOf(heading)).some(({ owner }) => owner.name === id)

/** Returns the kinds of work that a statement names without a negation, in a chapter on migration or elsewhere. */
function worksIn(statement: Statement, isOfMigration: boolean): Set<string> {
  const { hits, words, text } = statement
  const isWork = ({ owner, at }: Hit<Meaning>) => owner.name !== 'performance' || !isShownFigure(at, hits, text)
  const fields = fieldsIn(text)
  const [from = 0, to = 0] = fields ? [fields.at, fields.end].map((end) => wordsOf(text.slice(0, end)).length) : []
  const named = new Set(
    hits
      .filter((hit) => isWork(hit) && !(from <= hit.at && hit.at < to))
      .filter(({ owner }) => owner.kind === 'work' || (owner.kind === 'weak' && words.length <= maxAmbiguousWords))
      .filter((hit) => !isDenied(words.slice(0, hit.at)) && !isInsideAnother(hit, hits))
      .map(({ owner }) => owner.name),
  )
  if (onlyLimits(statement)) return new Set([...named].filter((id) => allWorks.get(id)!.quality))
  return isOfMigration && [...named].every((id) => moving.has(id)) ? new Set(['migration']) : named
}

/** Words that join the parts of a name: "without payment of membership fees". */
const joins = new Set('of de des du d der des von del di da das do van'.split(' '))

/** True behind a negation, and for what it says of the noun behind one. */
function isDenied(before: Statement['words']): boolean {
  const names = before.slice(-5).filter(({ raw }) => !joins.has(raw))
  const isJoined = joins.has(before.at(-1)?.raw ?? '')
  return denials.has(names.at(-1)?.raw ?? '') || (isJoined && denials.has(names.at(-2)?.raw ?? ''))
}

/** True for a speed that a dashboard or a report before it shows: "a dashboard with the response times per building". */
const isShownFigure = (at: number, hits: readonly Hit<Meaning>[], text: string) =>
  !speed.test(text) && hits.some(({ owner, at: before }) => before < at && showsFigures.has(owner.name))

const showsFigures = new Set(['dashboards', 'reports'])
const speed = pattern(
  String.raw`(?<!\p{L})(?:fast|short|quick|low|seconds?|ms|schnell|kurze?|sekunden?|courts?|rapides?|secondes?|rápid[oa]s?|cort[oa]s?|segundos?)(?!\p{L})`,
)

/** True if a longer term contains this one: "gift card" is not a payment card. */
const isInsideAnother = (hit: Hit<Meaning>, hits: readonly Hit<Meaning>[]) =>
  hits.some(
    (other) =>
      (other.owner.kind === 'work' || other.owner.kind === 'system') &&
      other.length > hit.length &&
      other.at <= hit.at &&
      other.at + other.length >= hit.at + hit.length,
  )
