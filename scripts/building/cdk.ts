import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildAll } from './build'
import { root } from '#scripts/root'

/** Builds what is to be deployed and runs CDK on it; `--stage prod` is short for its context. Answers the exit status. */
export async function cdk(command: 'synth' | 'deploy', options: string[]): Promise<number> {
  await buildAll()
  const context = options.map((option, index) =>
    option === '--stage' ? '--context' : options[index - 1] === '--stage' ? `stage=${option}` : option,
  )
  const child = spawn('node', ['node_modules/aws-cdk/bin/cdk', command, '--no-notices', ...context], {
    cwd: root,
    stdio: 'inherit',
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}
