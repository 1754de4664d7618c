import type { Plugin } from 'rolldown'

/** Writes the data that a module exports into the bundles if it takes a library to compute. */
export const constants: Plugin = {
  name: 'constants',
  load: {
    filter: { id: /\/functions\/services\/analyst\/tool-json\.ts$/ },
    handler: async (path) =>
      Object.entries((await import(path)) as object)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n'),
  },
}
