import { plural } from '../../../ui/format'

/** Summarizes changed lines: `12 lines added, 3 changed, 2 removed`. */
export function describeLines({ added, changed, removed }: Record<'added' | 'changed' | 'removed', number>): string {
  if (added + changed + removed === 0) return 'No line changed'
  return `${plural(added, 'line')} added, ${changed} changed, ${removed} removed`
}
