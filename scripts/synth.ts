import { cdk } from './cdk'

process.exitCode = await cdk('synth', ['--quiet', ...process.argv.slice(2)])
