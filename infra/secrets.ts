import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** Secrets of the product. The template never contains their values. */
export class Secrets extends Construct {
  /** CloudFront adds this secret to each request to the API, which rejects requests without it. */
  readonly origin: Secret
  /** Stripe's `{ secretKey, webhookSecret }`, set manually after the first deployment. */
  readonly stripe: Secret

  constructor(scope: Construct) {
    super(scope, 'Secrets')

    this.origin = new Secret(this, 'Origin', {
      description: 'Secret header with which CloudFront calls the API',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    this.stripe = new Secret(this, 'Stripe', {
      description: 'Stripe: secretKey and webhookSecret',
      generateSecretString: {
        secretStringTemplate: '{"secretKey":"","webhookSecret":""}',
        generateStringKey: 'unused',
      },
      // Retained, except if the first deployment fails, because it has no value yet.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
  }

  /** Dynamic reference to the origin secret, which CloudFormation resolves during the deployment. */
  get originReference() {
    return this.origin.secretValue.unsafeUnwrap()
  }
}
