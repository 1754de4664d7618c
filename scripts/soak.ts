import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { numberIn, readCommandLine } from './cli/command-line'
import { runCommand } from './cli/run-command'
import { root } from './root'
import { killAndRestart } from './stress/kill-and-restart'
import { formatRetries } from './stress/journey'
import { onOwnStack, runUnderFaults } from './stress/under-faults'

const usage = 'npm run soak -- [--people N] [--deaths N] [--kills N] [--fuzz RUNS] [--races RUNS]'

/** Runs the stress tests at length. Exit status 1 if a promise is broken. */
await runCommand(async () => {
  const { values } = readCommandLine(usage, {
    people: { type: 'string', default: '20' },
    deaths: { type: 'string', default: '5' },
    kills: { type: 'string', default: '10' },
    fuzz: { type: 'string', default: '60' },
    races: { type: 'string', default: '100' },
  })
  const kills = numberIn(values, 'kills', 1)
  const [fuzz, races] = [numberIn(values, 'fuzz', 1), numberIn(values, 'races', 1)]
  const numberOfPeople = numberIn(values, 'people', 1)
  const trouble = { deaths: numberIn(values, 'deaths', 0) }
  const { people, broken, journey, deaths, seconds } = await onOwnStack((stack) =>
    runUnderFaults(stack, numberOfPeople, trouble),
  )
  const longest = (journey.maxCallMs / 1_000).toFixed(1)
  console.log(
    `Under faults: ${people} people in ${seconds.toFixed(0)} s, the longest call ${longest} s, ${deaths} workers killed`,
  )
  console.log(`  tried again after: ${formatRetries(journey)}`)
  console.log(`  broken promises: ${broken.length === 0 ? 'none' : `\n    ${broken.join('\n    ')}`}`)

  const { lost, surviving } = await killAndRestart(kills, Math.random)
  console.log(`Killed ${kills} times and restarted: ${surviving} things were acknowledged`)
  console.log(`  lost: ${lost.length === 0 ? 'none' : `\n    ${lost.join('\n    ')}`}`)

  const seed = String(Date.now() % 2 ** 31)
  console.log(`Fuzz and races, long, with the seed ${seed}`)
  const environment = { FUZZ_RUNS: String(fuzz), RACES_RUNS: String(races), FUZZ_SEED: seed, RACES_SEED: seed }
  const files = [
    'scripts/stress/fuzz',
    'scripts/stress/gateway',
    'scripts/stress/races',
    'functions/calls/stripe-webhook',
  ]
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '-c', 'scripts/vitest.config.ts', '--project=node', ...files.map((file) => `${file}.test.ts`)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
  )
  process.exitCode = broken.length + lost.length > 0 || status !== 0 ? 1 : 0
})
