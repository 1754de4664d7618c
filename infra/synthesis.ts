import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { findDeploymentProblems } from './rehearsal'
import { ScopewrightStack } from './stack'
import { type Stage, isProduction, stageOf } from './stage'
import type { Template } from './template'
import { findTemplateProblems } from './template-checks'

interface Synthesis {
  stage: Stage
  template: Template
  /** Folder of the template and its assets. */
  folder: string
  /** Error messages for everything in the template that must not be deployed. */
  problems: string[]
}

/** Synthesizes the stage in the app's context. Throws if cdk-nag finds something without a suppression. */
export function synthesize(app: App): Synthesis {
  const stage = stageOf(app.node)
  const { stackName } = new ScopewrightStack(app, `Scopewright-${stage.name}`, {
    stage,
    env: { region: stage.region },
    description: `Scopewright, stage ${stage.name}`,
    terminationProtection: isProduction(stage),
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(), new ServerlessChecks())

  const assembly = app.synth()
  const template = assembly.getStackByName(stackName).template as Template
  const folder = assembly.directory
  const problems = [...findTemplateProblems(template, stage), ...findDeploymentProblems(template, { ...stage, folder })]
  return { stage, template, folder, problems }
}
