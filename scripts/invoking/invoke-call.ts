import { readFile } from 'node:fs/promises'
import { type CallName, fileOf } from '#contract/calls'
import { sizeOf } from '#infra/sizes'
import { startRuntime } from '#local/lambda-runtime'
import { buildFunctions } from '#scripts/building/build'
import { bundleOf } from '#scripts/building/functions'
import { PlainError } from '#scripts/terminal/plain-error'
import { whereInvoked } from '#scripts/root'
import { type StripeOfStack, signed } from './payments'
import { prepareSample } from './sample'

/** A stack that runs. */
export interface Target extends StripeOfStack {
  url: string
  environment: Record<string, string>
}

/** Runs one built function on a stack, with the event of a file or with its sample made to fit. */
export async function invokeCall(name: CallName, eventFile: string | undefined, stack: Target) {
  const { url, environment, webhookSecret } = stack
  const event = eventFile ? signed(await readEvent(eventFile), webhookSecret) : await prepareSample(name, url, stack)
  await buildFunctions()
  const folder = fileOf(name)
  const functions = { [folder]: { bundle: bundleOf(folder), ...sizeOf(name) } }
  const runtime = startRuntime({ functions, environment, log: 2 })
  if (!runtime.has(folder)) throw new PlainError(`${folder} is not built: it has no file in functions/calls yet.`)
  try {
    const fromCloudFront = { 'x-origin-secret': environment.ORIGIN_SECRET }
    return await runtime.invoke(folder, { ...event, headers: { ...event.headers, ...fromCloudFront } })
  } finally {
    runtime.stop()
  }
}

async function readEvent(file: string): Promise<{ headers?: Record<string, string> }> {
  try {
    return JSON.parse(await readFile(whereInvoked(file), 'utf8')) as { headers?: Record<string, string> }
  } catch (error) {
    const unreadable = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new PlainError(`${file} ${unreadable}. events/ has a sample for each call.`)
  }
}
