import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { BucketProps, CfnBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { uploadCorsHeaders } from '#contract/document'
import { retentionDays } from '#contract/retention'

const closed: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
}

/** What holds only what can be made again or has served: it goes with the stack. */
const passing: BucketProps = { ...closed, removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }

/** The site, the documents on their way in, and who asked for what. */
export class Buckets extends Construct {
  readonly logs: Bucket
  readonly site: Bucket
  readonly uploads: Bucket
  /** Where browsers send documents. The name is fixed, so that the site's CSP can say it before the bucket is. */
  readonly uploadsOrigin: string

  constructor(scope: Construct, stage: string) {
    super(scope, 'Buckets')

    this.logs = new Bucket(this, 'Logs', {
      ...passing,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(retentionDays.accessLogs) }],
    })
    this.site = new Bucket(this, 'Site', {
      ...passing,
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'site/',
    })

    const uploads = `scopewright-${stage}-uploads-${Aws.ACCOUNT_ID}-${Aws.REGION}`
    this.uploadsOrigin = `https://${uploads}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`
    this.uploads = new Bucket(this, 'Uploads', {
      ...passing,
      bucketName: uploads,
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'uploads/',
      // A document is deleted once read; this is for those that nobody asked to read.
      lifecycleRules: [
        { expiration: Duration.days(retentionDays.uploads), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    })
  }

  /** Lets the site's pages send documents; the site is known only after the distribution. */
  allowUploadsFrom(origin: string) {
    const bucket = this.uploads.node.defaultChild as CfnBucket
    bucket.corsConfiguration = {
      corsRules: [
        {
          allowedOrigins: [origin],
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: uploadCorsHeaders,
          maxAge: 3600,
        },
      ],
    }
  }
}
