import { plural } from '../../../ui/format'

/** Summarizes changed lines: `12 lines added, 3 changed, 2 removed`, or `1 line removed`. */
export function describeLines({ added, changed, removed }: Record<'added' | 'changed' | 'removed', number>): string {
  const counts = Object.entries({ added, changed, removed }).filter(([, count]) => count > 0)
  if (counts.length === 0) return 'No line changed'
  return counts.map(([what, count], at) => `${at === 0 ? plural(count, 'line') : count} ${what}`).join(', ')
}
