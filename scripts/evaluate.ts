import manifest from '../package.json' with { type: 'json' }
import { offlineModel } from '#emulators/model'
import { evaluate } from './evaluate/evaluate'
import { estimatorOf } from './evaluate/estimate-texts'
import type { TableFormat } from './evaluate/format-table'
import { type EvaluateOptions, readOptions } from './evaluate/options'
import { learn, measureMessages, messageTable } from './evaluate/messages'
import { measureParaphrases, paraphraseFailures } from './evaluate/paraphrases'
import { measureOutcomes } from './evaluate/outcomes/measure-outcomes'
import { outcomeTables } from './evaluate/outcomes/report'
import { compareReadings, summarizeOutcomes } from './evaluate/outcomes/summarize'
import { readMessages } from '#scripts/offline-analyst/wording/learn'
import { readHistories, simulateUsers } from './evaluate/track-record/histories'
import { measureRecord, recordFailures, recordTable } from './evaluate/track-record/measure-record'
import { modelId, serveChatModel } from './evaluate/start-analyst'
import { paraphraseTable, tablesOf } from './evaluate/table'
import { runCommand } from './cli/run-command'

const say = (line: string) => console.error(line)

interface Result {
  json: unknown
  tables: (format: TableFormat) => string
  /** One message for each limit that is missed; absent if nothing is held to a limit. */
  failures?: string[]
}

async function measure(options: EvaluateOptions): Promise<Result> {
  if (options.of === 'documents') {
    const evaluation = await evaluate(options.folder, say)
    return { json: evaluation, tables: (format) => tablesOf(evaluation, format), failures: evaluation.failures }
  }
  if (options.of === 'record') {
    const histories = options.file === undefined ? [] : await readHistories(options.file)
    const measured = measureRecord([...histories, ...simulateUsers()])
    return {
      json: measured,
      tables: (format) => recordTable(measured, format),
      failures: recordFailures(measured),
    }
  }
  if (options.of === 'messages') {
    // The weights are read when a program starts: those that are learned show in the next run.
    if (options.learns) learn()
    const messages = measureMessages(readMessages())
    return { json: messages, tables: (format) => messageTable(messages, format) }
  }
  const model = modelId()
  const isModel = model !== null
  const estimateAll = estimatorOf(isModel, say)
  if (options.of === 'paraphrases') {
    const paraphrases = await measureParaphrases(estimateAll, isModel)
    const failures = paraphraseFailures(paraphrases, isModel)
    return {
      json: { paraphrases, failures },
      tables: (format) => paraphraseTable(paraphrases, isModel, format),
      failures,
    }
  }
  const outcomes = await measureOutcomes(options.folder, estimateAll)
  const analyst = `${model ?? offlineModel}, version ${manifest.version}, ${new Date().toISOString().slice(0, 10)}`
  return {
    json: { analyst, summaries: summarizeOutcomes(outcomes), readings: compareReadings(outcomes), outcomes },
    tables: (format) => outcomeTables(outcomes, analyst, format),
  }
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2))
  const stopModel = await serveChatModel()
  const { json, tables, failures } = await measure(options)
  await stopModel()
  console.log(options.format === 'json' ? JSON.stringify(json, null, 2) : tables(options.format))
  if (!failures) return

  const result = failures.length === 0 ? ['All limits are met.'] : ['These limits are missed:', ...failures]
  // Standard output that is read by a program stays free of it.
  const print = options.format === 'text' ? console.log : say
  print(`\n${result.join('\n')}`)
  if (failures.length > 0) process.exitCode = 1
})
