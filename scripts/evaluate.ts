import { evaluate } from './evaluating/evaluate'
import { readOptions } from './evaluating/options'
import { tablesOf } from './evaluating/table'
import { runCommand } from './terminal/run-command'

const say = (line: string) => console.error(line)

await runCommand(async () => {
  const { folder, format } = readOptions(process.argv.slice(2))
  const evaluation = await evaluate(folder, say)
  console.log(format === 'json' ? JSON.stringify(evaluation, null, 2) : tablesOf(evaluation, format))

  const { failures } = evaluation
  const result = failures.length === 0 ? ['All figures are reached.'] : ['These figures are not reached:', ...failures]
  // What is printed for a file or a program stays free of it.
  const print = format === 'text' ? console.log : say
  print(`\n${result.join('\n')}`)
  if (failures.length > 0) process.exitCode = 1
})
