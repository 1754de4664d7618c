import { expect, test } from 'vitest'
import { callNames, fileOf } from '#contract/calls'
import { sizeOf } from '#infra/sizes'
import { bundleOf } from '#scripts/building/functions'
import { prepareSample } from '#scripts/invoking/sample'
import { aMember, theStack } from '#scripts/testing/the-stack'
import { findNode24 } from './node-24'
import { runOnce } from './runtime-api'

const node = await findNode24()
const stack = theStack()

test.skipIf(!node).each(callNames)('%s answers its sample event under Node 24, as Lambda runs it', async (name) => {
  const { kind, body } = await runOnce({
    node: node!,
    bundle: bundleOf(fileOf(name)),
    environment: stack.environment,
    event: await prepareSample(name, stack, await aMember()),
    timeoutSeconds: sizeOf(name).timeoutSeconds,
  })

  expect({ kind, body }).toMatchObject({ kind: 'response', body: { statusCode: expect.toBeOneOf([200, 202]) } })
})

test.skipIf(!node)('a function that lacks a setting stops as it starts, and names it', async () => {
  const { TABLE_NAME: _, ...rest } = stack.environment
  const run = { node: node!, bundle: bundleOf('get-user'), environment: rest, event: {}, timeoutSeconds: 10 }

  const { kind, body } = await runOnce(run)

  expect({ kind, body }).toMatchObject({ kind: 'init', body: { errorMessage: expect.stringContaining('TABLE_NAME') } })
})
