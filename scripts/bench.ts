import { measureCost } from './benchmark/cost'
import { measureDomain, measureStack, measureStart } from './benchmark/measure'
import { buildAll } from './building/build'
import { runCommand } from './plain-error'

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

await runCommand(async () => {
  await buildAll()
  const domainMs = await measureDomain()
  const startSeconds = await measureStart()
  const { estimateSeconds, signIn, functions } = await measureStack()

  row('What', 'Measured', 'Budget')
  row('---', '---:', '---:')
  row('`npm start` to ready, once built', `${startSeconds.toFixed(1)} s`, '10 s')
  row('30-page PDF to estimate', `${estimateSeconds.toFixed(1)} s`, '5 s')
  row("The domain's estimate of 500 tasks", `${domainMs.toFixed(2)} ms`, '2 ms')
  const apart = Math.abs(signIn.knownMs / signIn.unknownMs - 1) * 100
  row('Wrong password, known e-mail', `${signIn.knownMs.toFixed(0)} ms`, '')
  row('Wrong password, unknown e-mail', `${signIn.unknownMs.toFixed(0)} ms, ${apart.toFixed(0)} % apart`, '10 % apart')
  console.log()
  row('Lambda', 'KB', 'Cold start above an empty one')
  row('---', '---:', '---:')
  for (const { name, kilobytes, coldMs } of functions) row(name, kilobytes.toFixed(0), `${coldMs.toFixed(0)} ms`)

  console.log()
  row('1,000 estimates of', 'Read units', 'Write units', 'Tokens in', 'Tokens out', 'On AWS, computed')
  row('---', '---:', '---:', '---:', '---:', '---:')
  for (const pages of [3, 10, 30]) {
    const { units, tokens, dollars } = await measureCost(pages)
    const total = 1_000 * Object.values(dollars).reduce((sum, part) => sum + part, 0)
    const thousand = (count: number) => Math.round(1_000 * count).toLocaleString('en-US')
    row(
      `${pages} pages`,
      ...[units.read, units.write, tokens.input, tokens.output].map(thousand),
      `$${total.toFixed(2)}, of which Bedrock $${(1_000 * dollars.Bedrock).toFixed(2)}`,
    )
  }
})
