import { parse } from 'postcss'

/**
 * Inlines the value of a custom property wherever it is the same for every element, so that the browser need not look
 * up a thousand tokens. Values that differ by color mode stay a `var()`. The page looks the same.
 */
export function resolve(css: string): string {
  const root = parse(css)
  const values = new Map<string, string>()
  const byMode = new Set<string>()
  const byElement = new Set<string>()
  root.walkRules((rule) => {
    const isGlobal = rule.selectors.includes(':root')
    const isMode = rule.selector.startsWith(':root[')
    rule.walkDecls(/^--/, ({ prop, value }) => {
      if (isGlobal) values.set(prop, value)
      else (isMode ? byMode : byElement).add(prop)
    })
  })

  /** Returns the value that can replace `var(name)` on any element, or undefined. */
  const valueOf = (name: string): string | undefined => {
    const value = values.get(name)
    if (value === undefined || byMode.has(name) || byElement.has(name)) return undefined
    const written = resolved(value)
    // Its value on the root differs from that on such an element.
    return namesIn(written).some((name) => byElement.has(name)) ? undefined : written
  }
  const resolved = (value: string): string =>
    replaceVars(value, (name, fallback) => {
      const known = valueOf(name)
      if (known !== undefined) return known
      return fallback === undefined ? `var(${name})` : `var(${name}, ${resolved(fallback)})`
    })

  root.walkDecls((declaration) => {
    declaration.value = resolved(declaration.value)
  })
  return root.toString()
}

/** Returns the names of the custom properties that a value refers to. */
export const namesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1]!)

/** Replaces each outermost `var(name, fallback)` of a value. */
function replaceVars(value: string, replace: (name: string, fallback: string | undefined) => string): string {
  const start = value.indexOf('var(')
  if (start === -1) return value
  const end = closing(value, start + 'var('.length)
  const inside = value.slice(start + 'var('.length, end)
  const comma = inside.indexOf(',')
  const name = (comma === -1 ? inside : inside.slice(0, comma)).trim()
  const fallback = comma === -1 ? undefined : inside.slice(comma + 1).trim()
  return value.slice(0, start) + replace(name, fallback) + replaceVars(value.slice(end + 1), replace)
}

/** Returns the index of the bracket that closes the one at `from`. */
function closing(value: string, from: number): number {
  let open = 1
  for (let at = from; at < value.length; at++) {
    if (value[at] === '(') open += 1
    if (value[at] === ')') open -= 1
    if (open === 0) return at
  }
  throw new Error(`A bracket stays open in "${value}"`)
}
