import { readFile } from 'node:fs/promises'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import { type Plugin as VitePlugin, parseAst } from 'vite'

const pureModule = /\/functions\/(?:contract|domain)\/[\w/-]+\.ts$/

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

export const pureModules = (): VitePlugin => ({
  name: 'pure-modules',
  apply: 'build',
  transform: (code, id) => (pureModule.test(id) ? { code: markPure(code), map: null, moduleSideEffects: false } : null),
})

export const pureModulesInLambdas: EsbuildPlugin = {
  name: 'pure-modules',
  setup: (build) =>
    build.onLoad({ filter: pureModule }, async ({ path }) => ({
      contents: markPure(await readFile(path, 'utf8')),
      loader: 'ts',
    })),
}
