import type { EstimatedComponent, Line } from '#contract/estimation'
import { sourcesOf } from '#domain/hours/estimated-work'
import { isResized } from '#domain/hours/range'
import { builds } from '#domain/hours/task-sources'
import { carryReferences } from '#domain/text/line-references'
import { asksToCheck } from '#domain/scope/client-assumptions'

type Work = Pick<EstimatedComponent, 'tasks'>

/** Removes from assumptions the requests to check lines that a person has checked: all work that builds them has a person's hours. */
export function withoutChecked(
  assumptions: readonly string[],
  work: readonly Work[],
  lines: readonly Line[],
): readonly string[] {
  const tasks = work.flatMap(({ tasks }) => tasks)
  const open = new Set(sourcesOf(tasks.filter((task) => !hasOwnHours(task) && builds(task))))
  const checked = new Set(sourcesOf(tasks.filter(hasOwnHours)).filter((id) => !open.has(id)))
  if (checked.size === 0) return assumptions
  const left = new Map(lines.flatMap(({ id }) => (checked.has(id) ? [] : [[id, id]])))
  return assumptions.flatMap((text) => (asksToCheck(text) ? (carryReferences(text, left) ?? []) : text))
}

const hasOwnHours = (task: Work['tasks'][number]) => task.isTyped === true || task.isAdded === true || isResized(task)
