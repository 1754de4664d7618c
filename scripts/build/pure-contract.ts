import { readFile } from 'node:fs/promises'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import { type Plugin as VitePlugin, parseAst } from 'vite'

const contract = /\/functions\/contract\/[\w-]+\.ts$/

/**
 * Marks what the contract exports as free of side effects, which no bundler sees by itself: a Lambda then holds the
 * schemas of its own call, and the browser those that it checks.
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

export const pureContract = (): VitePlugin => ({
  name: 'pure-contract',
  apply: 'build',
  transform: (code, id) => (contract.test(id) ? { code: markPure(code), map: null, moduleSideEffects: false } : null),
})

export const pureContractInLambdas: EsbuildPlugin = {
  name: 'pure-contract',
  setup: (build) =>
    build.onLoad({ filter: contract }, async ({ path }) => ({
      contents: markPure(await readFile(path, 'utf8')),
      loader: 'ts',
    })),
}
