import { CfnOutput, Stack as CdkStack, type StackProps, Tags } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { calls } from '#contract/route-table'
import { suppressNag } from './nag-suppressions'
import { Alarms } from './alarms'
import { Api } from './api'
import { Buckets } from './buckets'
import { Functions } from './functions'
import { Secrets } from './secrets'
import { Site } from './site'
import type { Stage } from './stage'
import { createTable } from './table'

export class ScopewrightStack extends CdkStack {
  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props)

    const table = createTable(this, stage)
    const buckets = new Buckets(this, stage.name)
    const secrets = new Secrets(this)
    const api = new Api(this, stage)
    const site = new Site(this, { stage, api, buckets, secrets })
    const functions = new Functions(this, { stage, table, buckets, secrets, siteOrigin: site.origin })

    api.route(functions.calls)
    buckets.allowUploadsFrom(site.origin)
    new Alarms(this, { stage, api, functions, table })
    for (const [name, value] of Object.entries({ application: 'scopewright', stage: stage.name })) {
      // cfn-lint does not know tags of dashboards.
      Tags.of(this).add(name, value, { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] })
    }
    suppressNag(this, { api, buckets, functions, secrets, site })

    new CfnOutput(this, 'SiteUrl', { value: site.origin })
    new CfnOutput(this, 'StripeSecret', { value: secrets.stripe.secretName })
    new CfnOutput(this, 'StripeWebhookUrl', { value: site.origin + calls.stripeWebhook.path })
  }
}
