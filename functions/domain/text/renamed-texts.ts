/** The name that a component has in the texts, and the one that it shall have. */
type Renaming = readonly [from: string, to: string]

/**
 * Returns a function that puts the names which a person gave to components into a text of the analyst. A name of one word
 * counts only as it is written, because it is a word too: "Accounts", but not "bank accounts". Quotes of the requirements
 * stay: “Accounts”. Of names that contain one another, the longest counts, so `renamings` are those of all components.
 */
export function renamerOf(renamings: readonly Renaming[]): (text: string) => string {
  if (renamings.every(([from, to]) => from === to)) return (text) => text
  const names = new Map(renamings.map(([from, to]) => [from.toLowerCase(), [from, to] as const]))
  const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const known = new RegExp(
    `“[^”]*”|(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return (text) =>
    text.replaceAll(known, (found) => {
      const [from, to] = names.get(found.toLowerCase()) ?? [found, found]
      if (found === from) return to
      if (from === to || !from.includes(' ')) return found
      return isLower(found) && isLower(to.slice(1)) ? to.toLowerCase() : to
    })
}

/** Returns a function that puts the current names of components into a text with their earlier ones. */
export const renamerIn = (components: readonly { name: string; originalName?: string }[]) =>
  renamerOf(components.map(({ name, originalName = name }) => [originalName, name]))

export const escapePattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const isLower = (text: string) => text === text.toLowerCase()
