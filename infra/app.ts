import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { ScopewrightStack } from './stack'
import { stageOf } from './stage'

const app = new App()
const stage = stageOf(app.node)

new ScopewrightStack(app, `Scopewright-${stage.name}`, {
  stage,
  description: `Scopewright, stage ${stage.name}`,
  terminationProtection: stage.name === 'prod',
})

Validations.of(app).addPlugins(new AwsSolutionsChecks(), new ServerlessChecks())
app.synth()
