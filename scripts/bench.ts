import { measureDomain, measureStack, measureStart } from './benchmark/measure'
import { buildAll } from './building/build'
import { runCommand } from './plain-error'

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

await runCommand(async () => {
  await buildAll()
  const domainMs = await measureDomain()
  const startSeconds = await measureStart()
  const { estimateSeconds, functions } = await measureStack()

  row('What', 'Measured', 'Budget')
  row('---', '---:', '---:')
  row('`npm start` to ready, once built', `${startSeconds.toFixed(1)} s`, '10 s')
  row('30-page PDF to estimate', `${estimateSeconds.toFixed(1)} s`, '5 s')
  row("The domain's estimate of 500 tasks", `${domainMs.toFixed(2)} ms`, '2 ms')
  console.log()
  row('Lambda', 'KB', 'Cold start above an empty one')
  row('---', '---:', '---:')
  for (const { name, kilobytes, coldMs } of functions) row(name, kilobytes.toFixed(0), `${coldMs.toFixed(0)} ms`)
})
