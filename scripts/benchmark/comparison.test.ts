import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { functionsOptions } from '#scripts/building/functions'
import { everyHandler, folder } from './comparison'

test.each(['monolith', 'middleware'])('%s, of which no type is checked, still fits the product', async (name) => {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { dependencies: object }
  const { plugins = [], outExtension: _, ...options } = functionsOptions()

  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(folder, `${name}.mjs`)],
    plugins: [...plugins, everyHandler],
    // They are installed when the bench compares.
    external: Object.keys(dependencies).flatMap((each) => [each, `${each}/*`]),
    outfile: 'out.cjs',
    write: false,
    logLevel: 'silent',
  })

  expect(outputFiles).toHaveLength(1)
})
