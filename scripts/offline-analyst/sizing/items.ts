import { sum } from '#domain/hours/apportion'
import { type Profile, extendsProduct } from '../reading/profile'
import type { Reading } from '../reading/read'
import { type Statement, isAsking } from '../reading/statement'
import type { Hit } from '../text/matcher'
import { wordsOf } from '../text/words'
import { additions, additionsIn } from '../vocabulary/additions'
import type { Meaning } from '../vocabulary/lexicon'
import { products } from '../vocabulary/products'
import { enterpriseSystems } from '../vocabulary/systems'
import { content } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { works } from '../vocabulary/work'
import { hoursAddedTo, hoursOfChange, isReadyMade, plugged } from './change'
import {
  componentOf,
  isDivided,
  otherFeatures,
  withChapters,
  withHomes,
  leadsToModule,
  withSubjects,
  withoutTitle,
} from './components'
import { isLight } from './connections'
import { isSpecified, listedIn } from './listing'
import { contentsOf, matterOf, matterWith, moreOf, unitsIn } from './matter'
import { withObjects } from './object-name'
import { pagesOf, partsIn } from './parts'
import { rolesIn } from './people'
import { rolesOf } from './reach'
import type { Content, Recognized } from './recognize'
import { withoutRepeats } from './repeats'
import { hoursOfUpkeep } from './upkeep-hours'
import { type Size, hoursOfAppearance, hoursOfMatter, perBug, hoursOfModules, perTicket, reachOf } from './scale'

/** Build hours, without foundation, and task names of the chunks of the same document that are already broken down. */
export interface Earlier {
  hours: number
  names: readonly string[]
  /** Number of other chunks that are broken down concurrently. They count as chunks like this one. */
  unread: number
  /** Content of these names if the chunks are a whole text to which lines are added, and not the beginning of a document. */
  said?: Content
}

/** Contribution of a statement. */
export interface Item {
  place: number
  hours: number
  work: string | null
  component: string
  /** Name of the work, if the words of the statement are about more than it. */
  name: string | null
  /** Set for upkeep, such as a change of copy or style, which one person does. */
  upkeep?: Upkeep
}

/**
 * Returns the hours of each statement of a message about an existing product. One that names enough to be an extension
 * takes at least as long as the same requirements in sections.
 */
function changedIn(reading: Reading, recognized: Recognized, { kind }: Profile, size: Size): number[] | null {
  const changed = kind === 'product' ? null : hoursOfChange(reading, recognized)
  if (!changed || kind === 'change') return changed
  return sum(changed) > hoursOfMatter(sum(matterOf(reading.statements, recognized)), size, kind) ? changed : null
}

/** Hours of a text: of each statement, before and after scaling, and of what it implies without naming it. */
interface Scaled {
  matter: readonly number[]
  hours: readonly number[]
  implied: readonly Implied[]
}

/** Scales the matter of a text to hours, less what the chunks before it say, too. */
function scale(
  reading: Reading,
  recognized: Recognized,
  profile: Profile,
  size: Size,
  { names: before, hours: hoursBefore, unread, said: first }: Earlier,
  of: number,
): Scaled {
  const { statements } = reading
  const isWhole = of === 1
  const areModules = profile.kind === 'extension' && extendsProduct(reading)
  const isAdded = first !== undefined
  const changed =
    isWhole && !areModules
      ? changedIn(reading, recognized, profile, size)
      : isAdded && profile.kind === 'change'
        ? hoursAddedTo(first, { reading, recognized })
        : null
  const contents = isAdded ? contentsOf(first.reading.statements, first.recognized) : new Map<string, never>()
  const sized = new Set([...before.flatMap((name) => [...unitsIn(wordsOf(name))]), ...contents.keys()])
  const said =
    changed ??
    matterOf(statements, recognized, sized).map((hours, at) =>
      areModules && leadsToModule(statements[at]!) ? 0 : hours,
    )
  const listed =
    isWhole && (profile.kind === 'product' || areModules) && size.listed > 0
      ? listedIn(statements, said, reading.language.language !== null, recognized.roles.length)
      : []
  const isFeature = isAdded && profile.kind === 'product'
  // The chunks before named more people than their tasks, and fewer than the document. Lines that are added change nothing.
  const tasks = isAdded ? [] : before.map(wordsOf)
  const named = tasks.length > 0 ? rolesIn(recognized.peopled, tasks).length : recognized.roles.length
  const namedBefore = tasks.length > 0 ? (named + rolesIn([], tasks).length) / 2 : named
  const hoursBy = (chunks: number) => {
    const about = { ...recognized, named: chunks > 0 ? named : namedBefore, hours: hoursBefore }
    const reach = reachOf(rolesOf(about, reading, of, isAdded ? 0 : chunks), profile.kind)
    return (some: number) => {
      if (changed) return some
      return areModules ? hoursOfModules(some, size) : hoursOfMatter(reach * some, size, profile.kind)
    }
  }
  const hoursOf = hoursBy(unread + 1)
  const built = matterWith(hoursBefore, hoursBy(0))
  const saidBefore = sum([...contents.values()].map(({ hours }) => hours))
  // Names of a long text are unknown.
  const unsaidBefore = isFeature && before.length > 0 ? Math.max(0, built - saidBefore) : 0
  // Features of which a text says little share equally what it takes beyond its words, and others by their words at most.
  const equal = unsaidBefore / Math.max(1, new Set(before).size)
  const byWords = unsaidBefore > saidBefore ? Infinity : unsaidBefore / Math.max(1, saidBefore)
  const own = said.map((hours, at) => {
    const unsaid = hours > 0 && !isSpecified(statements[at]!) ? Math.min(equal, hours * byWords) : 0
    return hours + size.listed * (listed[at] ?? 0) + unsaid
  })
  // A document of several chunks is detailed: what it states displaces what it implies.
  const implied = isWhole ? impliedBy(recognized, profile, size, statements) : []
  const unnamed = implied.filter(({ isNamed }) => !isNamed)
  const matter = sum(own)
  const unsaid = sum(unnamed.map(({ hours }) => hours))
  const whole = withImplied(matter, size.listed * sum(listed), implied)
  const read = join(built, ...Array.from({ length: unread }, () => whole))
  const all = isAdded ? read + whole : join(read, whole)
  const scaled = isFeature ? (hoursOf(all) * whole) / all : hoursOf(all) - hoursBy(unread)(read)
  const factor = whole > 0 ? scaled / whole : 0
  const added = Math.min(whole - matter, unsaid)
  const ownFactor = matter > 0 ? (factor * (whole - added)) / matter : 0
  const impliedFactor = unsaid > 0 ? (added / unsaid) * factor : 0
  return {
    matter: own,
    hours: own.map((hours) => hours * ownFactor),
    implied: unnamed.map((it) => ({ ...it, hours: it.hours * impliedFactor })),
  }
}

/** Returns the contribution of each statement, scaled to this text. */
export function itemsOf(
  reading: Reading,
  recognized: Recognized,
  profile: Profile,
  size: Size,
  earlier: Earlier,
  of: number,
): Item[] {
  const { statements } = reading
  const { matter, hours: scaled, implied } = scale(reading, recognized, profile, size, earlier, of)

  const { language } = reading.language
  const below = of === 1 ? withoutTitle(statements) : statements
  const divided = !reading.describesFinished && language !== null && isDivided(below)
  const alterations = recognized.appearance.filter((it) => it === 'change').length
  const items = statements.flatMap((statement, place): Item[] => {
    if (!isAsking(statement)) return []
    const appearance = recognized.appearance[place]
    if (appearance) {
      const hours = appearance === 'more' ? 0 : hoursOfAppearance(alterations, reading.form) / alterations
      return [{ place, hours, work: null, component: content.name, name: null, upkeep: content }]
    }
    const upkeep = recognized.upkeep[place]
    if (upkeep) {
      return [
        { place, hours: hoursOfUpkeep(upkeep, statement), work: null, component: upkeep.name, name: null, upkeep },
      ]
    }
    const systems = recognized.systems[place]!
    const connected =
      profile.kind === 'change' && (reading.form === 'text' || reading.form === 'request')
        ? (isReadyMade(statements) ? plugged : 1) * hoursOfConnections(systems, statement.text)
        : 0
    const sized =
      reading.form === 'tickets'
        ? perTicket * lengthOf(statement)
        : reading.form === 'bug report'
          ? reading.bugs > 1
            ? perBug
            : (perBug * matter[place]!) / Math.max(1, sum(matter))
          : scaled[place]!
    const hours = sized + connected
    const named = profile.kind === 'change' ? addedBy(statement, recognized.works[place]!) : recognized.works[place]!
    const about = { works: named, systems }
    const pages = recognized.pages[place]!
    const parts =
      reading.form === 'tickets' || reading.bugs > 1
        ? []
        : pages.length > 1
          ? pagesOf(pages, about)
          : partsIn(statement, hours, about)
    if (parts.length > 1) {
      return parts.map((part) => ({
        place,
        hours: hours * part.share,
        ...placeOf(below[place]!, part, divided, language === 'en'),
        name: part.name,
      }))
    }
    return [{ place, hours, ...placeOf(below[place]!, about, divided, language === 'en'), name: null }]
  })
  const place = Math.max(
    0,
    statements.findIndex(({ definite }) => definite),
  )
  const usualName = (id: string) => products[recognized.products[0]!]?.called?.[id] ?? works.get(id)!.name
  const own = withoutRepeats(items, recognized)
  const parted = divided ? withSubjects(own, below) : own
  const housed = reading.form === 'text' ? withChapters(withHomes(parted, below), below) : own
  return [
    ...(profile.kind === 'product' ? housed : withObjects(housed, statements, reading.language)),
    ...implied.map(({ id, hours }) => ({
      place,
      hours,
      work: id,
      component: usualName(id),
      name: `${usualName(id)}${usual}${recognized.products[0]}`,
    })),
  ].filter(({ hours }, at) => hours > 0 || at < own.length)
}

/** Build hours of each further system that a sentence connects, and additional ones for software of enterprises. */
const connection = { further: 14, enterprise: 8 }

/** Returns the hours of connections that a change takes beside its own: systems share neither an interface nor its tests. */
function hoursOfConnections(names: ReadonlySet<string>, text: string): number {
  const enterprise = [...names].filter((name) => enterpriseSystems.has(name)).length
  const further = Math.max(0, [...names].filter((name) => !isLight(name, text)).length - 1)
  return connection.further * further + connection.enterprise * enterprise
}

/** Returns the kinds of work that a change adds: what else a sentence about an addition names says where it is. */
function addedBy({ words }: Statement, named: ReadonlySet<string>): ReadonlySet<string> {
  const isAddition = (id: string) => additionsIn(words).some(({ owner }) => owner === id)
  return [...named].some(isAddition) ? new Set([...named].filter((id) => id in additions)) : named
}

const usual = ', usual for '

/** Returns the product for which a task is usual that its text does not name: "Orders, usual for an online shop". */
export const usualFor = (name: string): string | undefined =>
  name.includes(usual) ? Object.keys(products).find((product) => name.includes(`${usual}${product}`)) : undefined

/** Returns the kind of work and the component of a statement or a part of it. */
function placeOf(
  statement: Statement,
  { works: named, systems }: Record<'works' | 'systems', ReadonlySet<string>>,
  divided: boolean,
  isEnglish: boolean,
): Pick<Item, 'work' | 'component'> {
  // Data moves once, a connection stays.
  const main = workOf(statement, ({ owner }) => named.has(owner.name)) ?? (named.has('pages') ? 'pages' : null)
  const work = named.has('migration') ? 'migration' : systems.size > 0 ? 'integrations' : main
  const component = componentOf(statement, work, systems, divided)
  // Words too ambiguous for hours name a component better than none.
  const hint = workOf(statement, ({ owner }) => owner.kind === 'work' || isEnglish)
  return { work, component: component === otherFeatures && hint ? works.get(hint)!.name : component }
}

/**
 * Returns the matter of several chunks together. The exponent is below 1 because chunks speak of the same things
 * without repeating a task name. Fitted to the halves of 55 long documents by others.
 */
const join = (...matters: number[]) => sum(matters.map((one) => one ** (1 / growth))) ** growth
const growth = 0.77

/** Units of a ticket of average length. */
const unitsOfTicket = 5
const lengthOf = ({ words }: Statement) => Math.min(1.6, Math.max(0.6, (unitsIn(words).size / unitsOfTicket) ** 0.35))

interface Implied {
  id: string
  hours: number
  isNamed: boolean
}

/** Returns the work that a kind of product implies, without what the text excludes. */
function impliedBy(
  { products: [main], certain }: Recognized,
  { kind }: Profile,
  { usual: share = 1 }: Size,
  statements: readonly Statement[],
): Implied[] {
  const product = products[main ?? '']
  if (!product || kind !== 'product' || statements.length === 0) return []
  const excluded = new Set(
    statements.flatMap(({ kind: of, hits }) => (of === 'excluded' ? hits.map(({ owner }) => owner.name) : [])),
  )
  return product.has
    .filter((id) => works.has(id) && !excluded.has(id))
    .map((id) => ({ id, hours: works.get(id)!.hours * impliedShare * share, isNamed: certain.has(id) }))
}

const impliedShare = 1.45

/**
 * Returns the matter of a text with what its kind of product implies. Stated work displaces implied work, so that a
 * detailed text is sized by what it states, and a text that lists its features means these. To name implied work never
 * lowers the sum.
 */
function withImplied(matter: number, listed: number, implied: readonly Implied[]): number {
  const named = sum(implied.map(({ id, isNamed }) => (isNamed ? moreOf(works.get(id)!) : 0)))
  const all = sum(implied.map(({ hours }) => hours))
  return Math.max(matter, all + (1 - displacement) * Math.max(0, matter - listed - named))
}
const displacement = 0.7

/** Formats of files, which say less about a kind of work than other words: "invoices as PDF", "import from Excel". */
export const formats: ReadonlySet<string> = new Set(['pdf', 'pdfs', 'excel', 'csv', 'xlsx'])

/** Words before what work is done with: "sign in with email and password", "send an invoice by email". */
const means = new Set('by via with per mit par avec por con com through uber'.split(' '))

/** Returns the kind of work of a statement: that of its verb and object, which come first, unless it only says how or who. */
function workOf({ hits, words, kind }: Statement, isNamed: (hit: Hit<Meaning>) => boolean): string | null {
  const isAside = ({ owner, at, length }: Hit<Meaning>) =>
    (works.get(owner.name)!.quality === true) !== (kind === 'quality') ||
    formats.has(words[at]!.raw) ||
    hits.some((it) => it.owner.kind === 'actor' && it.at === at && it.length === length) ||
    [words[at], words[at - 1]].some((word) => word && means.has(word.raw))
  const [first] = hits
    .filter((hit) => (hit.owner.kind === 'work' || hit.owner.kind === 'weak') && isNamed(hit))
    .toSorted(
      (one, other) => Number(isAside(one)) - Number(isAside(other)) || one.at - other.at || other.length - one.length,
    )
  return first?.owner.name ?? null
}
