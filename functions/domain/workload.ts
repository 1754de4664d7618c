import { type Component, buildRoles } from '#contract/breakdown'
import { phases } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import { expectedHours } from './range'
import { type Phase, type Role, ruleOf, supportingHours, supportingWork } from './supporting-work'
import { shareOut } from './whole'

/** Whole hours in three views of the same work: each view's hours add up to `totalHours` exactly. */
interface Workload {
  totalHours: number
  /** In the order of the components. */
  components: number[]
  supporting: { name: string; description: string; hours: number }[]
  phases: { name: Phase; hours: number }[]
  resources: { role: Role; hours: number }[]
}

const roles: readonly Role[] = ['Project manager', ...buildRoles, 'QA engineer']

/** Hours that came about as the same sum in another order are the same: rounded to a millionth. */
const exact = (hours: number) => Math.round(hours * 1e6) / 1e6

const sumOf = (hours: readonly number[]) => hours.reduce((sum, one) => sum + one, 0)

/**
 * Build hours by component, and what every project needs beside them: `supporting-work.ts` has the shares. Rows are
 * rounded first, so that every component is within an hour of its expected hours; phases and roles then are sums of
 * those whole rows.
 */
export function workloadOf(components: readonly Component[], developers: Settings['developerCount']): Workload {
  const tasks = components.flatMap(({ tasks }) => tasks)
  const byRole = buildRoles.map((role) => sumOf(tasks.filter((task) => task.role === role).map(expectedHours)))
  const build = components.map(({ tasks }) => sumOf(tasks.map(expectedHours)))
  const design = byRole[buildRoles.indexOf('UX/UI designer')]!
  const added = supportingWork.map((work) => supportingHours(work, sumOf(build), design, developers))

  const totalHours = Math.round(exact(sumOf(build) + sumOf(added)))
  const rows = shareOut(totalHours, [...build, ...added])
  const buildRows = rows.slice(0, components.length)
  const supporting = supportingWork.map((work, at) => ({ ...work, hours: rows[components.length + at]! }))

  const roleHours = new Map<Role, number>(roles.map((role) => [role, 0]))
  const phaseHours = new Map<Phase, number>(phases.map((phase) => [phase, 0]))
  const count = (role: Role, phase: Phase | null, hours: number) => {
    roleHours.set(role, roleHours.get(role)! + hours)
    if (phase) phaseHours.set(phase, phaseHours.get(phase)! + hours)
  }
  for (const [at, hours] of shareOut(sumOf(buildRows), byRole).entries()) {
    const role = buildRoles[at]!
    count(role, role === 'UX/UI designer' ? 'UX & Design' : 'Development', hours)
  }
  for (const { role, phase, hours } of supporting) count(role, phase, hours)

  const spread = sumOf(supporting.filter(({ phase }) => phase === null).map(({ hours }) => hours))
  const spreadByPhase = shareOut(spread, [...phaseHours.values()])
  return {
    totalHours,
    components: buildRows,
    supporting: supporting
      .filter(({ hours }) => hours > 0)
      .map((work) => ({
        name: work.name,
        description: `${ruleOf(work, developers)}. ${work.reason}`,
        hours: work.hours,
      })),
    phases: phases
      .map((name, at) => ({ name, hours: phaseHours.get(name)! + spreadByPhase[at]! }))
      .filter(({ hours }) => hours > 0),
    resources: roles.map((role) => ({ role, hours: roleHours.get(role)! })).filter(({ hours }) => hours > 0),
  }
}
