import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { retentionDays } from '#contract/retention'

/** The one table. Its items and keys are in `functions/data/table.ts`. Kept whatever becomes of the stack. */
export const createTable = (scope: Construct) =>
  new TableV2(scope, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    timeToLiveAttribute: 'expiresAt',
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: retentionDays.backups,
    },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
