import { detailsOf, isMissed, tableOf } from './benchmark/figures'
import { type AllMeasured, keep, machine, now } from './benchmark/kept'
import { type SectionName, isRare, sectionNames, sections } from './benchmark/sections'
import { buildAll } from './building/build'
import { readCommandLine, wrongUsage } from './terminal/command-line'
import { runCommand } from './terminal/run-command'

const usage = `npm run bench -- [${sectionNames.join(' | ')} …] [--json] [--keep]`

await runCommand(async () => {
  const { names, asJson, isKept } = options()
  // Progress goes to standard error, for tools that read the output.
  const say = (line: string) => console.error(line)
  await buildAll()

  const measured: AllMeasured = {}
  for (const name of names) {
    say(`Measuring: ${sections[name].title} …`)
    const one = { ...now(), found: await sections[name].measure() }
    measured[name] = one
    if (isKept) await keep({ [name]: one })
  }

  const found = names.map((name) => ({ title: sections[name].title, found: measured[name]!.found }))
  console.log(
    asJson
      ? JSON.stringify({ machine: machine(), sections: measured }, null, 2)
      : `${tableOf(found)}\n\n${detailsOf(found)}`,
  )

  const missed = found.flatMap(({ found }) => found.figures.filter(isMissed))
  for (const { what } of missed) say(`Missed: ${what}`)
  process.exit(missed.length > 0 ? 1 : 0)
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
