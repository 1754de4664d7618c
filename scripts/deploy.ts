import { cdk } from './cdk'

process.exitCode = await cdk('deploy', process.argv.slice(2))
