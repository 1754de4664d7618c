import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** Every secret of the product. Their values are never in the template. */
export class Secrets extends Construct {
  /** CloudFront adds it to each request to the API, which refuses requests without it. */
  readonly origin: Secret
  /** `{ secretKey, webhookSecret }` of Stripe, put in by hand after the first deployment. */
  readonly stripe: Secret

  constructor(scope: Construct) {
    super(scope, 'Secrets')

    this.origin = new Secret(this, 'Origin', {
      description: 'What CloudFront shows to the API',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    this.stripe = new Secret(this, 'Stripe', {
      description: 'Stripe: secretKey and webhookSecret',
      generateSecretString: {
        secretStringTemplate: '{"secretKey":"","webhookSecret":""}',
        generateStringKey: 'unused',
      },
      // Kept, but not by a first deployment that fails: it holds no key yet.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
  }

  /** The origin secret as CloudFormation resolves it while it deploys. */
  get originReference() {
    return this.origin.secretValue.unsafeUnwrap()
  }
}
