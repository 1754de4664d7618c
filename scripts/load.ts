import { numberIn, readCommandLine } from './cli/command-line'
import { runCommand } from './cli/run-command'
import { aStack } from './testing/start-stack'
import { newJourney, formatRetries, runJourney } from './stress/journey'

const usage = 'npm run load -- [--people N] [--seconds N] [--url URL]'

/** The local stack lets one IP register 1,000 accounts an hour, and each journey is a new person's. */
const maxJourneys = 150
const maxPeople = 50

await runCommand(async () => {
  const { values } = readCommandLine(usage, {
    people: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '30' },
    url: { type: 'string' },
  })
  const people = numberIn(values, 'people', 1, maxPeople)
  const seconds = numberIn(values, 'seconds', 1)
  const stack = values.url ? null : await aStack()
  const url = values.url ?? stack!.url
  const journey = newJourney()
  const failures: string[] = []
  let journeys = 0
  try {
    const begun = performance.now()
    const isOver = () => performance.now() - begun > seconds * 1_000 || journeys >= maxJourneys
    await Promise.all(
      Array.from({ length: people }, async () => {
        while (!isOver()) {
          journeys++
          await runJourney(url, journey).catch((error: unknown) => failures.push(String(error)))
        }
      }),
    )
    const took = (performance.now() - begun) / 1_000
    report(journey.times)
    console.log(
      `\n${journeys} journeys of ${people} people in ${took.toFixed(0)} s, ${failures.length} failed; tried again after: ${formatRetries(journey)}`,
    )
    for (const failure of new Set(failures)) console.log(`  ${failure}`)
    process.exitCode = failures.length + journey.faults.length > 0 ? 1 : 0
  } finally {
    await stack?.stop()
  }
})

/** Formats a row per call: median, 95th and 99th percentile in milliseconds, long calls to their end. */
function report(times: Record<string, number[]>) {
  console.log('| Call | Responses | p50 ms | p95 ms | p99 ms |\n| --- | ---: | ---: | ---: | ---: |')
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)
    console.log(`| ${name} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`)
  }
}
