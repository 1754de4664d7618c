import type { BuildRole } from '#contract/breakdown'
import type { phases } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import { percent } from './figures'

export type Role = BuildRole | 'Project manager' | 'QA engineer'
export type Phase = (typeof phases)[number]

interface SupportingWork {
  name: string
  role: Role
  /** Where the hours fall; null spreads them over the phases by their hours. */
  phase: Phase | null
  share: number
  /** What it is a share of: all build hours, those without design, or all of them once for each pair of people. */
  of: 'build' | 'development' | 'build for each pair'
  /** Hours that even the smallest project needs. */
  least: number
  reason: string
}

/**
 * What every project needs beside building. Overlooked work is the commonest reason for overruns, which are 30 to 40 %
 * of the effort on average (Moløkken and Jørgensen, A review of surveys on software effort estimation, 2003).
 *
 * The shares are ours, for small product teams. They lie between effort by phase in RUP (5, 20, 65, 10 %: Kruchten, The
 * Rational Unified Process) and in the 38 projects of NASA's Software Engineering Laboratory (design 22, code 44, test 32 %).
 */
export const supportingWork: readonly SupportingWork[] = [
  {
    name: 'Discovery and planning',
    role: 'Project manager',
    phase: 'Discovery & Planning',
    share: 0.08,
    of: 'build',
    least: 2,
    reason: 'Requirements are clarified, and the work is planned and ordered, before building starts.',
  },
  {
    name: 'Testing and fixing',
    role: 'QA engineer',
    phase: 'Testing & QA',
    share: 0.3,
    of: 'development',
    least: 0,
    reason: 'What is developed is tested as a whole, and what fails is fixed.',
  },
  {
    name: 'Deployment and handover',
    role: 'DevOps engineer',
    phase: 'Deployment & Handover',
    share: 0.06,
    of: 'build',
    least: 2,
    reason: 'The software is released, documented and handed to those who will run it.',
  },
  {
    // Brooks, The Mythical Man-Month, 1975: communication grows with the pairs of people, n (n - 1) / 2.
    name: 'Coordination',
    role: 'Project manager',
    phase: null,
    share: 0.025,
    of: 'build for each pair',
    least: 0,
    reason: 'People who work together have to agree.',
  },
]

const pairsOf = (people: number) => (people * (people - 1)) / 2

/** Hours of one kind of supporting work, given the build hours and those of them that are design. None without building. */
export function supportingHours(work: SupportingWork, build: number, design: number, developers: number): number {
  if (build === 0) return 0
  const base = { build, development: build - design, 'build for each pair': build * pairsOf(developers) }[work.of]
  return Math.max(work.least, work.share * base)
}

/** The rule in words, such as "8% of the build hours, at least 2 h". */
export function ruleOf({ share, of, least }: SupportingWork, developers: Settings['developerCount']): string {
  if (of === 'build for each pair') {
    if (developers === 1) return 'none with one developer'
    return `${percent(share)} of the build hours for each pair of people: ${percent(share * pairsOf(developers))} with ${developers}`
  }
  const rule = `${percent(share)} of the ${of} hours`
  return least > 0 ? `${rule}, at least ${least} h` : rule
}
