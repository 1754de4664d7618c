import { cdk } from './build/cdk'

process.exitCode = await cdk(...process.argv.slice(2))
