import type { EstimatedComponent, Line } from '#contract/estimation'
import { asksToCheck } from './check-requests'
import { carryReferences } from './line-references'
import { isResized } from './range'

type Work = Pick<EstimatedComponent, 'tasks'>

/**
 * Returns assumptions that do not ask their owner to check lines whose hours are a person's in every task. The design of a
 * component cites all its lines and builds none.
 */
export function withoutChecked(
  assumptions: readonly string[],
  work: readonly Work[],
  lines: readonly Line[],
): string[] {
  const linesOf = (isOwn: boolean) =>
    work
      .flatMap(({ tasks }) =>
        tasks.filter((task) => hasOwnHours(task) === isOwn && (isOwn || task.role !== 'UX/UI designer')),
      )
      .flatMap(({ sources }) => sources)
  const checked = new Set(linesOf(true))
  for (const id of linesOf(false)) checked.delete(id)
  if (checked.size === 0) return [...assumptions]
  const left = new Map(lines.flatMap(({ id }) => (checked.has(id) ? [] : [[id, id]])))
  return assumptions.flatMap((text) => (asksToCheck(text) ? (carryReferences(text, left) ?? []) : text))
}

const hasOwnHours = (task: Work['tasks'][number]) => task.isTyped === true || task.isAdded === true || isResized(task)
