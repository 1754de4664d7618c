import { evaluate } from './evaluating/evaluate'
import { estimatorOf } from './evaluating/estimate-texts'
import type { TableFormat } from './evaluating/format-table'
import { type EvaluateOptions, readOptions } from './evaluating/options'
import { measureParaphrases, paraphraseFailures } from './evaluating/paraphrases'
import { modelId } from './evaluating/start-analyst'
import { paraphraseTable, tablesOf } from './evaluating/table'
import { runCommand } from './terminal/run-command'

const say = (line: string) => console.error(line)

interface Result {
  json: unknown
  tables: (format: TableFormat) => string
  /** One message for each limit that is missed. */
  failures: string[]
}

async function measure(options: EvaluateOptions): Promise<Result> {
  if (options.of === 'documents') {
    const evaluation = await evaluate(options.folder, say)
    return { json: evaluation, tables: (format) => tablesOf(evaluation, format), failures: evaluation.failures }
  }
  const isModel = modelId() !== null
  const reworded = await measureParaphrases(estimatorOf(isModel, say), isModel)
  const failures = paraphraseFailures(reworded, isModel)
  return {
    json: { paraphrases: reworded, failures },
    tables: (format) => paraphraseTable(reworded, isModel, format),
    failures,
  }
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2))
  const { json, tables, failures } = await measure(options)
  console.log(options.format === 'json' ? JSON.stringify(json, null, 2) : tables(options.format))

  const result = failures.length === 0 ? ['All limits are met.'] : ['These limits are missed:', ...failures]
  // Standard output that is read by a program stays free of it.
  const print = options.format === 'text' ? console.log : say
  print(`\n${result.join('\n')}`)
  if (failures.length > 0) process.exitCode = 1
})
