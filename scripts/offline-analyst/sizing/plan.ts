import type { BuildRole, Complexity } from '#contract/breakdown'
import { sum } from '#domain/hours/apportion'
import { taskHours } from '#domain/hours/breakdown'
import { expectedHours } from '#domain/hours/range'
import { shorten as cutShort } from '#domain/text/text'
import type { Profile } from '../reading/profile'
import type { Reading } from '../reading/read'
import { tellsToday } from '../reading/surroundings'
import { type Statement, isAsking } from '../reading/statement'
import { keepsNoData } from '../reading/storage'
import { otherFeatures, placeOfTitle, titleOf } from './components'
import { describe } from './description'
import { formOf } from './form'
import { foundationReason, foundationTasks, isAskedIn } from './foundation'
import { gatherTasks, rankOfName } from './gather'
import { type Earlier, type Item, itemsOf } from './items'
import { onlyNamesProduct } from './matter'
import { type Hours, addHours, splitTask, rangeOf } from './ranges'
import type { Recognized } from './recognize'
import { placesOfRepeats } from './repeats'
import { isDesigned, layerName, partsOf } from './roles'
import type { Form, Size } from './scale'
import { taskName } from './task-name'

export interface PlannedTask extends Hours {
  name: string
  role: BuildRole
  /** Indexes of the statements that the task covers. */
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
  size: Size
  /** Statements that were sized without a recognized term, the largest first. */
  byStructure: number[]
}

/** Share of a product's hours for the design of its screens. */
const designShare = 0.1

/** Minimum hours of a task. Smaller statements of a component share one. */
const minTask = { product: 2, extension: 1, change: 0.75 }

/** Maximum pieces of work in a text, each with a task or two, and of numbered ones. Larger texts get larger ones. */
const maxPieces = { plain: 100, numbered: 500 }

/** Minimum hours of a component. Those of a smaller one join the tasks of the statements before. */
const minComponent = 0.75

/** Adds statements without a component, and their hours, to the tasks of the statements before them. */
function mergeIntoTasks(
  left: readonly Item[],
  components: readonly PlannedComponent[],
  byStructure: number[],
  placesOf: (item: Item) => number[],
): void {
  for (const item of left) {
    const distance = ({ places }: PlannedTask) =>
      Math.min(...places.map((place) => (place <= item.place ? item.place - place : nowhere + place - item.place)))
    const homes = components
      .flatMap(({ tasks }) => tasks.map((task, at) => ({ tasks, task, at })))
      .filter(({ task }) => task.role !== 'UX/UI designer')
    const free = homes.filter(({ task }) => task.likely < taskHours.max - 1)
    const near = free.length > 0 ? free : homes
    const distances = near.map(({ task }) => distance(task))
    const home = near[distances.indexOf(Math.min(...distances))]
    if (!home) return
    if (isUnknown(item)) byStructure.push(item.place)
    const task = item.hours > 0 ? addHours(home.task, item.hours) : home.task
    home.tasks[home.at] = { ...task, places: [...new Set([...task.places, ...placesOf(item)])] }
  }
}

/** True for work whose hours were guessed from the length of its statement. */
const isUnknown = ({ work, upkeep }: Item) => work === null && !upkeep

/** Above all distances within a text. */
const nowhere = 1_000_000

/**
 * Shares the hours of what only names the product, a sentence such as "We need a web app for a food bank" or the title,
 * among its requirements. The foundation cites it.
 */
function withoutIntroduction(
  items: readonly Item[],
  statements: readonly Statement[],
  first: number,
  isTitle: boolean,
): readonly Item[] {
  const text = statements[first]?.text ?? ''
  if (!isTitle && !onlyNamesProduct(text)) return items
  const others = items.filter(({ place, work, name }) => place !== first || (isTitle ? name !== null : work !== null))
  const rest = hoursOf(others)
  return rest === 0 ? items : others.map((item) => ({ ...item, hours: (item.hours * hoursOf(items)) / rest }))
}

/** Plans the work of a text: its requirements, and the foundation of a new product. */
export function planOf(reading: Reading, recognized: Recognized, profile: Profile, earlier: Earlier, of: number): Plan {
  const { statements } = reading
  const { form, size } = formOf(profile, recognized, statements)
  const isNew = profile.kind === 'product' && earlier.hours === 0
  const title = titleOf(statements)
  const line = statements.findIndex(({ text }) => text === title)
  const named = line >= 0 ? line : (placeOfTitle(statements, recognized.works) ?? -1)
  const first = named >= 0 ? named : statements.findIndex(({ definite, kind }) => definite && kind === 'function')
  const all = itemsOf(reading, recognized, profile, size, earlier, of)
  const items = isNew ? withoutIntroduction(all, statements, first, named >= 0) : all
  if (items.length === 0) return { components: [], form, size, byStructure: [] }

  const components = new Map<string, PlannedComponent>()
  const add = (name: string, task: PlannedTask) => {
    const known = components.get(name) ?? { name, description: '', complexity: 'low' as const, tasks: [] }
    components.set(name, known)
    known.tasks.push(...splitTask(task))
  }
  // No single function stands for the product: the foundation carries all of them, and stays if one is left out.
  const isFirstFunction = named < 0 && items.some(({ place, work }) => place === first && work !== null)
  const telling = first >= 0 && !isFirstFunction ? [first] : items.map(({ place }) => place)
  const designOf = ({ place, work }: Item) => (isNew && isDesigned(statements[place]!, work, form) ? designShare : 0)

  const naming = { isShort: statements.filter(isAsking).length <= maxNamed.asks, isNew: profile.kind === 'product' }
  const byStructure: number[] = []
  const placesOf = ({ place }: Item) => [place, ...placesOfRepeats(recognized, place)]
  const titles = new Set<string>()
  const total = hoursOf(items)
  const minOf = (pieces: number) => Math.max(minTask[profile.kind], total / pieces)
  const min = { min: minOf(maxPieces.plain), own: minOf(maxPieces.numbered) }
  const groups = groupByComponent(items)
  const left: Item[] = []
  for (const [name, group] of groups) {
    if (!naming.isShort && hoursOf(group) < minComponent && components.size + 1 < groups.size) {
      left.push(...group)
      continue
    }
    let designed = 0
    for (const [title, shared] of nameTasks(
      gatherTasks(group, { ...min, isWhole: of === 1 }, statements),
      statements,
      naming,
    )) {
      const [lead] = shared
      const hours = hoursOf(shared)
      const design = hours * designOf(lead!)
      const places = shared.flatMap(placesOf)
      byStructure.push(...shared.filter(isUnknown).map(({ place }) => place))
      const work = titles.has(title) ? `${title} (${name})` : title
      titles.add(title)
      const parts = partsOf(hours - design, statements[lead!.place]!, lead!, form)
      const isWhole = parts.length === 1 && work !== name
      for (const part of parts) {
        add(name, { ...part, name: isWhole ? work : layerName(work, part.role), places })
      }
      designed += design
    }
    if (designed >= 1) {
      const places = group.slice(0, 8).map(({ place }) => place)
      add(name, {
        name: layerName(name === otherFeatures ? 'Other screens' : name, 'UX/UI designer'),
        role: 'UX/UI designer',
        ...rangeOf(designed, 'known'),
        places,
      })
    } else if (designed > 0) components.get(name)!.tasks[0] = addHours(components.get(name)!.tasks[0]!, designed)
  }
  mergeIntoTasks(left, [...components.values()], byStructure, placesOf)
  for (const component of components.values()) component.description = describe(component)
  if (isNew && !recognized.isMigration) {
    const isStoring = !keepsNoData(reading, recognized)
    for (const task of foundationTasks(form, size.foundation, isStoring)) {
      const { hours, ...about } = task
      const asked = statements.flatMap(({ text }, at) => (isAskedIn(task.name, text) ? [at] : []))
      add(foundation.name, { ...about, ...rangeOf(hours, 'known'), places: asked.length > 0 ? asked : telling })
    }
    components.get(foundation.name)!.description = foundationReason(form, isStoring)
  }
  const hoursAt = new Map(items.map(({ place, hours }) => [place, hours]))
  return {
    components: [...components.values()]
      .map((component) => ({ ...component, complexity: complexityOf(component) }))
      .toSorted(largestFirst),
    form,
    size,
    byStructure: byStructure.toSorted((one, other) => (hoursAt.get(other) ?? 0) - (hoursAt.get(one) ?? 0)),
  }
}

export const foundation = { name: 'Project foundation' }

const hoursOf = (items: readonly Item[]) => sum(items.map(({ hours }) => hours))

const hoursIn = ({ tasks }: { tasks: readonly Hours[] }) => sum(tasks.map((task) => expectedHours(task)))

const largestFirst = (one: PlannedComponent, other: PlannedComponent) =>
  Number(one.name === foundation.name) - Number(other.name === foundation.name) || hoursIn(other) - hoursIn(one)

export function complexityOf(component: { tasks: readonly Hours[] }): Complexity {
  const hours = hoursIn(component)
  return hours < 20 ? 'low' : hours < 60 ? 'medium' : 'high'
}

function groupByComponent(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(item.component)
    if (group) group.push(item)
    else groups.set(item.component, [item])
  }
  return groups
}

/** True for a text of few requirements, and for a new product. */
interface Naming {
  isShort: boolean
  isNew: boolean
}

/** Maximum requirements of a text whose tasks name each that they build, and maximum length and parts of such a name. */
const maxNamed = { asks: 12, characters: 140, parts: 4 }

/** Names a task after its statement, or in a long text after its component if the statement only names the product. */
const nameOf = ({ component, upkeep }: Item, statement: Statement, { isShort, isNew }: Naming) =>
  !isShort && statement.definite && rankOfName(statement) < 0 && component !== otherFeatures
    ? component
    : taskName(statement, upkeep, isNew)

/**
 * Names each task after its first statement and the next that demands something, and after all of them if they are numbered
 * or the text is short. Tasks of one name are one task.
 */
function nameTasks(tasks: readonly Item[][], statements: readonly Statement[], naming: Naming): Map<string, Item[]> {
  const named = new Map<string, Item[]>()
  for (const items of tasks) {
    // "Build an app for our garage" says less than what the app does.
    const told = items.filter(({ place }) => !statements[place]!.definite && !tellsToday(statements[place]!.text))
    const names = (told.length > 0 ? told : items)
      .filter(
        ({ hours, upkeep, place }, at) =>
          at === 0 ||
          ((naming.isShort || (statements[place]!.coded && items.length <= maxNamed.parts)) && (hours > 0 || !upkeep)),
      )
      .map((item) => item.name ?? nameOf(item, statements[item.place]!, naming))
    const second = told.slice(1).find(({ place }) => rankOfName(statements[place]!) > 0)
    const also = names.length === 1 && second && (second.name ?? nameOf(second, statements[second.place]!, naming))
    if (also && `${names[0]}; ${also}`.length <= maxNamed.characters) names.push(also)
    const different = [...new Set(names)]
    const all = different.join('; ')
    const isListed = all.length > maxNamed.characters && different.length <= maxNamed.parts
    const parts = isListed
      ? different
          .map((name) => cutShort(name, maxNamed.characters / different.length - 2).replace(/[\s,]+\S*…$/u, '…'))
          .join('; ')
      : all
    const name = parts.length <= maxNamed.characters ? parts : names[0]!
    named.set(name, [...(named.get(name) ?? []), ...items])
  }
  return named
}
