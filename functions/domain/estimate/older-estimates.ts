import type { Estimation } from '#contract/estimation'
import { recordDescription, recordTitle } from '#domain/hours/record-texts'
import { calibrated } from './assumptions'

/** First of the assumptions about the method, in every version so far. */
const firstOfMethod =
  /^(Each (person|developer) has .* productive hours|All work is optional or out of scope|No work to build was)/

/**
 * Returns an estimate that was saved before the assumptions about the method were counted as a newer one: with their
 * number, and without the size and date of the record in texts that clients read.
 */
export function upgradeEstimation(estimation: Estimation): Estimation {
  const { assumptions, components, methodAssumptions } = estimation
  if (methodAssumptions !== undefined) return estimation
  const first = assumptions.findLastIndex((assumption) => firstOfMethod.test(assumption))
  return {
    ...estimation,
    methodAssumptions: first < 0 ? 0 : assumptions.length - first,
    assumptions: assumptions.map((text) => text.replace(/calibrated on your own record \([^)]*\)/, calibrated)),
    components: components.map((component) =>
      component.isRecord ? { ...component, name: recordTitle, description: recordDescription } : component,
    ),
  }
}
