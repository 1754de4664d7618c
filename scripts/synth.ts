import { cdk } from './building/cdk'

process.exitCode = await cdk('synth', '--quiet', ...process.argv.slice(2))
