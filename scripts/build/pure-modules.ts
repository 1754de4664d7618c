import { type Plugin, parseAst } from 'vite'

/**
 * Marks what the contract and the domain define as free of side effects, which no bundler sees by itself: a Lambda then
 * holds the schemas and the patterns of its own call, and the browser those that it uses.
 */
function markPure(code: string): string {
  let pure = code
  for (const statement of parseAst(code, { lang: 'ts' }).body.toReversed()) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const init = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : null
    if (!init || /^Literal|Function/.test(init.type)) continue
    const { start, end } = init
    pure = `${pure.slice(0, start)}/* @__PURE__ */ (() => (${pure.slice(start, end)}))()${pure.slice(end)}`
  }
  return pure
}

/** Results by source: each of the Lambdas, which are bundled one after another, holds most of these modules. */
const marked = new Map<string, string>()

function markOnce(code: string): string {
  const known = marked.get(code) ?? markPure(code)
  marked.set(code, known)
  return known
}

export const pureModules = (): Plugin => ({
  name: 'pure-modules',
  apply: 'build',
  transform: {
    filter: { id: /\/functions\/(?:contract|domain)\/[\w/-]+\.ts$/ },
    handler: (code) => ({ code: markOnce(code), map: null, moduleSideEffects: false }),
  },
})
