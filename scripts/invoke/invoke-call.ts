import { readFile } from 'node:fs/promises'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type CallName, fileOf } from '#contract/route-table'
import { sizeOf } from '#infra/sizes'
import { startRuntime } from '#emulators/lambda-runtime'
import type { RunningStack } from '#emulators/stack'
import { buildFunctions } from '#scripts/build/build'
import { bundleOf } from '#scripts/build/functions'
import { PlainError } from '#scripts/cli/plain-error'
import { whereInvoked } from '#scripts/root'
import { signed } from './payments'
import { prepareSample, throughCloudFront } from './sample'

/** Runs one built function on a stack, with a file's event or its prepared sample. */
export async function invokeCall(name: CallName, eventFile: string | undefined, stack: RunningStack) {
  const event = eventFile ? await readEvent(eventFile, stack) : await prepareSample(name, stack)
  await buildFunctions()
  const folder = fileOf(name)
  const functions = { [folder]: { bundle: bundleOf(folder), ...sizeOf(name) } }
  const runtime = startRuntime({ functions, environment: stack.environment, log: 2, flags: stack.flags })
  try {
    return await runtime.invoke(folder, event)
  } finally {
    runtime.stop()
  }
}

async function readEvent(file: string, stack: RunningStack) {
  try {
    const event = JSON.parse(await readFile(whereInvoked(file), 'utf8')) as Partial<APIGatewayProxyEventV2>
    return throughCloudFront(signed(event, stack.webhookSecret), stack)
  } catch (error) {
    const unreadable = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new PlainError(`${file} ${unreadable}. events/ has a sample for each call.`)
  }
}
