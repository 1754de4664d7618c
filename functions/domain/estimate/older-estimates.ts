import type { EstimatedTask, Estimation } from '#contract/estimation'
import type { SavedBody } from '#contract/saved-estimate'
import { recordDescription, recordTitle } from '#domain/hours/record-texts'
import { inCurrentWords } from '#domain/scope/former-words'
import { wordsOf } from '#domain/text/words'
import { calibrated } from './assumptions'

/** First of the assumptions about the method, in every version so far. */
const firstOfMethod =
  /^(Each (person|developer) has .* productive hours|All work is optional or out of scope|No work to build was)/

/** Returns an estimate that was saved earlier as a newer one: with the exclusions in their current words. */
export const upgradeEstimation = (estimation: Estimation): Estimation => ({
  ...countMethod(estimation),
  exclusions: estimation.exclusions.map(inCurrentWords),
})

/**
 * Returns an estimate that was saved before the assumptions about the method were counted as a newer one: with their
 * number, and without the size and date of the record in texts that clients read.
 */
function countMethod(estimation: Estimation): Estimation {
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

/** Adds the ids of tasks that a person added, in place, to an estimate that was saved without them. Its scope has them. */
export function identifyAdded({ estimation, scope }: SavedBody): Estimation {
  const outside = [...estimation.options, ...estimation.outOfScope]
  const works = [...estimation.components, ...outside]
  for (const added of scope?.added ?? []) {
    const words = wordsOf(added.component)
    const isSame = (task: EstimatedTask) =>
      task.isAdded &&
      !task.addedId &&
      task.name === added.name &&
      task.role === added.role &&
      task.likely === added.hours.likely
    const task = works
      // Renamed components have both names, and the person may have typed either.
      .filter((work) => Object.values(work).some((name) => typeof name === 'string' && wordsOf(name) === words))
      .flatMap(({ tasks }) => tasks)
      .find(isSame)
    if (task) task.addedId = added.id
  }
  for (const { task, tasks } of outside) if (task) task.addedId = tasks[0]?.addedId
  return estimation
}
