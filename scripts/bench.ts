import { formatDetails, formatSummary, isExceeded } from './benchmark/metrics'
import { type Results, machine, now, storeResults } from './benchmark/results-store'
import { type SectionName, isRare, sectionNames, sections } from './benchmark/sections'
import { buildAll } from './build/build'
import { readCommandLine, wrongUsage } from './cli/command-line'
import { runCommand } from './cli/run-command'

const usage = `npm run bench -- [${sectionNames.join(' | ')} …] [--json] [--keep]`

await runCommand(async () => {
  const { names, asJson, isKept } = options()
  // Progress goes to standard error, for tools that read the output.
  const say = (line: string) => console.error(line)
  await buildAll()

  const measured: Results = {}
  for (const name of names) {
    say(`Measuring: ${sections[name].title} …`)
    const one = { ...now(), result: await sections[name].measure() }
    measured[name] = one
    if (isKept) await storeResults({ [name]: one })
  }

  const titled = names.map((name) => ({ title: sections[name].title, result: measured[name]!.result }))
  console.log(
    asJson
      ? JSON.stringify({ machine: machine(), sections: measured }, null, 2)
      : `${formatSummary(titled)}\n\n${formatDetails(titled)}`,
  )

  const exceeded = titled.flatMap(({ result }) => result.metrics.filter(isExceeded))
  for (const { what } of exceeded) say(`Over budget: ${what}`)
  process.exit(exceeded.length > 0 ? 1 : 0)
})

function options() {
  const { values, positionals } = readCommandLine(usage, {
    json: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  })
  const unknown = positionals.find((name) => !Object.hasOwn(sections, name))
  if (unknown !== undefined) throw wrongUsage(usage, `There is nothing called "${unknown}" to measure.`)
  const named = positionals as SectionName[]
  const names =
    named.length > 0
      ? sectionNames.filter((name) => named.includes(name))
      : sectionNames.filter((name) => !isRare(name))
  return { names, asJson: values.json, isKept: values.keep }
}
