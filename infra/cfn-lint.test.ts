import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { App } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { buildAll } from '#scripts/building/build'
import { ScopewrightStack } from './stack'
import { aStage } from './stage.fixture'

const run = promisify(execFile)
const isInstalled = await run('cfn-lint', ['--version']).then(
  () => true,
  () => false,
)

/** CDK says twice what depends on what (W3005), and lets CloudFront write its log by an access list (W3045). */
const ignored = 'W3005,W3045'

test.skipIf(!isInstalled)('cfn-lint finds nothing in the template', { timeout: 120_000 }, async () => {
  await buildAll()
  const folder = await mkdtemp(join(tmpdir(), 'synth-'))
  const app = new App({ outdir: folder })
  new ScopewrightStack(app, 'Scopewright', { stage: aStage })
  app.synth()

  const found = await run('cfn-lint', [
    '--ignore-checks',
    ignored,
    '--',
    join(folder, 'Scopewright.template.json'),
  ]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  await rm(folder, { recursive: true })

  expect(found).toBe('')
})
