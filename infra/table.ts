import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { retentionDays } from '#contract/retention'
import { type Stage, isMailStage } from './stage'

/**
 * The only table. Its items and keys are described in `functions/data/keys.ts`. It is retained when the stack is
 * deleted.
 */
export const createTable = (scope: Construct, stage: Stage) =>
  new TableV2(scope, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    timeToLiveAttribute: 'expiresAt',
    // Reports new mails. Keys only, so that nothing personal is in it.
    dynamoStream: isMailStage(stage) ? StreamViewType.KEYS_ONLY : undefined,
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: retentionDays.backups,
    },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
