import type { BuildRole, Complexity } from '#contract/breakdown'
import { type KnownTask, capabilities, capabilityOf, pieceOf, taskOf, termsOf } from '../catalogue/catalogue'
import { type Statement, isAsking } from '../reading/classify'
import type { Reading } from '../reading/read'
import { topicOf } from '../reading/topics'
import { wordsOf } from '../reading/words'
import { lexicon } from '../vocabulary/lexicon'
import { screenWords } from '../vocabulary/words'
import { newMatter } from './detail'
import { drivenBy } from './drivers'
import { taskHours } from '#domain/breakdown'
import { split } from './hours'
import { type Recognised, said } from './recognise'

/** A task with the statements, by their place in the reading, that it answers. */
export interface Work extends KnownTask {
  places: number[]
  /** Sized by what statements say, not by the catalogue. */
  detail?: true
}

export interface WorkComponent {
  name: string
  description: string
  complexity: Complexity
  tasks: Work[]
}

/** Statements shown with a task of a known kind; those that have no task of their own come on top. */
const mostShown = 8

/** Sources that the domain keeps per task. */
const mostSources = 60

/** Statements worth less (hours) join the task before them. */
const leastOwn = 1.1

/** Above these hours a statement is work for screen and server apart. */
const worthTwo = 4

/** What is sized by its words is known this well: the likely hours times these. */
const detailRange = { optimistic: 0.55, pessimistic: 2.3 }

/** Screens and flows to be designed, as a share of the hours of the details. */
const designShare = 0.15

const ownRules = {
  name: 'Specific requirements',
  description: 'What the text asks for beyond known kinds of work, sized by what its sentences say.',
}

const screens = new Set(termsOf(screenWords).flatMap((term) => wordsOf(term).map(({ root }) => root)))

/** Tasks by component, known kinds of work first, then what the statements add. */
export class Plan {
  readonly components = new Map<string, WorkComponent>()
  private readonly byKey = new Map<string, Work>()

  add(component: string, description: string, task: KnownTask & Pick<Work, 'detail'>, places: readonly number[]): void {
    let home = this.components.get(component)
    if (!home) {
      home = { name: component, description, complexity: 'low', tasks: [] }
      this.components.set(component, home)
    }
    for (const part of split(task)) {
      const key = `${component}|${part.role}|${part.name}`
      const same = this.byKey.get(key)
      if (same) {
        same.places.push(...places)
        continue
      }
      const work = { ...part, places: [...places] }
      this.byKey.set(key, work)
      home.tasks.push(work)
    }
  }
}

/** The work of a text: what is known of its kinds, what grows with its numbers, what its sentences add. */
export function planOf(reading: Reading, recognised: Recognised, foundBefore: readonly string[]): Plan {
  const plan = new Plan()
  const onlyMobile = isOnlyMobile(recognised)
  const native = <T extends KnownTask>(task: T): T =>
    onlyMobile && task.role === 'Front-end developer' ? { ...task, role: 'Mobile developer' } : task

  for (const [id, places] of recognised.capabilities) {
    const { capability, tasks } = pieceOf(id)
    for (const line of tasks) plan.add(capability.component, capability.description, native(taskOf(line)), places)
  }
  for (const { capability, lines, name, statements } of drivenBy(reading.statements, recognised)) {
    const { component, description } = capabilityOf.get(capability)!
    for (const line of lines) plan.add(component, description, native(taskOf(line, name)), statements)
  }
  addDetails(plan, reading.statements, foundBefore, native)
  if (recognised.capabilities.has('mobile') && !onlyMobile) addAppScreens(plan)
  finish(plan)
  return plan
}

/** The text asks for an app and says nothing of a website or a back office in the browser. */
export const isOnlyMobile = ({ capabilities }: Recognised) =>
  capabilities.has('mobile') &&
  !['pages', 'landing', 'site', 'responsive', 'pwa', 'admin', 'cms', 'desktop', 'kiosk'].some((id) =>
    capabilities.has(id),
  )

/** Sizes the statements themselves and gives each a task: its own, or that of the one it belongs to. */
function addDetails(
  plan: Plan,
  statements: readonly Statement[],
  foundBefore: readonly string[],
  native: <T extends KnownTask>(task: T) => T,
): void {
  const hours = newMatter(statements, foundBefore)
  const open = new Map<string, { hours: number; places: number[]; name: string; role: BuildRole }[]>()
  for (const [place, statement] of statements.entries()) {
    if (!isAsking(statement)) continue
    const home = homeOf(statement)
    const list = open.get(home.name) ?? []
    if (list.length === 0) {
      open.set(home.name, list)
      if (!plan.components.has(home.name)) plan.components.set(home.name, { ...home, complexity: 'low', tasks: [] })
    }
    const last = list.at(-1)
    const own = hours[place]!
    if (own >= leastOwn || !last)
      list.push({ hours: own, places: [place], name: nameOf(statement), role: roleOf(statement) })
    else {
      last.hours += own
      last.places.push(place)
    }
  }
  for (const [name, list] of open) addDetailTasks(plan, plan.components.get(name)!, list, native)
}

function addDetailTasks(
  plan: Plan,
  component: WorkComponent,
  list: { hours: number; places: number[]; name: string; role: BuildRole }[],
  native: <T extends KnownTask>(task: T) => T,
): void {
  let designed = 0
  for (const { hours, places, name, role } of list) {
    if (hours < leastOwn && (hours < taskHours.min || component.tasks.length > 0)) {
      answerWithin(plan, component, places, hours)
      continue
    }
    designed += hours * designShare
    const build = hours * (1 - designShare)
    const task = (likely: number, role: BuildRole) =>
      native({
        name,
        role,
        optimistic: likely * detailRange.optimistic,
        likely,
        pessimistic: likely * detailRange.pessimistic,
        detail: true as const,
      })
    if (build < worthTwo) plan.add(component.name, component.description, task(build, role), places)
    else {
      plan.add(component.name, component.description, task(build * screenShare, 'Front-end developer'), places)
      plan.add(component.name, component.description, task(build * (1 - screenShare), 'Back-end developer'), places)
    }
  }
  const places = list.flatMap((it) => it.places)
  if (designed >= leastOwn) {
    plan.add(
      component.name,
      component.description,
      {
        name: `Screens and flows: ${list[0]!.name}`.slice(0, 150),
        role: 'UX/UI designer',
        optimistic: designed * detailRange.optimistic,
        likely: designed,
        pessimistic: designed * detailRange.pessimistic,
      },
      places.slice(0, mostShown),
    )
  } else if (designed > 0) spread(component, designed)
}

/** Too little for a task of its own: the work is in the component's tasks, which name these lines too. */
function answerWithin(plan: Plan, component: WorkComponent, places: number[], hours: number): void {
  const home = component.tasks.find((task) => hasRoom(task, hours)) ?? firstTask(plan, hours)
  if (!home) return
  home.places.push(...places)
  grow(home, hours)
}

function grow(task: Work, hours: number): void {
  task.likely += hours
  task.optimistic += hours * detailRange.optimistic
  task.pessimistic += hours * detailRange.pessimistic
}

const hasRoom = ({ places, likely }: Work, hours: number) =>
  places.length < mostSources && likely + hours <= taskHours.max

const firstTask = (plan: Plan, hours: number) =>
  [...plan.components.values()].flatMap(({ tasks }) => tasks).find((task) => hasRoom(task, hours))

function spread({ tasks }: WorkComponent, hours: number): void {
  const home = tasks.find((task) => hasRoom(task, hours))
  if (home) grow(home, hours)
}

/** The component that a statement belongs to: what it names most exactly, else its heading's, else the product's own. */
function homeOf(statement: Statement): { name: string; description: string } {
  const hits = said(statement).filter(({ owner }) => owner.kind !== 'system')
  let best: { name: string; rank: number } | null = null
  for (const { owner, length } of hits) {
    const rank = length * 2 + (owner.kind === 'capability' ? 3 : 0)
    if (!best || rank > best.rank) best = { name: owner.name, rank }
  }
  const id = best?.name ?? headingCapability(statement.headings)
  if (id) {
    const { capability } = pieceOf(id)
    return { name: capability.component, description: capability.description }
  }
  const heading = statement.headings.toReversed().find(isOwnHeading)
  return heading
    ? { name: titled(heading), description: `What the text asks for under “${titled(heading)}”.` }
    : ownRules
}

function headingCapability(headings: readonly string[]): string | undefined {
  const heading = headings.at(-1)
  if (!heading || heading.length > 60) return undefined
  return lexicon.find(wordsOf(heading)).find(({ owner }) => owner.kind === 'capability')?.owner.name
}

const generic =
  /^(?:background|additional|specific|other|further|miscellaneous|notes?|annex.*|appendix.*|.*:.*|introduction|inputs?|outputs?|processing|error handling|description|general|overview|functional requirements?|requirements?|features?|use cases?|main success scenario|alternative flows?|user stories|scope|purpose|.*:|.{0,2}|.{50,})$/i

const isOwnHeading = (heading: string) =>
  !generic.test(heading.trim()) && !generic.test(titled(heading)) && topicOf(heading) === null

const titled = (heading: string) =>
  heading
    .replace(/\s*(?:requirements?|specifications?|anforderungen|features?)\s*$/i, '')
    .replace(/[:：]\s*$/, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) || heading

const longestName = 110

function nameOf({ text }: Statement): string {
  const plainText = text.replace(/\s*\|\s*/g, ' – ').replace(/[.;,:。；]+$/, '')
  if (plainText.length <= longestName) return plainText
  const cut = plainText.slice(0, longestName)
  return `${cut.slice(0, Math.max(60, cut.lastIndexOf(' ')))}…`
}

const roleOf = ({ words }: Statement): BuildRole =>
  words.some(({ root }) => screens.has(root)) ? 'Front-end developer' : 'Back-end developer'

/** Of the details, so much is work on screens. */
const screenShare = 0.45

/** An app beside the web has screens of its own for what people use. */
function addAppScreens(plan: Plan): void {
  const not = new Set([
    'Mobile app',
    'Project foundation',
    'Administration',
    'Website pages',
    'Landing page',
    'Findability',
  ])
  const components = [...plan.components.values()].filter(({ name }) => !not.has(name))
  for (const { name, tasks } of components) {
    const front = tasks.filter(({ role, detail }) => role === 'Front-end developer' || detail)
    const likely = front.reduce((sum, task) => sum + task.likely * (task.detail ? screenShare : 1), 0) * 0.5
    if (likely < 1) continue
    plan.add(
      'Mobile app',
      'An app on phones, released in the stores.',
      {
        name: `${name} in the app`,
        role: 'Mobile developer',
        optimistic: likely * 0.6,
        likely,
        pessimistic: likely * 2,
      },
      front[0]!.places,
    )
  }
}

const foundationName = 'Project foundation'

const hoursIn = ({ tasks }: WorkComponent) => tasks.reduce((sum, task) => sum + task.likely, 0)

/** What stands under a heading of its own is a component from so many hours on. */
const leastComponent = 6

/** Components of a few hours, named by a heading of the text, are one. */
function fold(plan: Plan): void {
  const own = new Set(capabilities.map(({ component }) => component))
  const small = [...plan.components.values()].filter(
    (component) => !own.has(component.name) && component.name !== ownRules.name && hoursIn(component) < leastComponent,
  )
  for (const { name, tasks } of small) {
    plan.components.delete(name)
    const home = plan.components.get(ownRules.name) ?? { ...ownRules, complexity: 'low', tasks: [] }
    home.tasks.push(...tasks)
    plan.components.set(ownRules.name, home)
  }
}

/** Hours to a tenth, large tasks in parts, complexity by size, the largest components first. */
function finish(plan: Plan): void {
  fold(plan)
  for (const component of plan.components.values()) {
    component.tasks = component.tasks.flatMap((task) => split(task))
    const likely = hoursIn(component)
    component.complexity = likely < 25 ? 'low' : likely < 70 ? 'medium' : 'high'
  }
  const inOrder = [...plan.components]
    .filter(([, { tasks }]) => tasks.length > 0)
    .map(([name, component]) => ({ name, component, weight: name === foundationName ? 0 : hoursIn(component) }))
    .toSorted((a, b) => b.weight - a.weight)
  plan.components.clear()
  for (const { name, component } of inOrder) plan.components.set(name, component)
}
