import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { root } from './root'
import { v8Flags } from './runtime/v8-flags'
import { ensureChromium } from './testing/chromium'
import config from './vitest.config'

interface Outcome {
  passed: number
  /** Names of what failed, each followed by the reason unless the output shows it under that name. */
  failures: string[]
}

interface RunOptions {
  live?: boolean
  /** Runs at low priority. */
  inBackground?: boolean
  environment?: Record<string, string> | undefined
}

const TestResult = v.object({ status: v.string(), title: v.string(), failureMessages: v.array(v.string()) })

const VitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({ name: v.string(), status: v.string(), message: v.string(), assertionResults: v.array(TestResult) }),
  ),
})

/** Fails for a report that is missing or cut off. */
const JsonReport = v.pipe(v.string(), v.parseJson(), VitestReport)

/** Folder for the temporary files of all programs that run here. It is removed at the end. */
const temporary = await mkdtemp(join(tmpdir(), 'test-'))
process.env.TMPDIR = temporary

/** Runs a program under a heading. Shows its output as it comes, or together at the end. */
function run(name: string, program: string, args: string[], options: RunOptions) {
  const { live = false, inBackground = false, environment = {} } = options
  const heading = `\n== ${name}\n`
  if (live) console.log(heading)
  const output: Buffer[] = []
  return new Promise<boolean>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0))
  }).finally(() => live || console.log(heading + Buffer.concat(output).toString()))
}

/** The Go program that lints with types runs once and ends: its garbage collector took a fifth of its processor time. */
const environment = { GOGC: 'off' }

async function runTool(name: string, program: string, args: string[]): Promise<Outcome> {
  const passed = await run(name, join(root, 'node_modules/.bin', program), args, { inBackground: true, environment })
  return passed ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
}

async function runVitest(name: string, args: string[], options: RunOptions): Promise<Outcome> {
  const file = join(temporary, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // The services that tests share run in Vitest's own process.
  const vitest = [...v8Flags, 'node_modules/vitest/vitest.mjs', 'run', '-c', 'scripts/vitest.config.ts']
  const succeeded = await run(name, process.execPath, [...vitest, ...reporters, ...args], options)
  const text = await readFile(file, 'utf8').catch(() => null)
  const { output: report, success } = v.safeParse(JsonReport, text)
  if (!success) return { passed: 0, failures: [name] }

  const failures = report.testResults.flatMap(({ name: path, status, message, assertionResults: tests }) => {
    const file = relative(root, path)
    // A file that does not load has no tests to fail.
    if (status === 'failed' && tests.length === 0) return `${file}\n${message}`
    const failed = tests.filter((test) => test.status === 'failed')
    return failed.map(({ title, failureMessages }) => `${file}: ${title}\n${failureMessages.join('\n')}`)
  })
  // An error between tests is in the output alone.
  return { passed: report.numPassedTests, failures: succeeded || failures.length > 0 ? failures : [name] }
}

/** Projects whose tests only compute: in a process of their own, they work while the others wait for services. */
const computing = ['domain', 'screens']

const Projects = v.array(v.object({ test: v.object({ name: v.string() }) }))

/** Runs the tests of every project. */
async function runTests(): Promise<Outcome[]> {
  const names = v.parse(Projects, config.test?.projects).map(({ test }) => test.name)
  const waiting = names.filter((name) => !computing.includes(name) && (chromium || name !== 'browser'))
  const flagsOf = (names: string[]) => names.map((name) => `--project=${name}`)
  const outcomes = await Promise.all([
    runVitest('Rules, texts and screens', [...flagsOf(computing), `--maxWorkers=${availableParallelism()}`], {
      inBackground: true,
    }),
    runVitest('Functions, scripts and the browser', flagsOf(waiting), { live: true, environment: chromium }),
  ])
  if (chromium) return outcomes
  console.log(
    '\n== In the browser\nNo Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
  )
  return [...outcomes, { passed: 0, failures: ['In the browser'] }]
}

// Before all tests: some of the others look at a screen, too.
const installed = ensureChromium()
const chromium = installed ? { CHROMIUM_PATH: installed } : undefined

/** Lints as `npm run lint` does. `--type-check` reports what `npm run types` does, from the same reading of the program. */
const lintFlags = ['--type-aware', '--type-check', '--deny-warnings']

/** Runs the checks that need one core at most, one after the other. */
async function runOtherChecks(): Promise<Outcome[]> {
  return [
    await runTool('Format', 'biome', ['format', '--config-path=scripts/format.json', '.']),
    await runTool('Lint and types', 'oxlint', ['-c', 'scripts/oxlint.json', ...lintFlags]),
    await runTool('Unused exports and packages', 'knip', ['-c', 'scripts/knip.jsonc']),
  ]
}

const outcomes = (await Promise.all([runOtherChecks(), runTests()])).flat()

await rm(temporary, { recursive: true, force: true })

const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
// At the end, where a long output is read first.
for (const failure of failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
