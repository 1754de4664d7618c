import { type Stack, Token, Validations } from 'aws-cdk-lib'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import type { Api } from './api'
import type { Buckets } from './buckets'
import type { Functions } from './functions'
import type { Secrets } from './secrets'
import type { Site } from './site'

interface Parts {
  api: Api
  buckets: Buckets
  functions: Functions
  secrets: Secrets
  site: Site
}

/** Suppresses cdk-nag findings with a reason, each as close to its construct as possible. */
export function suppressNag(stack: Stack, { api, buckets, functions, secrets, site }: Parts) {
  const idOf = (bucket: Bucket) => stack.getLogicalId(bucket.node.defaultChild as CfnBucket)

  say(api.http, {
    'AwsSolutions::AwsSolutions-APIG4':
      'Every function except the public ones checks the session itself (`access` in the route table). Stripe signs its events.',
  })

  for (const fn of [...Object.values(functions.calls), ...functions.jobs.map(([, fn]) => fn)]) {
    say(fn, {
      'Serverless::Serverless-LambdaDLQ':
        'Calls are synchronous, so their caller sees the failure. All other functions have a failure destination.',
    })
    say(fn.role!, {
      'AwsSolutions::AwsSolutions-IAM5[Resource::*]':
        'X-Ray and Textract do not support resource-level permissions. Template checks contain the list of such actions.',
    })
  }
  for (const fn of [functions.calls.createUpload, functions.calls.processDocument]) {
    say(fn.role!, {
      [`AwsSolutions::AwsSolutions-IAM5[Resource::<${idOf(buckets.uploads)}.Arn>/uploads/*]`]:
        'Documents of all users are under uploads/ only. The code signs and reads only the caller’s own prefix.',
    })
  }
  for (const queue of [functions.lostJobs, ...(functions.mail ? [functions.mail.resources.deadLetters] : [])]) {
    say(queue, {
      'AwsSolutions::AwsSolutions-SQS3': 'It is the destination of failures, and an alarm monitors it.',
      'Serverless::Serverless-SQSRedrivePolicy': 'It is the destination of failures, which only a person reads.',
    })
  }

  say(site.distribution, {
    'AwsSolutions::AwsSolutions-CFR1': 'The site is available in every country.',
    'AwsSolutions::AwsSolutions-CFR2':
      'Production must have a web ACL. It is optional elsewhere (webAcl in cdk.json), because it costs about $7 a month.',
    'AwsSolutions::AwsSolutions-CFR3':
      'Access logs would contain the links to offers, which work without signing in. The API logs each call without its path.',
    'AwsSolutions::AwsSolutions-CFR4':
      'Without a custom domain CloudFront determines the policy of its certificate. With one it is TLS 1.2.',
    'Annotation::@aws-cdk/aws-cloudfront:minimumProtocolVersionWithoutCertificate':
      'It takes effect with a custom domain.',
  })
  say(secrets, {
    'AwsSolutions::AwsSolutions-SMG4':
      'Stripe keys are rotated manually. The origin secret is rotated by deploying a new one, because CloudFront needs it too.',
  })

  const copies = 'The site is copied by a function of CDK, which determines its permissions and runtime.'
  const helper = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))!
  const region = Token.isUnresolved(stack.region) ? '<AWS::Region>' : stack.region
  const wildcards = [
    'Action::s3:Abort*',
    'Action::s3:DeleteObject*',
    'Action::s3:GetBucket*',
    'Action::s3:GetObject*',
    'Action::s3:List*',
    'Resource::*',
    `Resource::<${idOf(buckets.site)}.Arn>/*`,
    `Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*`,
  ]
  say(helper, {
    'AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      copies,
    'AwsSolutions::AwsSolutions-L1': copies,
    'Serverless::Serverless-LambdaDLQ': copies,
    'Serverless::Serverless-LambdaLatestVersion': copies,
    'Serverless::Serverless-LambdaTracing': copies,
    ...Object.fromEntries(wildcards.map((finding) => [`AwsSolutions::AwsSolutions-IAM5[${finding}]`, copies])),
  })
}

function say(construct: IConstruct, reasons: Record<string, string>) {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason })
}
