import { Aws, Validations } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Setting } from '#functions/lib/config'
import type { Buckets } from './buckets'
import type { MailFunctions } from './mail'
import type { Permission } from './permissions'
import type { Secrets } from './secrets'
import type { Stage } from './stage'

/** Resources that functions get permissions for. */
export interface Granted {
  stage: Stage
  table: TableV2
  buckets: Buckets
  secrets: Secrets
  siteOrigin: string
  runJob: Lambda
  mail: MailFunctions | undefined
}

type Grants = Record<Permission, (fn: Lambda) => void>

/**
 * Returns, for each permission, its policy statements on exactly these resources and the environment variables with
 * their names.
 */
export function buildGrants({ stage, table, buckets, secrets, siteOrigin, runJob, mail }: Granted): Grants {
  const may = (fn: Lambda, actions: string[], ...resources: string[]) =>
    fn.addToRolePolicy(new PolicyStatement({ actions, resources }))
  const set = (fn: Lambda, settings: Partial<Record<Setting, string>>) => {
    for (const [name, value] of Object.entries(settings)) fn.addEnvironment(name, value)
  }
  const uploads = buckets.uploads.arnForObjects('uploads/*')

  return {
    'table:get': (fn) => may(fn, ['dynamodb:GetItem'], table.tableArn),
    'table:query': (fn) => may(fn, ['dynamodb:Query'], table.tableArn),
    'table:put': (fn) => may(fn, ['dynamodb:PutItem'], table.tableArn),
    'table:update': (fn) => may(fn, ['dynamodb:UpdateItem'], table.tableArn),
    'table:delete': (fn) => may(fn, ['dynamodb:DeleteItem'], table.tableArn),
    'table:batch-write': (fn) => may(fn, ['dynamodb:BatchWriteItem'], table.tableArn),
    'table:check': (fn) => may(fn, ['dynamodb:ConditionCheckItem'], table.tableArn),
    'run-job': (fn) => {
      may(fn, ['lambda:InvokeFunction'], runJob.functionArn)
      set(fn, { RUN_JOB_NAME: runJob.functionName })
    },
    'uploads:sign': (fn) => {
      may(fn, ['s3:PutObject'], uploads)
      set(fn, { UPLOADS_BUCKET: buckets.uploads.bucketName })
    },
    'uploads:read': (fn) => {
      may(fn, ['s3:GetObject', 's3:DeleteObject'], uploads)
      // Without it, S3 responds 403 for missing objects.
      may(fn, ['s3:ListBucket'], buckets.uploads.bucketArn)
      set(fn, { UPLOADS_BUCKET: buckets.uploads.bucketName })
    },
    // Textract does not support resource-level permissions.
    scans: (fn) => may(fn, ['textract:StartDocumentTextDetection', 'textract:GetDocumentTextDetection'], '*'),
    model: (fn) => {
      for (const statement of modelStatements(stage.modelId)) fn.addToRolePolicy(statement)
      set(fn, { MODEL_ID: stage.modelId })
      Validations.of(fn.role!).acknowledge({
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::${foundationModel(stage.modelId, '*').replace(Aws.PARTITION, '<AWS::Partition>')}]`,
        reason: 'An inference profile sends to regions of its own choice; the condition names the one profile.',
      })
    },
    payments: (fn) => {
      may(fn, ['secretsmanager:GetSecretValue'], secrets.stripe.secretArn)
      set(fn, {
        STRIPE_SECRET_NAME: secrets.stripe.secretArn,
        STRIPE_HOST: 'api.stripe.com',
        STRIPE_PORT: '443',
        STRIPE_PROTOCOL: 'https',
      })
    },
    prices: (fn) => set(fn, { PRICE_TIER1: stage.priceTier1, PRICE_TIER3: stage.priceTier3 }),
    site: (fn) => set(fn, { SITE_ORIGIN: siteOrigin }),
    'dispatch-mail': (fn) => {
      may(fn, ['lambda:InvokeFunction'], mail!.sendMail.functionArn)
      set(fn, { SEND_MAIL_NAME: mail!.sendMail.functionName })
    },
    mail: (fn) => {
      const { identity, configurationSet } = mail!.resources
      fn.addToRolePolicy(
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          resources: [identity.emailIdentityArn, configurationSetArn(configurationSet.configurationSetName)],
          conditions: { StringEquals: { 'ses:FromAddress': stage.mailFrom } },
        }),
      )
      set(fn, { MAIL_FROM: stage.mailFrom, MAIL_CONFIGURATION_SET: configurationSet.configurationSetName })
    },
  }
}

const configurationSetArn = (name: string) =>
  `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:configuration-set/${name}`

const profilePrefix = /^(?:us|eu|apac|jp|au|ca|global)\./

const foundationModel = (modelId: string, region: string) =>
  `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${modelId.replace(profilePrefix, '')}`

/**
 * Converse needs `bedrock:InvokeModel` on the inference profile and, through the profile only, on the model in every
 * region that the profile uses. A model id without a region prefix is a model of this region.
 */
export function modelStatements(modelId: string): PolicyStatement[] {
  const actions = ['bedrock:InvokeModel']
  if (!profilePrefix.test(modelId)) {
    return [new PolicyStatement({ actions, resources: [foundationModel(modelId, Aws.REGION)] })]
  }
  const profile = `arn:${Aws.PARTITION}:bedrock:${Aws.REGION}:${Aws.ACCOUNT_ID}:inference-profile/${modelId}`
  return [
    new PolicyStatement({ actions, resources: [profile] }),
    new PolicyStatement({
      actions,
      resources: [foundationModel(modelId, '*')],
      conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
    }),
  ]
}
