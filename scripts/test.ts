import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { canRun } from '#emulators/dynamodb'
import { root } from './root'
import { ensureChromium } from './testing/chromium'

interface Count {
  passed: number
  failed: number
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
})

/** Runs a program of node_modules and shows its output. Returns true if it succeeds. */
function run(program: string, args: string[], environment: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
      .once('error', () => resolve(false))
      .once('exit', (code) => resolve(code === 0))
  })
}

async function tool(name: string, program: string, args: string[]): Promise<Count> {
  console.log(`\n== ${name}`)
  const passed = await run(program, args)
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

async function vitest(name: string, args: string[], environment: Record<string, string> = {}): Promise<Count> {
  console.log(`\n== ${name}`)
  const folder = await mkdtemp(join(tmpdir(), 'vitest-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const succeeded = await run('vitest', ['run', '-c', 'scripts/vitest.config.ts', ...reporters, ...args], environment)
  const text = await readFile(file, 'utf8').catch(() => null)
  await rm(folder, { recursive: true })
  if (text === null) return { passed: 0, failed: 1 }

  const report = v.parse(VitestReport, JSON.parse(text))
  // A file that does not load has no tests to fail, and neither has an error between them.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = report.numFailedTests + broken.length
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(1, failed) }
}

async function onDynamodbLocal(): Promise<Count> {
  if (canRun('dynamodb-local')) {
    return vitest('The data layer on DynamoDB Local', ['--project=node', 'functions/data'], {
      DYNAMODB_ENGINE: 'dynamodb-local',
    })
  }
  console.log('\n== Skipped: the data layer on DynamoDB Local needs Java 17 or newer')
  return { passed: 0, failed: 0 }
}

/** The tests of every project at once: where one waits, another works. */
async function everything(): Promise<Count> {
  if (chromium) return vitest('Functions, scripts, screens and the browser', [], chromium)
  const { passed, failed } = await vitest('Functions, scripts and screens', ['--project=!browser'])
  console.log(
    '\n== In the browser\nNo Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to its program.',
  )
  return { passed, failed: failed + 1 }
}

// Before all tests: some of the others look at a screen, too.
const installed = ensureChromium()
const chromium = installed ? { CHROMIUM_PATH: installed } : undefined

const counts = [
  await tool('Format', 'biome', ['format', '--config-path=scripts/format.json', '.']),
  await tool('Lint', 'oxlint', ['-c', 'scripts/oxlint.json', '--type-aware', '--deny-warnings']),
  await tool('Types', 'tsc', ['--noEmit']),
  await tool('Unused exports and packages', 'knip', ['-c', 'scripts/knip.jsonc']),
  await everything(),
  await onDynamodbLocal(),
]

const sum = (pick: (count: Count) => number) => counts.reduce((total, count) => total + pick(count), 0)
const failed = sum((count) => count.failed)
console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
