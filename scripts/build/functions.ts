import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import { fileOf } from '#contract/route-table'
import { type FunctionName, functionNames, isJob } from '#infra/sizes'
import { root } from '#scripts/root'
import { constants } from './constants'
import { pureModulesInLambdas } from './pure-modules'
import { slimSdk } from './sdk-parts'
import { slimStripe } from './stripe-parts'

/** Returns a Lambda's source file, relative to the project's folder. */
const sourceOf = (name: FunctionName) => `functions/${isJob(name) ? 'jobs' : 'calls'}/${fileOf(name)}.ts`

/** Returns a function's built file, in `dist` by default. Lambda invokes its `handler`. */
export const bundleOf = (folder: string, place = 'dist/functions') => join(root, place, folder, 'index.cjs')

export const functionsOptions = (): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(functionNames.map((name) => [`${fileOf(name)}/index`, sourceOf(name)])),
  outExtension: { '.js': '.cjs' },
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // Node has had them since version 10.
  supported: { 'regexp-unicode-property-escapes': true },
  // Module first: the SDK's ES build can be tree-shaken, its CommonJS build cannot.
  mainFields: ['module', 'main'],
  plugins: [slimSdk, slimStripe, constants, pureModulesInLambdas],
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
})
