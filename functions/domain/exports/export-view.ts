import { type Role, defaultWorkType, roles } from '#contract/breakdown'
import type { EstimatedComponent, EstimatedTask, Estimation, Price } from '#contract/estimation'
import type { ScopeState } from '#contract/scope'
import { type Settings, surchargeShare } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import { apportion, sum } from '#domain/hours/apportion'
import { priceOf, rateOf } from '#domain/hours/price'
import { supportingWorkOf } from '#domain/hours/supporting-work'
import { describeIncluded } from '#domain/offer/sold'
import type { ExplainedEstimate } from '#domain/offer/sold-estimate'
import { oneLine } from '#domain/text/text'

/** An estimate with the settings and terms that it was computed with. */
export interface Exported {
  /** Estimates saved without terms are in US dollars at even odds. `sold` describes what was sold, for the owner. */
  project: Settings & { title: string; terms?: Terms | undefined; sold?: string | undefined }
  estimation: ExplainedEstimate
  /** True if a client accepted this very estimate. */
  isSold?: boolean
  /** Day of the estimate, as people read it. */
  day: string
}

/** A task, or the whole of a component of supporting work. */
export interface ExportRow {
  task: string
  role: Role
  state: ScopeState
  /** Absent for supporting work, whose hours follow from those of the tasks. */
  points?: { optimistic: number; likely: number; pessimistic: number }
  /** Expected hours. */
  hours: number
  /** With the surcharge. Rows in scope add up to the cost of their component; others are without supporting work. */
  cost: number
  /** Requirement lines and answers that the row comes from. */
  sources: string[]
}

export interface ExportComponent {
  name: string
  description: string
  /** Hours and cost of the rows in scope. */
  hours: number
  cost: number
  isSupporting: boolean
  /** True for the correction by the person's record, which has a row for each role. Hours and cost may be negative. */
  isRecord: boolean
  rows: ExportRow[]
}

/**
 * Everything that the workbook, the tasks and the issues about an estimate can contain. Each format only lays it out.
 * All texts are on one line, without invisible characters. Costs are in whole units of the currency.
 */
export interface ExportView {
  title: string
  day: string
  currency: string
  totalHours: number
  totalCost: number
  weeks: number
  /** Share of the priority in the cost, such as 0.2. */
  surcharge: number
  priority: Settings['priority']
  rates: { role: Role; rate: number }[]
  range: { chance: number; hours: number; cost: number }[]
  price: Price
  /** Options that the totals have or lack, and the reason for a price that is no point of the range. Empty if there is nothing to say. */
  included: string
  agreed: string
  /** In scope first, then components of which nothing is in scope, then supporting work and the correction. */
  components: ExportComponent[]
  /** Each with the difference that it makes to the hours and the quoted price, supporting work included. */
  options: { name: string; hours: number; price: number }[]
}

/** Decides what is in the files that are for the owner of an estimate. */
export function exportViewOf({ project, estimation, day }: Exported): ExportView {
  const { terms = defaultTerms } = project
  const { totalHours, totalCost, timeline, range, options, sold, agreed = '' } = estimation
  const price = estimation.price ?? priceOf(range, terms)
  return {
    title: oneLine(project.title) || 'Untitled Project',
    day,
    currency: price.currency,
    totalHours,
    totalCost,
    weeks: timeline.weeks,
    surcharge: surchargeShare[project.priority],
    priority: project.priority,
    rates: roles.map((role) => ({ role, rate: rateOf(role, terms, project) })),
    range: ([10, 50, 80, 90] as const).map((chance) => ({ chance, ...range[`p${chance}`] })),
    price,
    included: oneLine(describeIncluded(options, sold)),
    agreed: oneLine(agreed),
    components: componentsOf(project, estimation),
    options: options.map(({ title, hours, price }) => ({ name: oneLine(title), hours, price })),
  }
}

const lineText = ({ id, text }: Estimation['lines'][number]) => `Line ${id}: ${oneLine(text)}`

function componentsOf(project: Exported['project'], estimation: Estimation): ExportComponent[] {
  const { terms = defaultTerms } = project
  const { workType = defaultWorkType } = estimation
  const surcharge = surchargeShare[project.priority]
  const { lines, idleLines = [] } = estimation
  const lineOf = new Map([...lines, ...idleLines].map((line) => [line.id, lineText(line)]))
  const answerOf = new Map(
    (estimation.answers ?? []).map(({ id, number, question, answer }) => [
      id,
      `Answer to question ${number}, ${oneLine(question)}: ${oneLine(answer)}`,
    ]),
  )
  const linesOf = (ids: readonly number[]) => ids.flatMap((id) => lineOf.get(id) ?? [])
  const weightOf = ({ role, hours }: EstimatedTask) => hours * rateOf(role, terms, project)
  const supportingRole = new Map(supportingWorkOf(workType).map(({ name, role }) => [name as string, role]))

  const rowOf = (task: EstimatedTask, state: ScopeState, cost: number): ExportRow => {
    const { name, role, optimistic, likely, pessimistic, hours, sources, answers = [] } = task
    return {
      task: oneLine(name),
      role,
      state,
      points: { optimistic, likely, pessimistic },
      hours,
      cost,
      sources: [...linesOf(sources), ...answers.flatMap((id) => answerOf.get(id) ?? [])],
    }
  }
  const built = ({ name, description, hours, cost, tasks }: EstimatedComponent): ExportComponent => {
    const costs = apportion(cost, tasks.map(weightOf))
    return {
      name: oneLine(name),
      description: oneLine(description),
      hours,
      cost,
      isSupporting: false,
      isRecord: false,
      rows: tasks.map((task, at) => rowOf(task, 'in', costs[at]!)),
    }
  }
  const supporting = ({ name, description, hours, cost, sources }: EstimatedComponent): ExportComponent => ({
    name: oneLine(name),
    description: oneLine(description),
    hours,
    cost,
    isSupporting: true,
    isRecord: false,
    rows: [
      {
        task: oneLine(name),
        role: supportingRole.get(name) ?? 'Project manager',
        state: 'in',
        hours,
        cost,
        sources: linesOf(sources),
      },
    ],
  })

  const corrected = ({ name, description, hours, cost }: EstimatedComponent): ExportComponent => ({
    name,
    description,
    hours,
    cost,
    isSupporting: true,
    isRecord: true,
    rows: (estimation.record?.roles ?? []).map(({ role, hours, cost }) => ({
      task: name,
      role,
      state: 'in',
      hours,
      cost,
      sources: [],
    })),
  })

  const { components } = estimation
  const all = components.filter(({ tasks }) => tasks.length > 0).map(built)
  const outside = [
    ...estimation.options.map((work) => ({ ...work, state: 'optional' as const })),
    ...estimation.outOfScope.map((work) => ({ ...work, state: 'out' as const })),
  ]
  for (const { component, componentName = component, tasks, state, ...work } of outside) {
    const name = oneLine(componentName)
    let host = all.find((one) => one.name === name)
    if (!host)
      all.push((host = { name, description: '', hours: 0, cost: 0, isSupporting: false, isRecord: false, rows: [] }))
    const weights = tasks.map(weightOf)
    const hours = sum(tasks.map((task) => task.hours))
    // Without supporting work and contingency, the price of an option is the cost of its tasks.
    const isCost = 'price' in work && work.hours === hours && estimation.price?.contingency === 0
    const cost = isCost ? work.price : Math.round(sum(weights) * (1 + surcharge))
    const costs = apportion(cost, weights)
    host.rows.push(...tasks.map((task, at) => rowOf(task, state, costs[at]!)))
  }
  const added = components.filter(({ tasks }) => tasks.length === 0)
  return [...all, ...added.map((component) => (component.isRecord ? corrected(component) : supporting(component)))]
}
