import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildOptions, type Plugin, build } from 'esbuild'
import { build as buildPage } from 'vite'
import { callNames, fileOf } from '#contract/calls'
import { bundleOf, functionsOptions } from '#scripts/building/functions'
import { prepareSample } from '#scripts/invoking/sample'
import type { Stack } from '#local/stack'
import { PlainError } from '#scripts/terminal/plain-error'
import { root } from '#scripts/root'
import { aStack } from '#scripts/testing/a-stack'
import { aboveOf, coldStarts, emptyFunction } from './cold'
import { type Found, inKilobytes, median, rounded } from './figures'
import { weighSite } from './first-load'
import { startWarm } from './warm'

export const folder = join(root, 'scripts/benchmark/compare')
const runs = { warmUp: 3, counted: 9 }

/** The programs to compare with have packages of their own, which nothing else needs. */
function install() {
  if (existsSync(join(folder, 'node_modules/hono'))) return
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: folder, encoding: 'utf8' })
  if (npm.status !== 0) {
    throw new PlainError(
      `What to compare with could not be installed:\n${npm.stderr}\nCheck the network and try again.`,
    )
  }
}

/** `import * as handlers from 'every-handler'`: of every call, by its name. */
export const everyHandler: Plugin = {
  name: 'every-handler',
  setup(build) {
    build.onResolve({ filter: /^every-handler$/ }, ({ path }) => ({ path, namespace: 'every-handler' }))
    build.onLoad({ filter: /.*/, namespace: 'every-handler' }, () => ({
      contents: callNames
        .map((name) => `export { handler as ${name} } from './functions/calls/${fileOf(name)}.ts'`)
        .join('\n'),
      resolveDir: root,
    }))
  },
}

/** The same call, `create-project`, as ours and as one would otherwise build it, each bundled. */
async function buildFunctions(place: string): Promise<Record<string, string>> {
  const { plugins, mainFields, outExtension: _, ...options } = functionsOptions()
  const bundle = async (name: string, entry: string, extra: BuildOptions = {}) => {
    const outfile = join(place, `${name}.cjs`)
    await build({ ...options, ...extra, entryPoints: [entry], outfile })
    return outfile
  }
  const trimmed = { plugins, mainFields }
  const monolith = `${folder}/monolith.mjs`
  return {
    'Scopewright: a Lambda for each call': bundleOf('create-project'),
    "The same source, esbuild's and the SDK's defaults": await bundle('defaults', 'functions/calls/create-project.ts'),
    'One Lambda with Hono for all calls, trimmed as ours': await bundle('monolith', monolith, {
      mainFields,
      plugins: [...(plugins ?? []), everyHandler],
    }),
    'One Lambda with Hono for all calls, defaults': await bundle('monolith-defaults', monolith, {
      plugins: [everyHandler],
    }),
    'middy and zod, trimmed as ours': await bundle('middleware', `${folder}/middleware.mjs`, trimmed),
    'middy and zod, defaults': await bundle('middleware-defaults', `${folder}/middleware.mjs`),
  }
}

/** Milliseconds that each bundle takes for a new project, warm, in turn, medians. */
async function warmTimes(bundles: Record<string, string>, stack: Stack): Promise<Record<string, number>> {
  const all = await Promise.all(
    Object.entries(bundles).map(async ([name, bundle]) => ({
      name,
      times: [] as number[],
      warm: await startWarm(bundle, stack.environment),
    })),
  )
  for (let run = 0; run < runs.warmUp + runs.counted; run++) {
    for (const { times, warm } of all) {
      const { ms } = await warm.run(await prepareSample('createProject', stack))
      if (run >= runs.warmUp) times.push(ms)
    }
  }
  for (const { warm } of all) warm.stop()
  return Object.fromEntries(all.map(({ name, times }) => [name, median(times)]))
}

async function weighAuthenticator(place: string) {
  await buildPage({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: place, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2_000 },
  })
  return weighSite(place)
}

/** The same call and the same first load as one would otherwise build them, in one run. */
export async function measureComparison(): Promise<Found> {
  install()
  const place = await mkdtemp(join(tmpdir(), 'bench-'))
  const stack = await aStack()
  const empty = await emptyFunction()
  try {
    const bundles = await buildFunctions(place)
    const starts = await coldStarts({ empty: empty.bundle, ...bundles }, stack.environment)
    const warm = await warmTimes(bundles, stack)
    const functions = await Promise.all(
      Object.entries(bundles).map(async ([name, bundle]) => {
        const { size } = await stat(bundle)
        const { ms, cpuMs } = aboveOf(starts[name]!, starts.empty!)
        return [
          name,
          rounded(inKilobytes(size), 0),
          rounded(ms, 1),
          rounded(cpuMs, 1),
          rounded(warm[name]!, 1),
          '–',
          '–',
        ]
      }),
    )
    const [ours, plain] = [await weighSite(), await weighAuthenticator(join(place, 'site'))]
    const pages = [
      ['Scopewright: its first load, router and API client included', ours.first] as const,
      ['A plain Amplify UI page with Authenticator', plain.first] as const,
    ].map(([name, { js, css }]) => [name, '–', '–', '–', '–', rounded(js, 1), rounded(css, 1)])
    return {
      figures: [],
      details: {
        columns: [
          'What',
          'Bundle, KB',
          'Cold, ms above empty',
          'of the processor',
          'Warm, ms',
          'JS, KB gzip',
          'CSS, KB gzip',
        ],
        rows: [...functions, ...pages],
      },
      note: '`create-project` six times: same table, same checks; medians, in turn.',
    }
  } finally {
    await empty.remove()
    await stack.stop()
    await rm(place, { recursive: true, force: true })
  }
}
