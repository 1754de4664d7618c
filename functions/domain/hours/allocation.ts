import type { Priority } from '#contract/settings'
import { apportion, sum } from './apportion'
import { personsOf } from './schedule'

/**
 * Returns the persons of each role to one decimal, at least 0.1. The tenths are apportioned, so that the roles together
 * never round to more people than there are, apart from that minimum.
 */
export const allocationsOf = (roleHours: readonly number[], weeks: number, priority: Priority): number[] =>
  apportion(Math.round(10 * personsOf(sum(roleHours), weeks, priority)), roleHours).map(
    (tenths) => Math.max(1, tenths) / 10,
  )
