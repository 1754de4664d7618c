import type { Answers } from '#contract/answers'
import type { Analysis, Breakdown, Component } from '#contract/breakdown'
import { type Constraint, type Estimation, type Line, phases } from '#contract/estimation'
import type { AiAnalysis } from '#contract/project'
import type { Settings } from '#contract/settings'
import { normalizeComponents } from './breakdown'
import { compareConstraints } from './constraints/compare'
import { costOf } from './cost'
import { expectedHours, rangeOf, sigmaOf, spreadOf } from './range'
import { allocationOf, milestonesOf, scheduleOf, weeksOf } from './schedule'
import { assumptionsOf, exclusionsOf } from './assumptions'
import { apportion } from './apportion'
import { previewTotal } from './preview'
import { roles } from './supporting-work'
import { roundTasks } from './task-hours'
import { buildHoursOf, totalHoursOf, workloadOf } from './workload'

/** Returns the analysis for the screens. A component has build hours; the total includes supporting work. */
export function analysisView(
  analysis: Analysis & { lines: readonly Line[]; analyst: string },
  developerCount: Settings['developerCount'],
): AiAnalysis {
  const components = largestFirst(normalizeComponents(analysis.components, idsOf(analysis.lines)))
  const { totalHours, rows } = workloadOf(components, developerCount, analysis.workType)
  const { build, design } = buildHoursOf(components)
  return {
    summary: analysis.summary,
    workType: analysis.workType,
    components: components.map(({ name, description, complexity }, at) => ({
      name,
      description,
      complexity,
      estimatedHours: rows[at]!,
    })),
    technologies: analysis.technologies,
    risks: analysis.risks.map(({ risk }) => risk),
    analyst: analysis.analyst,
    buildHours: build,
    designHours: design,
    totalHours,
    spread: spreadOf(components.flatMap(({ tasks }) => tasks)),
  }
}

interface Input {
  breakdown: Breakdown
  /** All requirement lines with the numbers the analyst saw. */
  lines: readonly Line[]
  constraints: readonly Constraint[]
  settings: Settings
  /** The first analysis, its questions and their answers. */
  asked?: Pick<Analysis, 'components' | 'questions'> & { answers: Answers }
  /** Share of questions answered, 0 to 1. */
  answeredShare: number
  /** Texts about assumed answers. */
  assumed: readonly string[]
  analyst: string
  /** First day of work, from which deadlines are judged. */
  startsOn: Date
}

/**
 * Computes the estimate of a breakdown. The same input always gives the same figures. Without a valid task there are no
 * hours and no cost, rather than supporting work for nothing.
 */
export function estimationOf(input: Input): Estimation {
  const { breakdown, lines, settings, answeredShare, analyst } = input
  const components = largestFirst(normalizeComponents(breakdown.components, idsOf(lines)))
  const work = workloadOf(components, settings.developerCount, breakdown.workType)
  const { totalHours } = work
  const { base, surcharge, total: totalCost } = costOf(totalHours, settings)

  const sigma = sigmaOf(spreadOf(components.flatMap(({ tasks }) => tasks)), answeredShare)
  const hours = rangeOf(totalHours, sigma)
  const point = (hours: number) => ({ hours, cost: costOf(hours, settings).total })
  const range = { p10: point(hours.p10), p50: point(hours.p50), p80: point(hours.p80), p90: point(hours.p90) }

  const costs = apportion(
    totalCost,
    work.cells.map(({ hours }) => hours),
  )
  const cells = work.cells.map((cell, at) => ({ ...cell, cost: costs[at]! }))
  const byPhase = phases.map((name) => ({ name, ...sumOf(cells.filter(({ phase }) => phase === name)) }))
  const ofPhases = byPhase.filter(({ hours }) => hours > 0)
  const schedule = scheduleOf(ofPhases, settings)
  const weeks = weeksOf(schedule)
  const byRole = roles.map((role) => ({ role, hours: sumOf(cells.filter((cell) => cell.role === role)).hours }))

  const rows = [
    ...components.map((component, at) => rowOf(component, work.rows[at]!)),
    ...work.supporting.map((added) => ({ ...added, tasks: [], sources: linesFor(added.name, breakdown, lines) })),
  ]
  const estimated = new Set(rows.flatMap(({ sources }) => sources))
  const background = new Set(breakdown.background)
  const notEstimated = lines.map(({ id }) => id).filter((id) => !estimated.has(id) && !background.has(id))
  const named = new Set([...estimated, ...notEstimated])

  return {
    totalHours,
    totalCost,
    timeline: { weeks, milestones: milestonesOf(schedule) },
    components: rows.map((row, at) => ({ ...row, cost: sumOf(cells.filter((cell) => cell.row === at)).cost })),
    phases: ofPhases,
    resources: byRole
      .filter(({ hours }) => hours > 0)
      .map(({ role, hours }) => ({ role, allocation: allocationOf(hours, weeks, settings.priority), hours })),
    risks: breakdown.risks,
    assumptions: [
      ...breakdown.assumptions,
      ...input.assumed,
      ...assumptionsOf(ofPhases, notEstimated.length, settings, breakdown.workType),
    ],
    techStack: breakdown.techStack,
    base,
    surcharge,
    range,
    constraints: compareConstraints(input.constraints, { range, weeks, startsOn: input.startsOn }),
    exclusions: [...breakdown.exclusions, ...exclusionsOf(notEstimated.length)],
    lines: lines.filter(({ id }) => named.has(id)),
    notEstimated,
    ...(input.asked && { origin: originOf(input.asked, totalHours, input) }),
    answeredShare,
    workType: breakdown.workType,
    analyst,
  }
}

/** Sorts components by their expected hours, and equal ones by name, so that their order decides no figure. */
function largestFirst(components: readonly Component[]): Component[] {
  const hoursOf = new Map(components.map((component) => [component, Math.round(1e6 * buildHoursOf([component]).build)]))
  return components.toSorted(
    (one, other) => hoursOf.get(other)! - hoursOf.get(one)! || (one.name < other.name ? -1 : 1),
  )
}

const idsOf = (lines: readonly Line[]) => new Set(lines.map(({ id }) => id))

function rowOf({ name, description, tasks }: Component, hours: number) {
  const rounded = roundTasks(hours, tasks.map(expectedHours))
  return {
    name,
    hours,
    description,
    tasks: tasks.map((task, at) => ({ ...task, hours: rounded[at]! })),
    sources: [...new Set(tasks.flatMap(({ sources }) => sources))].toSorted((one, other) => one - other),
  }
}

/** Splits the total hours into those of the analysis, the stated effect of the answers, and the rest. */
function originOf(
  { components, questions, answers }: NonNullable<Input['asked']>,
  totalHours: number,
  { breakdown: { workType }, settings: { developerCount }, lines }: Input,
): Estimation['origin'] {
  const first = buildHoursOf(normalizeComponents(components, idsOf(lines)))
  const analysis = totalHoursOf(first, developerCount, workType)
  const previewed = previewTotal(
    { analysis: first, current: first, given: {}, questions, answers },
    developerCount,
    workType,
  )
  return { analysis, answers: previewed - analysis, revision: totalHours - previewed }
}

/** Returns the lines that ask for a row of supporting work. */
function linesFor(name: string, { supporting }: Breakdown, lines: readonly Line[]): number[] {
  const ids = idsOf(lines)
  return supporting.filter(({ row }) => row === name).flatMap(({ sources }) => sources.filter((id) => ids.has(id)))
}

const sumOf = (cells: readonly { hours: number; cost: number }[]) => ({
  hours: cells.reduce((sum, { hours }) => sum + hours, 0),
  cost: cells.reduce((sum, { cost }) => sum + cost, 0),
})
