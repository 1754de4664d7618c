import { join } from 'node:path'
import { type InputOptions, type OutputOptions, build, watch } from 'rolldown'
import { fileOf } from '#contract/route-table'
import { type FunctionName, functionNames, isJob } from '#infra/sizes'
import { root } from '#scripts/root'
import { constants } from './constants'
import { pureModules } from './pure-modules'
import { checkSdkParts, slimSdk } from './sdk-parts'
import { slimStripe } from './stripe-parts'

/** Returns a Lambda's source file, relative to the project's folder. */
const sourceOf = (name: FunctionName) => `functions/${isJob(name) ? 'jobs' : 'calls'}/${fileOf(name)}.ts`

/** Returns a function's built file, in `dist` by default. Lambda invokes its `handler`. */
export const bundleOf = (folder: string, place = 'dist/functions') => join(root, place, folder, 'index.cjs')

const options: InputOptions = {
  cwd: root,
  platform: 'node',
  // The browser's modules of `unpdf` refer to their own place, but not those that run here.
  transform: { target: 'node20', define: { 'import.meta': '{}' } },
  // Module first: the SDK's ES build can be tree-shaken, its CommonJS build cannot.
  resolve: { mainFields: ['module', 'main'] },
  plugins: [slimSdk, slimStripe, constants, pureModules()],
  // Skips the SDK's commands that no Lambda sends.
  experimental: { lazyBarrel: true },
  checks: { bundlerTimings: false },
}
const output: OutputOptions = { format: 'cjs', strict: true, minify: true, comments: false }

/** Bundles a source file as one program for Lambda. */
export const bundle = (input: string, file: string) =>
  build({ ...options, input, output: { ...output, file, codeSplitting: false } })

/** Bundles all Lambdas into a folder, one after another: each holds 500 MB. */
export async function bundleFunctions(folder: string): Promise<void> {
  for (const name of functionNames) await bundle(sourceOf(name), join(folder, fileOf(name), 'index.cjs'))
  checkSdkParts()
}

/** Bundles all Lambdas again when their source changes. They share modules, so that this takes a moment. */
export const watchFunctions = (folder: string) =>
  watch({
    ...options,
    input: Object.fromEntries(functionNames.map((name) => [`${fileOf(name)}/index`, sourceOf(name)])),
    output: { ...output, dir: join(root, folder), entryFileNames: '[name].cjs', chunkFileNames: 'shared/[name].cjs' },
  })
