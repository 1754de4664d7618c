import type { BuildRole, Complexity } from '#contract/breakdown'
import { taskHours } from '#domain/breakdown'
import { expectedHours } from '#domain/range'
import { type Statement, isAsking } from '../reading/classify'
import type { Profile } from '../reading/profile'
import type { Reading } from '../reading/read'
import { topicOf } from '../reading/topics'
import { wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { products } from '../vocabulary/products'
import { works } from '../vocabulary/work'
import { screenWords } from '../vocabulary/words'
import { foundationTasks } from './foundation'
import { matterOf, unitsIn } from './matter'
import type { Recognized } from './recognize'
import { type Form, foundationHours, hoursOfMatter, perBug, perTicket } from './scale'
import { taskName } from './task-name'

export interface Hours {
  optimistic: number
  likely: number
  pessimistic: number
}

export interface PlannedTask extends Hours {
  name: string
  role: BuildRole
  /** Statements that the task covers, by their place in the reading. */
  places: number[]
}

export interface PlannedComponent {
  name: string
  description: string
  complexity: Complexity
  tasks: PlannedTask[]
}

export interface Plan {
  components: PlannedComponent[]
  form: Form
  /** Statements that share the task of another one, or were sized without a word that was recognized. */
  byStructure: number[]
}

/** Sections of the same document that were broken down before, and the names of their tasks. */
export interface Earlier {
  sections: number
  names: readonly string[]
}

interface Item {
  place: number
  hours: number
  work: string | null
  component: string
}

/** Optimistic and pessimistic hours, as shares of the expected hours: of what was recognized, and of the rest. */
const ranges = {
  known: { optimistic: 0.55, likely: 0.92, pessimistic: 1.77 },
  structure: { optimistic: 0.45, likely: 0.88, pessimistic: 2.03 },
}

/** Share of a product's hours that goes into the design of its screens. */
const designShare = 0.1

/** Of work that has a screen, the share of the back end. */
const backEndShare = 0.5

/** Hours above which a screen and its back end are two tasks. */
const splitFrom = 4

/** Smaller statements of a component share a task. */
const minTask = { product: 2, extension: 1, change: 0.75 }

/** Tasks of a text, at most: a large text gets larger tasks. */
const maxTasks = 70

/** Kinds of product without a back end of many screens. */
const forms: Record<string, Form> = {
  'a landing page': 'site',
  'a website': 'site',
  'a blog': 'site',
  'a script': 'small',
  'an integration': 'small',
  'a data migration': 'small',
  'a data pipeline': 'small',
  'a plugin': 'small',
  'a browser extension': 'small',
  'the firmware of a device': 'small',
  'an API': 'library or API',
  'a desktop program': 'desktop',
}

/** What a component adds below these hours is part of the largest other one. */
const leastComponent = 0.75

/** Gives statements without a component of their own to the largest one, with their hours. */
function shareOut(left: readonly Item[], components: readonly PlannedComponent[], byStructure: number[]): void {
  const [home] = components.toSorted((one, other) => hoursIn(other) - hoursIn(one))
  const at = home?.tasks.findIndex((task) => task.likely < taskHours.most - 1) ?? -1
  if (!home || left.length === 0) return
  const place = Math.max(0, at)
  const hours = left.reduce((sum, item) => sum + item.hours, 0)
  const places = left.map((item) => item.place)
  byStructure.push(...places)
  const task = hours > 0 ? grown(home.tasks[place]!, hours) : home.tasks[place]!
  home.tasks[place] = { ...task, places: [...task.places, ...places] }
}

/** A website is small if the text asks for so few things. */
const fewAsks = 4

export function formOf({ platform }: Profile, { products: [main] }: Recognized, asks: number): Form {
  const byProduct = forms[main ?? '']
  if (byProduct === 'site' && asks > fewAsks) return platform ?? 'web'
  return byProduct && platform !== 'mobile' && platform !== 'mixed' ? byProduct : (platform ?? 'unknown')
}

/** Work of a text: foundation, then what its statements ask for. */
export function planOf(
  reading: Reading,
  recognized: Recognized,
  profile: Profile,
  { names: before, sections: sectionsBefore }: Earlier,
): Plan {
  const { statements } = reading
  const form = formOf(profile, recognized, new Set(statements.filter(isAsking).map(({ text }) => text)).size)
  const items = itemsOf(reading, recognized, profile, form, { names: before, sections: sectionsBefore })
  if (items.length === 0) return { components: [], form, byStructure: [] }

  const components = new Map<string, PlannedComponent>()
  const add = (name: string, description: string, task: PlannedTask) => {
    const known = components.get(name) ?? { name, description, complexity: 'low' as const, tasks: [] }
    components.set(name, known)
    known.tasks.push(...inParts(task))
  }
  const first = statements.findIndex(({ definite, kind }) => definite && kind === 'function')
  const telling = [first >= 0 ? first : items[0]!.place]
  const isNew = profile.kind === 'product' && sectionsBefore === 0
  const design = isNew && hasScreens(form) ? designShare : 0

  const byStructure: number[] = []
  const total = items.reduce((sum, { hours }) => sum + hours, 0)
  const min = Math.max(minTask[profile.kind], total / maxTasks)
  const groups = grouped(items)
  const left: Item[] = []
  for (const [name, group] of groups) {
    const description = `Everything that the text asks for about ${name.toLowerCase()}.`
    const sum = group.reduce((hours, item) => hours + item.hours, 0)
    if (sum < leastComponent && components.size + 1 < groups.size) {
      left.push(...group)
      continue
    }
    for (const [lead, ...others] of gathered(group, min)) {
      const hours = [lead!, ...others].reduce((sum, item) => sum + item.hours, 0) * (1 - design)
      const places = [lead!, ...others].map(({ place }) => place)
      byStructure.push(...others.map(({ place }) => place), ...(lead!.work === null ? [lead!.place] : []))
      for (const part of partsOf(hours, statements[lead!.place]!, lead!, form)) {
        add(name, description, { ...part, name: taskName(statements[lead!.place]!), places })
      }
    }
    const designed = group.reduce((sum, { hours }) => sum + hours, 0) * design
    if (designed >= 1) {
      const places = group.slice(0, 8).map(({ place }) => place)
      add(name, description, {
        name: `Screen design: ${name}`,
        role: 'UX/UI designer',
        ...rangeOf(designed, 'known'),
        places,
      })
    } else if (designed > 0) components.get(name)!.tasks[0] = grown(components.get(name)!.tasks[0]!, designed)
  }
  shareOut(left, [...components.values()], byStructure)
  if (isNew) {
    for (const task of foundationTasks(form, foundationHours(form))) {
      const { hours, ...about } = task
      add(foundation.name, foundation.description, { ...about, ...rangeOf(hours, 'known'), places: telling })
    }
  }
  return { components: [...components.values()].map(withComplexity).toSorted(largestFirst), form, byStructure }
}

export const foundation = {
  name: 'Project foundation',
  description: 'What the rest of a new product is built on.',
}

const hoursIn = ({ tasks }: PlannedComponent) => tasks.reduce((sum, task) => sum + expectedHours(task), 0)

const largestFirst = (one: PlannedComponent, other: PlannedComponent) =>
  Number(one.name === foundation.name) - Number(other.name === foundation.name) || hoursIn(other) - hoursIn(one)

function withComplexity(component: PlannedComponent): PlannedComponent {
  const hours = hoursIn(component)
  return { ...component, complexity: hours < 20 ? 'low' : hours < 60 ? 'medium' : 'high' }
}

const hasScreens = (form: Form) => form !== 'command line' && form !== 'library or API' && form !== 'small'

/** What each statement adds, in hours of this text. */
function itemsOf(
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
  // Sections of one document are cut to about the same size.
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
    const work = workOf(statement, recognized.works[place]!)
    return [{ place, hours, work, component: componentOf(statement, work, recognized.systems[place]!) }]
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

/** Asking statements, without the steps of scenarios, which describe one thing. */
const countThings = (statements: readonly Statement[]) =>
  new Set(statements.filter((it) => isAsking(it) && !/^\W*(?:scenario|given)\b/i.test(it.text)).map(({ text }) => text))
    .size

/** A ticket of average length has so many units. */
const unitsOfTicket = 5
const lengthOf = ({ words }: Statement) => Math.min(1.6, Math.max(0.6, (unitsIn(words).size / unitsOfTicket) ** 0.35))

/** What a kind of product has even if nobody says so: works that no statement names. */
function impliedBy(
  { products: [main], certain }: Recognized,
  { kind }: Profile,
  statements: readonly Statement[],
) {
  const product = products[main ?? '']
  if (!product || kind !== 'product' || statements.length === 0) return []
  return product.has
    .filter((id) => !certain.has(id) && works.has(id))
    .map((id) => ({ id, hours: works.get(id)!.hours * impliedShare }))
}

const impliedShare = 1.3

/** What the text says displaces what its kind of product implies, so a detailed text is sized by what it says. */
function withImplied(matter: number, implied: number): number {
  const displaced = Math.min(implied, matter * displacement)
  return matter + implied - displaced
}
const displacement = 0.85

function workOf({ hits }: Statement, named: ReadonlySet<string>): string | null {
  let best: { id: string; rank: number } | null = null
  for (const { owner, length } of hits) {
    if (!named.has(owner.name) || (owner.kind !== 'work' && owner.kind !== 'weak')) continue
    const rank = length * 2 + (works.get(owner.name)!.quality ? 0 : 1)
    if (!best || rank > best.rank) best = { id: owner.name, rank }
  }
  return best?.id ?? null
}

const rest = 'Other features'

function componentOf(statement: Statement, work: string | null, systems: ReadonlySet<string>): string {
  const [system] = systems
  if (system !== undefined) return `Integration with ${system}`
  if (work !== null) return works.get(work)!.name
  const heading = statement.headings.toReversed().find(isOwnHeading)
  return heading ? titled(heading) : rest
}

const generic =
  /^(?:background|additional|specific|other|further|miscellaneous|notes?|annex.*|appendix.*|.*[:.]|introduction|inputs?|outputs?|processing|description|details?|general|overview|functional requirements?|non-?functional requirements?|requirements?|features?|use cases?|main (?:success scenario|flow)|alternative flows?|user stories|acceptance criteria|scope|purpose|minutes.*|scenario.*|.{0,2}|.{45,})$/i

const isOwnHeading = (heading: string) => {
  const name = titled(heading)
  return !generic.test(heading.trim()) && !generic.test(name) && topicOf(heading) === null
}

const titled = (heading: string) =>
  heading
    .replace(/^\W*(?:[A-Z]{1,4}-?)?\d+(?:\.\d+)*[.:)]?\s+/u, '')
    .replace(/\s*(?:requirements?|specifications?|anforderungen|features?)\s*$/i, '')
    .replace(/[:：]\s*$/, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) || heading

function grouped(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(item.component, [...(groups.get(item.component) ?? []), item])
  return groups
}

/** Statements that share a task: small ones join the one before them, with the largest first. */
function gathered(group: readonly Item[], min: number): Item[][] {
  const tasks: { items: Item[]; hours: number }[] = []
  for (const item of group) {
    const last = tasks.at(-1)
    if (last && (item.hours < min || last.hours < min) && last.items.length < mostTogether) {
      last.items.push(item)
      last.hours += item.hours
    } else tasks.push({ items: [item], hours: item.hours })
  }
  return tasks.map(({ items }) => items.toSorted((one, other) => other.hours - one.hours))
}

const mostTogether = 60

const screens = new Set(termsOf(screenWords).flatMap((term) => wordsOf(term).map(({ root }) => root)))

const roleOfWork: Record<string, BuildRole> = {
  migration: 'Data engineer',
  pipeline: 'Data engineer',
  ml: 'Data engineer',
  cicd: 'DevOps engineer',
  monitoring: 'DevOps engineer',
  availability: 'DevOps engineer',
  portability: 'DevOps engineer',
}

function partsOf(hours: number, { words }: Statement, { work }: Item, form: Form): (Hours & { role: BuildRole })[] {
  const kind = work === null ? 'structure' : 'known'
  const fixed = roleOfWork[work ?? '']
  const front: BuildRole = form === 'mobile' ? 'Mobile developer' : 'Front-end developer'
  if (fixed) return [{ role: fixed, ...rangeOf(hours, kind) }]
  if (!hasScreens(form)) return [{ role: 'Back-end developer', ...rangeOf(hours, kind) }]
  if (hours < splitFrom) {
    const isScreen = words.some(({ root }) => screens.has(root))
    return [{ role: isScreen ? front : 'Back-end developer', ...rangeOf(hours, kind) }]
  }
  return [
    { role: front, ...rangeOf(hours * (1 - backEndShare), kind) },
    { role: 'Back-end developer', ...rangeOf(hours * backEndShare, kind) },
  ]
}

const rounded = (hours: number) => Math.round(hours * 100) / 100

/** Three points whose expected hours are these. */
export function rangeOf(expected: number, kind: keyof typeof ranges): Hours {
  const { optimistic, likely, pessimistic } = ranges[kind]
  const low = Math.max(taskHours.least, rounded(expected * optimistic))
  const middle = Math.max(low, rounded(expected * likely))
  return { optimistic: low, likely: middle, pessimistic: Math.max(middle, rounded(expected * pessimistic)) }
}

function grown(task: PlannedTask, hours: number): PlannedTask {
  const factor = 1 + hours / expectedHours(task)
  return {
    ...task,
    optimistic: rounded(task.optimistic * factor),
    likely: rounded(task.likely * factor),
    pessimistic: rounded(task.pessimistic * factor),
  }
}

/** A task within the limit of the domain: a larger one in equal parts. */
export function inParts<T extends Hours & { name: string }>(task: T): T[] {
  const count = Math.max(1, Math.ceil(task.likely / taskHours.most - 1e-9))
  if (count === 1) return [task]
  return Array.from({ length: count }, (_, index) => ({
    ...task,
    name: `${task.name} (${index + 1} of ${count})`,
    optimistic: rounded(task.optimistic / count),
    likely: rounded(task.likely / count),
    pessimistic: rounded(task.pessimistic / count),
  }))
}
