import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { afterAll } from 'vitest'
import { synthesize } from './synthesis'

const { context } = JSON.parse(readFileSync(new URL('../cdk.json', import.meta.url), 'utf8')) as {
  context: { stages: Record<string, object> }
}

// CDK's built-in check only warns, and `npm run synth` shows that. Without it a synthesis takes half the time.
process.env.CDK_VALIDATION = 'false'

export const stageNames = Object.keys(context.stages)

const folder = mkdtempSync(join(tmpdir(), 'synthesis-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Synthesizes a stage of cdk.json like `npm run synth`, from the built files. */
export function synthesizeStage(stage: string) {
  const outdir = mkdtempSync(join(folder, stage))
  return synthesize(new App({ outdir, context: { ...context, stage, placeholders: 'allowed' } }))
}
