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

/** Why cdk-nag's findings are meant to be, each as near to its construct as it can be said. */
export function suppressNag(stack: Stack, { api, buckets, functions, secrets, site }: Parts) {
  const idOf = (bucket: Bucket) => stack.getLogicalId(bucket.node.defaultChild as CfnBucket)

  say(api.http, {
    'AwsSolutions::AwsSolutions-APIG4':
      'Every function but the public ones finds the session itself (`access` in the route table); Stripe signs its calls.',
  })

  for (const fn of [...Object.values(functions.calls), functions.runJob]) {
    say(fn, {
      'Serverless::Serverless-LambdaDLQ':
        'Calls are synchronous: their caller hears of the failure. The one asynchronous function has a failure destination.',
    })
    say(fn.role!, {
      'AwsSolutions::AwsSolutions-IAM5[Resource::*]':
        'X-Ray takes traces on no resource, and neither does Textract name any. Template tests hold the list of such actions.',
    })
  }
  for (const fn of [functions.calls.createUpload, functions.calls.processDocument]) {
    say(fn.role!, {
      [`AwsSolutions::AwsSolutions-IAM5[Resource::<${idOf(buckets.uploads)}.Arn>/uploads/*]`]:
        'Documents of all users lie under uploads/, and only under it; the code signs and reads only the own prefix.',
    })
  }
  say(functions.lostJobs, {
    'AwsSolutions::AwsSolutions-SQS3': 'It is where failures end up; an alarm watches it.',
    'Serverless::Serverless-SQSRedrivePolicy': 'It is where failures end up; nothing reads it but a person.',
  })

  say(site.distribution, {
    'AwsSolutions::AwsSolutions-CFR1': 'People everywhere may use it.',
    'AwsSolutions::AwsSolutions-CFR2':
      'Production must have a web ACL; elsewhere it is a choice (webAcl in cdk.json), for it costs about $7 a month.',
    'AwsSolutions::AwsSolutions-CFR4':
      'Without an own domain CloudFront fixes the policy of its certificate; with one it is TLS 1.2.',
    'Annotation::@aws-cdk/aws-cloudfront:minimumProtocolVersionWithoutCertificate':
      'It takes effect with an own domain.',
  })
  say(secrets, {
    'AwsSolutions::AwsSolutions-SMG4':
      'Stripe rolls its keys by hand; the origin secret is rolled by deploying a new one, since CloudFront must hold it too.',
  })

  const copies = 'The site is copied by a function that belongs to CDK: its rights and runtime come with it.'
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
