import { type Role, type SupportingRow, type WorkType, defaultWorkType } from '#contract/breakdown'
import type { phases } from '#contract/phases'
import type { Settings } from '#contract/settings'
import { percent } from '#domain/text/format'
import { memoize } from './memoize'

export type Phase = (typeof phases)[number]

interface SupportingWork {
  name: SupportingRow | 'Coordination'
  role: Role
  phase: Phase
  share: number
  /** Base of the share: all build hours, those without design, or all of them once for each pair of people. */
  of: 'build' | 'development' | 'build for each pair'
  /** Minimum hours. */
  min: number
  reason: string
}

/**
 * Shares of the build hours by kind of work. Overlooked work is the most common reason for overruns, which average 30 to
 * 40 % of the effort (Moløkken and Jørgensen, A review of surveys on software effort estimation, 2003).
 *
 * The shares of a product are ours, for small teams. They lie between effort by phase in RUP (5, 20, 65, 10 %: Kruchten,
 * The Rational Unified Process) and in the 38 projects of NASA's Software Engineering Laboratory (design 22, code 44, test
 * 32 %). Testing comes to 20 % of the total beside the developers' own tests, which are part of the build hours; 27 teams
 * that logged their hours on one specification spent 31 to 42 % on both, 19 to 36 % on requirements and design, and 3 to
 * 5 % on management (course projects of the Polytechnic of Turin).
 *
 * A change needs neither a project plan nor a handover: half an hour each to agree on it and to release it. So a change of
 * 6 build hours takes 8 to 9 hours in all. Bidders asked for about 12 hours, all included, for such changes (median of 39
 * one-feature auctions of 18F, 2015 and 2016, at $100 an hour).
 */
const shares = {
  change: { planning: [0.05, 0.5], testing: [0.25, 0], handover: [0.04, 0.5] },
  extension: { planning: [0.07, 1], testing: [0.3, 0], handover: [0.05, 1] },
  product: { planning: [0.08, 2], testing: [0.3, 0], handover: [0.06, 2] },
} as const satisfies Record<WorkType['kind'], Record<string, readonly [share: number, min: number]>>

/**
 * Factors of the shares and minimums by stage. A prototype is shown, not run: small products of single students, who had
 * neither plan nor handover to make and tested as their course asked, took 0.64 of a model's estimate with the shares of
 * production (median of 8). Regulated work is specified, proven and documented: its testing comes to 45 % of the
 * development hours, near the 48 % of NASA's laboratory (32 of 22 + 44).
 */
const factors = {
  prototype: { planning: 0.5, testing: 0.5, handover: 0.5 },
  production: { planning: 1, testing: 1, handover: 1 },
  regulated: { planning: 1.5, testing: 1.5, handover: 2 },
} as const satisfies Record<WorkType['stage'], unknown>

/** Supporting work of one type of project, in the order of its rows. */
export const supportingWorkOf = memoize(({ kind, stage }: WorkType): readonly SupportingWork[] => {
  const rule = (part: keyof typeof factors.production) => {
    const [share, min] = shares[kind][part]
    return { share: share * factors[stage][part], min: min * factors[stage][part] }
  }
  return [
    {
      name: 'Discovery and planning',
      role: 'Project manager',
      phase: 'Discovery & Planning',
      of: 'build',
      ...rule('planning'),
      reason: 'Requirements are clarified, and the work is planned and ordered, before building starts.',
    },
    {
      name: 'Testing and fixing',
      role: 'QA engineer',
      phase: 'Testing & QA',
      of: 'development',
      ...rule('testing'),
      reason: 'What is developed is tested as a whole, and what fails is fixed.',
    },
    {
      name: 'Deployment and handover',
      role: 'DevOps engineer',
      phase: 'Deployment & Handover',
      of: 'build',
      ...rule('handover'),
      reason: 'The software is released, documented and handed to those who will run it.',
    },
    {
      // Brooks, The Mythical Man-Month, 1975: communication grows with the pairs of people, n (n - 1) / 2.
      name: 'Coordination',
      role: 'Project manager',
      phase: 'Development',
      of: 'build for each pair',
      share: 0.025,
      min: 0,
      reason: 'The people on the project agree on who does what. This is part of the development phase.',
    },
  ]
})

/** Returns why a row of supporting work is needed, or an empty text for any other row. */
export const reasonOf = (row: string): string =>
  supportingWorkOf(defaultWorkType).find(({ name }) => name === row)?.reason ?? ''

/** True if the hours depend on the number of developers. */
export const isPerTeam = ({ of }: Pick<SupportingWork, 'of'>): boolean => of === 'build for each pair'

/** Names a phase as the work in it, so that a client reads one name for one thing. */
export const nameOfPhase = (name: string): string =>
  name === 'UX & Design'
    ? 'Design'
    : (supportingWorkOf(defaultWorkType).find((work) => work.phase === name && !isPerTeam(work))?.name ?? name)

const pairsOf = (people: number) => (people * (people - 1)) / 2

/** Expected hours of one row of supporting work. None without building. */
function supportingHours({ of, share, min }: SupportingWork, { build, design }: BuildHours, developers: number) {
  if (build === 0) return 0
  const base = { build, development: build - design, 'build for each pair': build * pairsOf(developers) }[of]
  return Math.max(min, share * base)
}

/** Expected hours of all tasks, and of those that are design. */
export interface BuildHours {
  build: number
  design: number
}

/** Supporting work with its expected hours. */
export const supportingRowsOf = (hours: BuildHours, developers: Settings['developerCount'], type: WorkType) =>
  supportingWorkOf(type).map((work) => ({ ...work, hours: supportingHours(work, hours, developers) }))

/** Hours of supporting work that one more hour of development brings with it, by role. */
export const supportPerHour = (type: WorkType, developers: Settings['developerCount']) =>
  supportingWorkOf(type).map((work) => ({
    role: work.role,
    hours: work.share * (isPerTeam(work) ? pairsOf(developers) : 1),
  }))

/** Hours of the whole project per hour of development: what one more hour brings with it. */
export const wholePerBuildHour = (type: WorkType): number =>
  supportingWorkOf(type).reduce((sum, { share }) => sum + share, 1)

/** The rule in words, such as "8% of the build hours, at least 2 h". */
export function ruleOf({ share, of, min }: SupportingWork, developers: Settings['developerCount']): string {
  if (isPerTeam({ of })) {
    if (developers === 1) return 'none with one developer'
    return `${percent(share)} of the build hours for each pair of people: ${percent(share * pairsOf(developers))} with ${developers}`
  }
  const rule = `${percent(share)} of the ${of} hours`
  return min > 0 ? `${rule}, at least ${min} h` : rule
}
