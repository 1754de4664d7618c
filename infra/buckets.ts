import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { BucketProps, CfnBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { uploadCorsHeaders } from '#contract/document'
import { retentionDays } from '#contract/retention'

const privateBucket: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
}

/** For data that can be recreated or is no longer needed: deleted with the stack. */
const disposable: BucketProps = { ...privateBucket, removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }

/** Buckets of the site, the uploads and the access logs. */
export class Buckets extends Construct {
  readonly logs: Bucket
  readonly site: Bucket
  readonly uploads: Bucket
  /**
   * Origin to which browsers upload documents. The bucket name is fixed because the site's CSP needs it before the
   * bucket exists.
   */
  readonly uploadsOrigin: string

  constructor(scope: Construct, stage: string) {
    super(scope, 'Buckets')

    this.logs = new Bucket(this, 'Logs', {
      ...disposable,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(retentionDays.accessLogs) }],
    })
    this.site = new Bucket(this, 'Site', {
      ...disposable,
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'site/',
    })

    const uploads = `scopewright-${stage}-uploads-${Aws.ACCOUNT_ID}-${Aws.REGION}`
    this.uploadsOrigin = `https://${uploads}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`
    this.uploads = new Bucket(this, 'Uploads', {
      ...disposable,
      bucketName: uploads,
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'uploads/',
      // Documents are deleted after reading. This rule is for documents that nobody asked to read.
      lifecycleRules: [
        { expiration: Duration.days(retentionDays.uploads), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    })
  }

  /** Allows the site's pages to upload documents. The origin is known only after the distribution. */
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
