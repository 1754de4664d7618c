import type { EstimatedComponent, Line } from '#contract/estimation'
import { sourcesOf } from '#domain/hours/estimated-work'
import { isResized } from '#domain/hours/range'
import { carryReferences } from '#domain/text/line-references'
import { asksToCheck } from '#domain/scope/client-assumptions'

type Work = Pick<EstimatedComponent, 'tasks'>

/**
 * Returns assumptions that do not ask their owner to check lines whose hours are a person's in every task. The design of a
 * component cites all its lines and builds none.
 */
export function withoutChecked(
  assumptions: readonly string[],
  work: readonly Work[],
  lines: readonly Line[],
): readonly string[] {
  const tasks = work.flatMap(({ tasks }) => tasks)
  const open = new Set(sourcesOf(tasks.filter((task) => !hasOwnHours(task) && task.role !== 'UX/UI designer')))
  const checked = new Set(sourcesOf(tasks.filter(hasOwnHours)).filter((id) => !open.has(id)))
  if (checked.size === 0) return assumptions
  const left = new Map(lines.flatMap(({ id }) => (checked.has(id) ? [] : [[id, id]])))
  return assumptions.flatMap((text) => (asksToCheck(text) ? (carryReferences(text, left) ?? []) : text))
}

const hasOwnHours = (task: Work['tasks'][number]) => task.isTyped === true || task.isAdded === true || isResized(task)
