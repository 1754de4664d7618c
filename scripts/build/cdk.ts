import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '#scripts/root'
import { buildAll } from './build'

/**
 * Builds what is to be deployed and runs a CDK command, all of which read it. `--stage prod` is short for its context,
 * and only a synthesis may have placeholders in its stage. Returns the exit status.
 */
export async function cdk(...args: string[]): Promise<number> {
  await buildAll()
  const withContext = args.map((arg, index) =>
    arg === '--stage' ? '--context' : args[index - 1] === '--stage' ? `stage=${arg}` : arg,
  )
  const placeholders = args[0] === 'synth' ? ['--context', 'placeholders=allowed'] : []
  const child = spawn('node', ['node_modules/aws-cdk/bin/cdk', ...withContext, ...placeholders, '--no-notices'], {
    cwd: root,
    stdio: 'inherit',
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}
