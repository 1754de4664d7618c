import { parse } from 'postcss'
import { namesIn } from './resolve'

/**
 * Removes dead CSS: rules with only `unused` selectors, then custom properties that no remaining declaration and no
 * `var()` in `sources` refers to. The page looks the same.
 */
export function prune(css: string, { unused, sources }: { unused: RegExp; sources: string }): string {
  const root = parse(css)
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !unused.test(selector))
    if (!rule.selector) rule.remove()
  })
  root.walkComments((comment) => void comment.remove())

  const values = new Map<string, string[]>()
  const reachable = new Set(namesIn(sources))
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value])
    else for (const name of namesIn(value)) reachable.add(name)
  })
  // A set visits elements added during iteration.
  for (const name of reachable)
    for (const value of values.get(name) ?? []) for (const next of namesIn(value)) reachable.add(next)

  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') && !reachable.has(declaration.prop)) declaration.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  return root.toString()
}
