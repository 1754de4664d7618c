import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { type CallName, calls } from '#contract/route-table'
import { type ErrorKind, errorCodeHeader } from '#contract/error-kinds'
import type { Stage } from './stage'

/** Each of these costs a password hash and may be a guess. */
const passwordCalls: readonly CallName[] = [
  'login',
  'register',
  'changePassword',
  'changeEmail',
  'resetPassword',
  'deleteAccount',
]

const windowSeconds = 300

/**
 * Blocks a client IP that sends too many requests before it uses up the route limits that all callers share. There are
 * no managed rules because the common rule set rejects bodies above 8 KB, and requirements are larger.
 */
export function createWebAcl(scope: Construct, { requestsPerIp, passwordCallsPerIp }: NonNullable<Stage['webAcl']>) {
  const block = {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey: 'tooMany',
      responseHeaders: [
        { name: 'retry-after', value: String(windowSeconds) },
        { name: errorCodeHeader, value: 'rate-limited' satisfies ErrorKind },
      ],
    },
  }
  const rule = (name: string, priority: number, limit: number, scopeDownStatement?: CfnWebACL.StatementProperty) => ({
    name,
    priority,
    action: { block },
    statement: {
      rateBasedStatement: { limit, aggregateKeyType: 'IP', evaluationWindowSec: windowSeconds, scopeDownStatement },
    },
    visibilityConfig: visibility(name),
  })
  return new CfnWebACL(scope, 'WebAcl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('all'),
    customResponseBodies: {
      tooMany: {
        contentType: 'TEXT_PLAIN',
        content: 'Too many requests came from your network. Please wait 5 minutes and try again.',
      },
    },
    rules: [
      rule('password-calls', 0, passwordCallsPerIp, { orStatement: { statements: passwordCalls.map(matchPath) } }),
      rule('requests', 1, requestsPerIp),
    ],
  })
}

/** Decodes the path first, as the API does, so that other spellings match too. */
const matchPath = (name: CallName): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: calls[name].path,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
})

/** Without samples of requests, because they would contain the links to offers. */
const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
})
