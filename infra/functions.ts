import { Aws, Validations } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type CallName, callNames } from '#contract/calls'
import type { Buckets } from './buckets'
import { lambda } from './lambda'
import { type Need, needs } from './needs'
import type { Secrets } from './secrets'
import type { Stage } from './stage'

interface Parts {
  stage: Stage
  table: TableV2
  buckets: Buckets
  secrets: Secrets
  siteOrigin: string
}

/** One Lambda for each call, the long work behind them, and to each just what `needs.ts` says. */
export class Functions extends Construct {
  readonly calls: Record<CallName, Lambda>
  readonly runJob: Lambda
  /** Jobs that Lambda gave up on: for a look, not for another try, which is the next POST. */
  readonly lostJobs: Queue

  constructor(scope: Construct, { stage, table, buckets, secrets, siteOrigin }: Parts) {
    super(scope, 'Functions')

    this.lostJobs = new Queue(this, 'LostJobs', { enforceSSL: true })
    this.runJob = lambda(this, 'runJob', {
      environment: { TABLE_NAME: table.tableName },
      reservedConcurrentExecutions: stage.analystConcurrency,
      retryAttempts: 0,
      onFailure: new SqsDestination(this.lostJobs),
    })

    const environment = { TABLE_NAME: table.tableName, ORIGIN_SECRET: secrets.originReference }
    this.calls = Object.fromEntries(callNames.map((name) => [name, lambda(this, name, { environment })])) as Record<
      CallName,
      Lambda
    >

    const may = (fn: Lambda, actions: string[], ...resources: string[]) =>
      fn.addToRolePolicy(new PolicyStatement({ actions, resources }))
    const uploads = buckets.uploads.arnForObjects('uploads/*')

    const grant: Record<Need, (fn: Lambda) => void> = {
      'table:get': (fn) => may(fn, ['dynamodb:GetItem'], table.tableArn),
      'table:query': (fn) => may(fn, ['dynamodb:Query'], table.tableArn),
      'table:put': (fn) => may(fn, ['dynamodb:PutItem'], table.tableArn),
      'table:update': (fn) => may(fn, ['dynamodb:UpdateItem'], table.tableArn),
      'table:delete': (fn) => may(fn, ['dynamodb:DeleteItem'], table.tableArn),
      'table:check': (fn) => may(fn, ['dynamodb:ConditionCheckItem'], table.tableArn),
      'run-job': (fn) => {
        may(fn, ['lambda:InvokeFunction'], this.runJob.functionArn)
        fn.addEnvironment('RUN_JOB_NAME', this.runJob.functionName)
      },
      'uploads:sign': (fn) => {
        may(fn, ['s3:PutObject'], uploads)
        fn.addEnvironment('UPLOADS_BUCKET', buckets.uploads.bucketName)
      },
      'uploads:read': (fn) => {
        may(fn, ['s3:GetObject', 's3:DeleteObject'], uploads)
        // Without it, S3 says "forbidden" of an object that is not there.
        may(fn, ['s3:ListBucket'], buckets.uploads.bucketArn)
        fn.addEnvironment('UPLOADS_BUCKET', buckets.uploads.bucketName)
      },
      // Textract knows no resources.
      scans: (fn) => may(fn, ['textract:StartDocumentTextDetection', 'textract:GetDocumentTextDetection'], '*'),
      model: (fn) => {
        for (const statement of modelStatements(stage.modelId)) fn.addToRolePolicy(statement)
        fn.addEnvironment('MODEL_ID', stage.modelId)
        Validations.of(fn.role!).acknowledge({
          id: `AwsSolutions::AwsSolutions-IAM5[Resource::${foundationModel(stage.modelId, '*').replace(Aws.PARTITION, '<AWS::Partition>')}]`,
          reason: 'An inference profile sends to regions of its own choice; the condition names the one profile.',
        })
      },
      payments: (fn) => {
        may(fn, ['secretsmanager:GetSecretValue'], secrets.stripe.secretArn)
        fn.addEnvironment('STRIPE_SECRET_NAME', secrets.stripe.secretArn)
        fn.addEnvironment('STRIPE_HOST', 'api.stripe.com')
        fn.addEnvironment('STRIPE_PORT', '443')
        fn.addEnvironment('STRIPE_PROTOCOL', 'https')
      },
      prices: (fn) => {
        fn.addEnvironment('PRICE_TIER1', stage.priceTier1)
        fn.addEnvironment('PRICE_TIER3', stage.priceTier3)
      },
      site: (fn) => fn.addEnvironment('SITE_ORIGIN', siteOrigin),
    }
    for (const name of callNames) for (const need of needs[name]) grant[need](this.calls[name])
    for (const need of needs.runJob) grant[need](this.runJob)
  }
}

const profilePrefix = /^(?:us|eu|apac|jp|au|ca|global)\./

const foundationModel = (modelId: string, region: string) =>
  `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${modelId.replace(profilePrefix, '')}`

/**
 * Converse needs `bedrock:InvokeModel` on the inference profile and on the model in every region that the profile
 * sends to, there only by way of the profile. A model id without a region's prefix is a model of this region.
 */
function modelStatements(modelId: string): PolicyStatement[] {
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
