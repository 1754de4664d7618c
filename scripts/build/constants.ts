import type { Plugin } from 'esbuild'

/** Modules whose exports are data that takes a library to compute. */
const computed = /\/functions\/services\/analyst\/tool-json\.ts$/

/** Writes such data into the bundles. */
export const constants: Plugin = {
  name: 'constants',
  setup: (build) =>
    build.onLoad({ filter: computed }, async ({ path }) => ({
      contents: Object.entries((await import(path)) as object)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n'),
    })),
}
