import { App } from 'aws-cdk-lib'
import { StageError } from './stage'
import { synthesize } from './synthesis'

try {
  const { problems } = synthesize(new App())
  if (problems.length > 0) throw new Error(`This must not be deployed.\n${problems.join('\n')}`)
} catch (error) {
  console.error(error instanceof StageError ? error.message : error)
  process.exitCode = 1
}
