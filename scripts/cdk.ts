import { cdk } from './building/cdk'

process.exitCode = await cdk(...process.argv.slice(2))
