import { App } from 'aws-cdk-lib'
import { synthesize } from './synthesis'

const { problems } = synthesize(new App())
if (problems.length > 0) throw new Error(`This must not be deployed.\n${problems.join('\n')}`)
