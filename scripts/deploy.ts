import { cdk } from './building/cdk'

process.exitCode = await cdk('deploy', ...process.argv.slice(2))
