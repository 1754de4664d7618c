import { cdk } from './build/cdk'

process.exitCode = await cdk('deploy', ...process.argv.slice(2))
