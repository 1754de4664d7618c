import { expect, onTestFinished, test } from 'vitest'
import { type CallName, callNames, fileOf } from '#contract/route-table'
import { sizeOf } from '#infra/sizes'
import { startSandbox } from '#emulators/sandbox'
import { bundleOf } from '#scripts/build/functions'
import { prepareSample } from '#scripts/invoke/sample'
import { aMember, theStack } from '#scripts/testing/shared-stack'
import { findNode24 } from './node-24'

const node = await findNode24()
const stack = theStack()

function start(name: CallName, environment: Record<string, string>) {
  const fn = { bundle: bundleOf(fileOf(name)), ...sizeOf(name) }
  const sandbox = startSandbox(name, fn, { environment, log: 'ignore', node: node! })
  onTestFinished(sandbox.kill)
  return sandbox
}

test.skipIf(!node).each(callNames)('%s answers its sample event under Node 24, as on Lambda', async (name) => {
  const outcome = await start(name, stack.environment).run(await prepareSample(name, stack, await aMember()))

  expect(outcome).toMatchObject({ payload: { statusCode: expect.toBeOneOf([200, 202]) } })
})

test.skipIf(!node)('a function that lacks a setting stops as it starts, and names it', async () => {
  const { TABLE_NAME: _, ...rest } = stack.environment

  const outcome = await start('getUser', rest).run({})

  expect(outcome).toMatchObject({ error: { errorMessage: expect.stringContaining('TABLE_NAME') } })
})
