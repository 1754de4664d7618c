import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  type CfnFunction,
  Code,
  Function as Lambda,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import type { FunctionProps } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { fileOf } from '#contract/route-table'
import { type FunctionName, sizeOf } from './sizes'

type Extra = Pick<FunctionProps, 'environment' | 'reservedConcurrentExecutions' | 'retryAttempts' | 'onFailure'>

/** Logical id of a function in the template. `sam local invoke CreateProject` and the README use it. */
export const logicalIdOf = (name: FunctionName) => name.charAt(0).toUpperCase() + name.slice(1)

/** Creates a Lambda from its built folder, with a role, a log group and the common settings. */
export function lambda(scope: Construct, name: FunctionName, extra: Extra): Lambda {
  const { memoryMb, timeoutSeconds } = sizeOf(name)
  const id = logicalIdOf(name)
  const logGroup = new LogGroup(scope, `${id}Log`, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  logGroup.grantWrite(role)

  const fn = new Lambda(scope, id, {
    code: Code.fromAsset(`dist/functions/${fileOf(name)}`),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: memoryMb,
    timeout: Duration.seconds(timeoutSeconds),
    tracing: Tracing.ACTIVE,
    loggingFormat: LoggingFormat.JSON,
    logGroup,
    role,
    ...extra,
  })
  const resource = fn.node.defaultChild as CfnFunction
  resource.overrideLogicalId(id)
  return fn
}
