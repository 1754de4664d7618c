import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { type CfnStage, HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { type CallName, callNames, calls } from '#contract/route-table'
import type { Stage } from './stage'

/** Calls that cost processor time, money or mail have lower rates per second, summed over all callers. */
const routeRates: Partial<Record<CallName, number>> = {
  login: 20,
  register: 10,
  changePassword: 10,
  requestPasswordReset: 10,
  resetPassword: 10,
  resendVerification: 10,
  changeEmail: 10,
  exportData: 10,
  deleteAccount: 10,
  createUpload: 20,
  processDocument: 20,
  analyze: 20,
  revise: 20,
  estimate: 20,
  createSubscription: 10,
  getOffer: 50,
  respondToOffer: 20,
}

const routeKey = (name: CallName) => `${calls[name].method} ${calls[name].path}`

/** HTTP API with one route per call. It has the same origin as the site, so it needs no CORS. */
export class Api extends Construct {
  readonly http: HttpApi
  readonly stage: HttpStage

  constructor(scope: Construct, { requestsPerSecond }: Stage) {
    super(scope, 'Api')

    this.http = new HttpApi(this, 'Http', { createDefaultStage: false })
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: requestsPerSecond, burstLimit: requestsPerSecond * 2 },
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', {
            retention: RetentionDays.ONE_MONTH,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            time: '$context.requestTime',
            route: '$context.routeKey',
            status: '$context.status',
            ms: '$context.responseLatency',
            bytes: '$context.responseLength',
            error: '$context.error.message',
            integrationError: '$context.integrationErrorMessage',
          }),
        ),
      },
    })
    new CfnOutput(this, 'Url', { value: this.http.apiEndpoint, description: 'Rejects requests that bypass CloudFront' })
  }

  /** Adds one route per call to its Lambda. */
  route(lambdas: Record<CallName, Lambda>) {
    const routes = callNames.flatMap((name) =>
      this.http.addRoutes({
        path: calls[name].path,
        methods: [HttpMethod[calls[name].method]],
        integration: new HttpLambdaIntegration(`${name}Route`, lambdas[name]),
      }),
    )
    const stage = this.stage.node.defaultChild as CfnStage
    stage.routeSettings = Object.fromEntries(
      Object.entries(routeRates).map(([name, perSecond]) => [
        routeKey(name as CallName),
        // Route settings replace the default settings as a whole.
        { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: perSecond * 2, DetailedMetricsEnabled: true },
      ]),
    )
    // Route settings name routes as text, and API Gateway rejects them if the route does not exist yet.
    stage.node.addDependency(...routes)
  }
}
