import { cdk } from './build/cdk'

process.exitCode = await cdk('synth', '--quiet', ...process.argv.slice(2))
