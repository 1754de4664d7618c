import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/root'
import { readHistories, simulateUsers } from './histories'
import { measureRecord, recordFailures, recordTable } from './measure-record'

test('a record helps simulated users from their first project on, and its range holds about 80 %', () => {
  const measured = measureRecord(simulateUsers())

  expect(recordFailures(measured)).toEqual([])
  expect(recordTable(measured, 'text')).toContain('simulated, τ 0.6')
  const [first] = measured.filter(({ set, earlier }) => set === 'simulated, τ 0.2' && earlier[0] === 1)
  expect(first!.errors.mean).toBeGreaterThan(first!.errors.none)
})

const real = join(root, '../shared/outcomes/history/log-ratios.csv')

test.skipIf(!existsSync(real))('one finished project already helps the 125 people of CESAW', async () => {
  const measured = measureRecord(await readHistories(real)).filter(({ set }) => set === 'cesaw')

  for (const { earlier, errors } of measured.filter(({ earlier: [from] }) => from > 0))
    expect(errors.record, `${earlier[0]} earlier`).toBeLessThan(errors.none)
  const all = measured.find(({ earlier: [from, to] }) => from === 1 && to === Infinity)!
  expect(all.insideP10P90).toBeGreaterThan(0.75)
  expect(all.insideP10P90).toBeLessThan(0.85)
  expect(all.belowP80).toBeGreaterThan(0.75)
  expect(all.belowP80).toBeLessThan(0.85)
})

test('histories are read in the order of time, and an invalid row is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'histories-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'ratios.csv')
  const head = 'set,who,order,ln_actual_over_estimate\n'
  await writeFile(file, `${head}a,1,2,0.5\na,1,1,-0.25\na,2,1,0\n`)
  expect(await readHistories(file)).toEqual([{ set: 'a', people: [[-0.25, 0.5], [0]] }])

  await writeFile(file, `${head}a,1,1,much\n`)
  await expect(readHistories(file)).rejects.toThrow('row 2: ln_actual_over_estimate is invalid')
})
