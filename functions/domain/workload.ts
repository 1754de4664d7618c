import { type Component, type WorkType, buildRoles } from '#contract/breakdown'
import { phases } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import { expectedHours } from './range'
import { type BuildHours, type Phase, type Role, ruleOf, supportingRowsOf } from './supporting-work'
import { apportion } from './apportion'

/** Whole hours in three views of the same work. Each view adds up to `totalHours` exactly. */
interface Workload {
  totalHours: number
  /** In component order. */
  components: number[]
  supporting: { name: string; description: string; hours: number }[]
  phases: { name: Phase; hours: number }[]
  resources: { role: Role; hours: number }[]
}

const roles: readonly Role[] = ['Project manager', ...buildRoles, 'QA engineer']

/** Rounds to a millionth, so that the order of a sum does not matter. */
const exact = (hours: number) => Math.round(hours * 1e6) / 1e6

const sumOf = (hours: readonly number[]) => hours.reduce((sum, one) => sum + one, 0)

type Tasks = Pick<Component, 'tasks'>

const byRoleOf = (components: readonly Tasks[]): number[] => {
  const tasks = components.flatMap(({ tasks }) => tasks)
  return buildRoles.map((role) => sumOf(tasks.filter((task) => task.role === role).map(expectedHours)))
}

export function buildHoursOf(components: readonly Tasks[]): BuildHours {
  const byRole = byRoleOf(components)
  return { build: sumOf(byRole), design: byRole[buildRoles.indexOf('UX/UI designer')]! }
}

/** Returns the project's whole hours, including supporting work. */
export function totalHoursOf(hours: BuildHours, developers: Settings['developerCount'], type: WorkType): number {
  const added = supportingRowsOf(hours, developers, type).map(({ hours }) => hours)
  return Math.round(exact(hours.build + sumOf(added)))
}

/**
 * Computes hours by component, with the supporting work of the project's type. Rows are rounded first, so that every
 * component is within an hour of its expected hours; phases and roles are sums of those rows.
 */
export function workloadOf(
  components: readonly Component[],
  developers: Settings['developerCount'],
  type: WorkType,
): Workload {
  const byRole = byRoleOf(components)
  const hours = buildHoursOf(components)
  const build = components.map(({ tasks }) => sumOf(tasks.map(expectedHours)))
  const added = supportingRowsOf(hours, developers, type)

  const totalHours = totalHoursOf(hours, developers, type)
  const rows = apportion(totalHours, [...build, ...added.map(({ hours }) => hours)])
  const buildRows = rows.slice(0, components.length)
  const supporting = added.map((work, at) => ({ ...work, hours: rows[components.length + at]! }))

  const roleHours = new Map<Role, number>(roles.map((role) => [role, 0]))
  const phaseHours = new Map<Phase, number>(phases.map((phase) => [phase, 0]))
  const count = (role: Role, phase: Phase | null, hours: number) => {
    roleHours.set(role, roleHours.get(role)! + hours)
    if (phase) phaseHours.set(phase, phaseHours.get(phase)! + hours)
  }
  for (const [at, hours] of apportion(sumOf(buildRows), byRole).entries()) {
    const role = buildRoles[at]!
    count(role, role === 'UX/UI designer' ? 'UX & Design' : 'Development', hours)
  }
  for (const { role, phase, hours } of supporting) count(role, phase, hours)

  const spread = sumOf(supporting.filter(({ phase }) => phase === null).map(({ hours }) => hours))
  const spreadByPhase = apportion(spread, [...phaseHours.values()])
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
