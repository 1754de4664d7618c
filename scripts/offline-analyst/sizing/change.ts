import { sum } from '#domain/hours/apportion'
import { pattern } from '#domain/text/pattern'
import { movedEntities } from '../reading/migration'
import { namesWhole } from '../reading/ownership'
import type { Reading } from '../reading/read'
import { type Statement, isAsking, isSpecification } from '../reading/statement'
import { type Word, wordsOf } from '../text/words'
import { additions, additionsIn } from '../vocabulary/additions'
import { enables, handles, people, several, speaks } from '../vocabulary/gains'
import { type MeaningKind, lexicon } from '../vocabulary/lexicon'
import { occasion } from '../vocabulary/ownership'
import { wholes } from '../vocabulary/requests'
import { countRules } from '../vocabulary/rules'
import { technologies } from '../vocabulary/technologies'
import { commonWords } from '../vocabulary/words'
import { works as kinds } from '../vocabulary/work'
import { rootsIn } from './roots'
import type { Content, Recognized } from './recognize'
import { hoursOfUpgrade } from './upkeep-hours'
import { deedsIn, gainsIn } from './unlisted-additions'

/**
 * Build hours of a change with this many different words, without what it adds. Each further item of a list that adds
 * nothing known takes as many.
 */
const base = { hours: 4, words: 20, items: 4 }

/** Build hours of each further entity in a list of data to move, and maximum of those that count. */
const entity = { hours: 8, max: 6 }

/** Growth of a change with its words. Low, because how many words say the same is a matter of style. */
const growth = 0.1

/** Build hours of a system that a change names, besides those of further ones. */
const perSystem = 1.4

/** Build hours of each rule that a change says, "free from 80 euros", and the maximum number that counts. */
const rule = { hours: 2, max: 3 }

/**
 * Build hours of something that a message adds and the vocabulary does not know, such as certificates or a referral scheme,
 * and of each further one, of which `max` count. Hardly any task with a recorded outcome asks for one, so it is a judgment
 * between the 8 hours of a model that read one (`recordings/guest-passes.json`) and the 20 of our own quotes of others.
 * Additions that the message names besides are parts of the first, so that it takes longer only if they do.
 */
const unlistedHours = { first: 11.5, further: 5, max: 4 }

/**
 * Build hours of what people want to do in this many different words, at least `min`, besides those of a change. Its kind of
 * work is unknown, and so many words that nearly all such wishes take as long. Fitted to 44 messages in seven languages, half a
 * day to two weeks by our own quotes.
 */
const told = { hours: 8, words: 10, growth: 0.15, min: 2 }

/**
 * Minimum build hours of what people get to do or see, unless the statements of its message take less in the mean. Finished
 * enhancements of one firm took 9 to 55 hours each in the mean of their group.
 */
const minWish = 3

/** A name of what exists: "our booking app", "nuestra app de reservas". */
const ownName = pattern(
  `(?<!\\p{L})(?:our|your|unser\\p{L}*|eure\\p{L}*|notre|votre|nuestr[oa]|vuestr[oa]|(?:[ns]ostr|voss?tr|noss)[oa]|onze?) (?:[\\p{L}-]+ ){0,2}?${wholes}(?: (?:de|di|d[oa]|del|van|voor|for|für|pour|para|per) [\\p{L}-]+)?`,
)

/** Returns the places of the names of what exists, whose words are no wish. */
function ownNamesIn(text: string): { at: number; length: number }[] {
  const named = ownName.exec(text)
  return named ? [{ at: wordsOf(text.slice(0, named.index)).length, length: wordsOf(named[0]).length }] : []
}

/** Systems of content and shops that are set up, not programmed, and additions that they have as a setting or a plug-in. */
const readyMade = new Set(Object.keys(technologies.content))
const pluggable = new Set(
  'giftCards discounts reviews wishlist backInStock instalments currencies newsletter comments sharing search forms localisation blog faq cookies gallery video mapView'.split(
    ' ',
  ),
)

/** Share of the hours of such an addition, or of a connection from there. */
export const plugged = 0.35

/** True for a text about a site or a shop that such a system runs. */
export const isReadyMade = (statements: readonly Statement[]): boolean =>
  statements.some(({ hits }) => hits.some(({ owner }) => readyMade.has(owner.name)))

const common = new Set(Object.values(commonWords).flatMap(rootsIn))

/** Build hours of another language of the whole product. */
const localisation = additions.localisation!.hours

const says = ({ hits }: Statement, kind: MeaningKind) => hits.some(({ owner }) => owner.kind === kind)

const isOfPeople = (it: Statement) =>
  it.kind === 'function' && (people.test(it.text) || several.test(it.text) || says(it, 'actor'))

/** True for a sentence that says what people get to do, unlike what is there or wrong. */
const isWish = (it: Statement) =>
  it.kind === 'function' &&
  (occasion.test(it.text) || (isOfPeople(it) && (enables.test(it.text) || says(it, 'modal') || says(it, 'request'))))

/** Moves hours to wishes that have less than the minimum from what has more. The sum stays. */
function withMinimum(hours: readonly number[], wishes: ReadonlySet<number>): number[] {
  const min = Math.min(minWish, sum(hours) / Math.max(1, hours.filter((it) => it > 0).length))
  const missing = sum([...wishes].map((at) => Math.max(0, min - hours[at]!)))
  const spare = sum(hours.map((it) => Math.max(0, it - min)))
  return hours.map((it, at) => (it > min ? it - ((it - min) * missing) / spare : wishes.has(at) ? min : it))
}

/**
 * Returns the build hours that each statement of a message adds to a change, or null for a specification. A message has
 * no sections. It takes a few hours and those of the additions that it names, each of which counts once. The first
 * statements may be `tasks` of an earlier message.
 */
export function hoursOfChange(
  { statements, form }: Pick<Reading, 'statements' | 'form'>,
  { works, systems, appearance, upkeep }: Pick<Recognized, 'works' | 'systems' | 'appearance' | 'upkeep'>,
  tasks = 0,
): number[] | null {
  if (isSpecification(statements) || (form !== 'text' && form !== 'request')) return null

  // Each request, and each item of a list, is a wish of its own. The sentences of other messages are about one, and items
  // below it are its details.
  const asking = statements.filter(isAsking)
  const areWishes = form === 'request' || (asking.length > 1 && asking.every(({ item }) => item))
  const wishOf = (at: number) => (areWishes ? at : 0)
  const isPlain = areWishes || !statements.some(({ item }) => item)
  const all = new Set<string>()
  const best = new Map<string, { at: number; hours: number }>()
  const written = statements.map((it) => it.text).join('\n')
  const isReady = isReadyMade(statements)
  const offer = (name: string, at: number, hours: number) => {
    const share = isReady && pluggable.has(name) ? plugged : 1
    if (hours > 0 && !best.has(name)) best.set(name, { at, hours: share * hours })
  }
  const unlisted = new Map<string, { at: number; hours: number }>()
  const done = new Map<string, number>()
  const rules: number[] = []
  const wishes = new Set<number>()
  const fresh: number[] = []
  const entities = movedEntities(statements)
  const said = statements.map((statement, at) => {
    if (!isAsking(statement) || appearance[at] || upkeep[at]) {
      fresh.push(0)
      return 0
    }
    const { words, hits, text } = statement
    const roots = new Set(words.flatMap(({ raw, root }) => (raw && !common.has(root) ? [root] : [])))
    // What is said again is no other wish.
    const further = new Set([...roots].filter((root) => !all.has(root)))
    fresh.push(further.size / roots.size)
    for (const root of roots) all.add(root)
    const gains = gainsIn(text)
    // "A button on the invoices": what it names besides says where it is.
    const isPart = gains.length > 0 && gains.every(({ kind }) => kind === 'part')
    const special = isPart ? [] : additionsIn(words)
    const covered = [...special, ...ownNamesIn(text)]
    const isCovered = (hit: { at: number; length: number }) =>
      covered.some((it) => it.at < hit.at + hit.length && hit.at < it.at + it.length)
    // What else a sentence about an upgrade names must still work after it.
    const upgraded = hoursOfUpgrade(statement, written)
    offer('upgrade', at, upgraded)
    for (const { owner } of special) offer(owner, at, additions[owner]!.hours)
    for (const { owner, ...hit } of hits) {
      const isWork = owner.kind === 'work' && works[at]!.has(owner.name)
      if (isWork && !isPart && upgraded === 0 && !isCovered(hit))
        offer(owner.name, at, additions[owner.name]?.hours ?? 0)
    }
    const place = entities.indexOf(at)
    if (place === 0) offer('migration', at, additions['migration']!.hours)
    else if (place > 0 && place < entity.max) offer(`entity ${place}`, at, entity.hours)
    rules.push(...Array.from({ length: countRules(text) }, () => at))
    const names = (kind: MeaningKind) => hits.some(({ owner }) => owner.kind === kind)
    if (names('language') && namesWhole.test(text) && speaks.test(text)) offer('localisation', at, localisation)
    const isListed = (some: readonly Word[]) =>
      additionsIn(some).length > 0 ||
      lexicon.find(some).some(({ owner: { kind, name } }) => kind === 'work' && best.has(name))
    for (const { words: some, kind } of gains) {
      if (kind === 'part' || isListed(some) || (kind === 'work' && special.length > 0)) continue
      const known = lexicon
        .find(some)
        .flatMap(({ owner: { kind, name } }) => (kind === 'work' ? [kinds.get(name)!] : []))
      const name = some.map(({ root }) => root).join(' ')
      const hours = Math.max(unlistedHours.first, ...known.map(({ hours }) => hours))
      if (!unlisted.has(name)) unlisted.set(name, { at, hours })
    }
    const isNew = 2 * further.size > roots.size
    if (isNew && isOfPeople(statement) && (isWish(statement) || handles.test(text))) wishes.add(at)
    const isSaid = at < tasks || (isNew && isWish(statement))
    const deeds = deedsIn(text).filter(({ root }) => further.has(root))
    if (isSaid && isPlain && !isPart && deeds.length >= told.min) for (const { root } of deeds) done.set(root, at)
    return roots.size
  })
  // What a further message names takes its hours, whatever the tasks of the first take.
  const isFurther = (at: number) => tasks > 0 && at >= tasks
  const namedIn = (wish: number, inFurther = false) =>
    sum([...best.values()].map(({ at, hours }) => (wishOf(at) === wish && isFurther(at) === inFurther ? hours : 0)))
  const parts = statements.map((_, at) => namedIn(wishOf(at), isFurther(at)))
  for (const [index, { at, hours }] of [...unlisted.values()].slice(0, unlistedHours.max).entries()) {
    offer(`unlisted ${index}`, at, index === 0 ? hours - parts[at]! : unlistedHours.further)
  }
  for (const wish of new Set(statements.map((_, at) => wishOf(at)))) {
    const ruled = rules.filter((at) => wishOf(at) === wish)
    const deeds = [...done.values()].filter((at) => wishOf(at) === wish)
    const whole = told.hours * (deeds.length / told.words) ** told.growth
    // Features include their rules.
    if (ruled.length > 0)
      offer(`rules ${wish}`, ruled[0]!, rule.hours * Math.min(rule.max, ruled.length) - namedIn(wish))
    if (deeds.length > 0) offer(`told ${wish}`, Math.min(...deeds), whole - namedIn(wish))
  }
  for (const [at, names] of systems.entries()) for (const name of names) offer(`system ${name}`, at, perSystem)
  const growthOf = (size: number) => (size / base.words) ** growth
  const length = growthOf(all.size)
  const words = sum(said)
  const named = new Set([...best.values()].map(({ at }) => at))
  const further = areWishes ? statements.flatMap((_, at) => (said[at]! > 0 && !named.has(at) ? at : [])) : []
  const own = new Set(further.slice(base.items))
  const hours = said.map((count, at) => {
    if (count === 0) return 0
    return base.hours * (form === 'request' || own.has(at) ? growthOf(count) * fresh[at]! : (length * count) / words)
  })
  for (const { at, hours: more } of best.values()) hours[at]! += length * more
  return withMinimum(hours, wishes)
}

/**
 * Returns the build hours that each statement of a further message adds to a change: those of both messages together,
 * less those of the first.
 */
export function hoursAddedTo(first: Content, further: Content): number[] | null {
  const of = <T>(part: (content: Content) => readonly T[]): T[] => [...part(first), ...part(further)]
  const whole = hoursOfChange(
    // An item that is added is no detail of the first message.
    { statements: of(({ reading }) => reading.statements).map((it) => ({ ...it, item: false })), form: 'text' },
    {
      works: of(({ recognized }) => recognized.works),
      systems: of(({ recognized }) => recognized.systems),
      appearance: of(({ recognized }) => recognized.appearance),
      upkeep: of(({ recognized }) => recognized.upkeep),
    },
    first.reading.statements.length,
  )
  const before = hoursOfChange(first.reading, first.recognized, first.reading.statements.length)
  if (!whole || !before) return null
  const own = whole.slice(before.length)
  const share = Math.max(0, sum(whole) - sum(before)) / Math.max(1, sum(own))
  return own.map((hours) => hours * share)
}
