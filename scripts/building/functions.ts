import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import { callNames, fileOf } from '#contract/calls'
import { root } from '#scripts/root'
import { slimSdk } from './sdk-parts'
import { slimStripe } from './stripe-parts'

/** The folder of each Lambda in dist/functions, and its source. */
export function functionSources(): Record<string, string> {
  const calls = callNames.map((name) => [fileOf(name), `functions/calls/${fileOf(name)}.ts`] as const)
  const all = [...calls, ['run-job', 'functions/jobs/run-job.ts'] as const]
  return Object.fromEntries(all.filter(([, source]) => existsSync(join(root, source))))
}

/** Where the built function of a folder lies, in `dist` unless another place is named; Lambda calls its `handler`. */
export const bundleOf = (folder: string, place = 'dist/functions') => join(root, place, folder, 'index.cjs')

export const functionsOptions = (): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(
    Object.entries(functionSources()).map(([folder, source]) => [`${folder}/index`, source]),
  ),
  outExtension: { '.js': '.cjs' },
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // Module first: the SDK's ES build shakes, its CommonJS build does not.
  mainFields: ['module', 'main'],
  plugins: [slimSdk, slimStripe],
  legalComments: 'none',
  logLevel: 'warning',
})
