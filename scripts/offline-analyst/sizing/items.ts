import type { Profile } from '../reading/profile'
import type { Reading } from '../reading/read'
import { type Statement, isAsking } from '../reading/statement'
import { products } from '../vocabulary/products'
import { works } from '../vocabulary/work'
import { componentOf } from './components'
import { matterOf, unitsIn } from './matter'
import type { Recognized } from './recognize'
import { type Form, hoursOfMatter, perBug, perTicket } from './scale'

/** Chunks of the same document that are already broken down, and the names of their tasks. */
export interface Earlier {
  sections: number
  names: readonly string[]
}

/** Contribution of a statement. */
export interface Item {
  place: number
  hours: number
  work: string | null
  component: string
}

/** Returns the contribution of each statement, scaled to this text. */
export function itemsOf(
  reading: Reading,
  recognized: Recognized,
  profile: Profile,
  form: Form,
  { names: before, sections: sectionsBefore }: Earlier,
): Item[] {
  const { statements } = reading
  const own = matterOf(statements, recognized, before)
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
  const implied = sectionsBefore === 0 ? impliedBy(recognized, profile, statements) : []
  const matter = sum(own)
  const whole = withImplied(matter, sum(implied.map(({ hours }) => hours)))
  // Chunks of one document have about the same size.
  const earlier = whole * sectionsBefore
  const things = countThings(statements)
  const scaled =
    hoursOfMatter(earlier + whole, form, profile.kind, things) - hoursOfMatter(earlier, form, profile.kind, things)
  const factor = whole > 0 ? scaled / whole : 0
  const impliedFactor = implied.length > 0 ? (whole - matter) / sum(implied.map(({ hours }) => hours)) : 0

  const items = statements.flatMap((statement, place): Item[] => {
    if (!isAsking(statement)) return []
    const hours =
      reading.form === 'tickets'
        ? perTicket * lengthOf(statement)
        : reading.form === 'bug report'
          ? (perBug * own[place]!) / Math.max(1, matter)
          : own[place]! * factor
    const systems = recognized.systems[place]!
    const work = systems.size > 0 ? 'integrations' : workOf(statement, recognized.works[place]!)
    return [{ place, hours, work, component: componentOf(statement, work, systems) }]
  })
  const place = Math.max(
    0,
    statements.findIndex(({ definite }) => definite),
  )
  return [
    ...items,
    ...implied.map(({ id, hours }) => ({
      place,
      hours: hours * impliedFactor * factor,
      work: id,
      component: works.get(id)!.name,
    })),
  ].filter(({ hours }, at) => hours > 0 || at < items.length)
}

/** Counts distinct requirements without the steps of scenarios. */
const countThings = (statements: readonly Statement[]) =>
  new Set(statements.filter((it) => isAsking(it) && !/^\W*(?:scenario|given)\b/i.test(it.text)).map(({ text }) => text))
    .size

/** Units of a ticket of average length. */
const unitsOfTicket = 5
const lengthOf = ({ words }: Statement) => Math.min(1.6, Math.max(0.6, (unitsIn(words).size / unitsOfTicket) ** 0.35))

/** Returns the work that a kind of product implies and no statement names. */
function impliedBy({ products: [main], certain }: Recognized, { kind }: Profile, statements: readonly Statement[]) {
  const product = products[main ?? '']
  if (!product || kind !== 'product' || statements.length === 0) return []
  return product.has
    .filter((id) => !certain.has(id) && works.has(id))
    .map((id) => ({ id, hours: works.get(id)!.hours * impliedShare }))
}

const impliedShare = 1.9

/** Stated work displaces implied work, so that a detailed text is sized by what it states. */
function withImplied(matter: number, implied: number): number {
  const displaced = Math.min(implied, matter * displacement)
  return matter + implied - displaced
}
const displacement = 0.7

function workOf({ hits }: Statement, named: ReadonlySet<string>): string | null {
  let best: { id: string; rank: number } | null = null
  for (const { owner, length } of hits) {
    if (!named.has(owner.name) || (owner.kind !== 'work' && owner.kind !== 'weak')) continue
    const rank = length * 2 + (works.get(owner.name)!.quality ? 0 : 1)
    if (!best || rank > best.rank) best = { id: owner.name, rank }
  }
  return best?.id ?? null
}
