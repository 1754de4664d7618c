import type { Plugin } from 'rolldown'

/** Writes the data that a module exports into the bundles if it takes a library to compute. */
export const constants: Plugin = {
  name: 'constants',
  load: {
    filter: { id: /\/functions\/services\/analyst\/tool-json\.ts$/ },
    handler: async (path) => writeExports((await import(path)) as object),
  },
}

/** Returns the code of a module with these exports, in which each part that they repeat is written once. */
function writeExports(exports: object): string {
  const counts = new Map<string, number>()
  const count = (value: unknown): void => {
    if (!isParent(value)) return
    const text = JSON.stringify(value)
    counts.set(text, (counts.get(text) ?? 0) + 1)
    Object.values(value).forEach(count)
  }
  Object.values(exports).forEach(count)
  const names = new Map<string, string>()
  const lines: string[] = []
  const write = (value: unknown): string => {
    const text = JSON.stringify(value)
    if (!isParent(value)) return text
    const known = names.get(text)
    if (known) return known
    const parts = Object.entries(value).map(([key, part]) =>
      Array.isArray(value) ? write(part) : `${JSON.stringify(key)}: ${write(part)}`,
    )
    const code = Array.isArray(value) ? `[${parts.join()}]` : `{ ${parts.join()} }`
    if (counts.get(text) === 1) return code
    const name = `shared${names.size}`
    names.set(text, name)
    lines.push(`const ${name} = ${code}`)
    return name
  }
  for (const [name, value] of Object.entries(exports)) lines.push(`export const ${name} = ${write(value)}`)
  return lines.join('\n')
}

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null
