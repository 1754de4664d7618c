import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { App } from 'aws-cdk-lib'
import { beforeAll, expect, test } from 'vitest'
import { fileOf } from '#contract/calls'
import { buildAll } from '#scripts/building/build'
import { bundleOf } from '#scripts/building/functions'
import { logicalIdOf } from './lambda'
import { type FunctionName, functionNames } from './sizes'
import { ScopewrightStack } from './stack'
import { aStage } from './stage.fixture'
import type { Template } from './template-faults'

const run = promisify(execFile)

let template: Template

beforeAll(async () => {
  await buildAll()
  const app = new App()
  new ScopewrightStack(app, 'Scopewright', { stage: aStage })
  template = app.synth().getStackByName('Scopewright').template as Template
}, 120_000)

const settingsOf = (name: FunctionName) => {
  const resource = template.Resources[logicalIdOf(name)]!
  const { Variables } = resource.Properties.Environment as { Variables: Record<string, unknown> }
  return Object.fromEntries(Object.keys(Variables).map((setting) => [setting, process.env[setting] ?? 'some']))
}

test.each(functionNames)('%s starts with the settings that its stack gives it', async (name) => {
  const { AWS_REGION = 'us-east-1', PATH = '' } = process.env
  const env = { AWS_REGION, PATH, ...settingsOf(name) }

  const loaded = await run(
    process.execPath,
    ['-p', `typeof require(${JSON.stringify(bundleOf(fileOf(name)))}).handler`],
    { env },
  )

  expect(loaded.stdout.trim()).toBe('function')
})
