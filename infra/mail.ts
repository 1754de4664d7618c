import { CfnOutput } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  DkimIdentity,
  EasyDkimSigningKeyLength,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { MailJobName } from './sizes'
import { type MailStage, mailDomainOf } from './stage'

/** The functions of mail and their resources. */
export interface MailFunctions extends Record<MailJobName, Lambda> {
  resources: Mail
}

/** The domain that sends mail, and what becomes of mail that comes back or is not sent. */
export class Mail extends Construct {
  readonly identity: EmailIdentity
  readonly configurationSet: ConfigurationSet
  /** Mails and events that Lambda gave up on. */
  readonly deadLetters: Queue

  constructor(scope: Construct, stage: MailStage) {
    super(scope, 'Mail')

    this.deadLetters = new Queue(this, 'DeadLetters', { enforceSSL: true })
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      // SES itself sends no more to emails that do not exist or complained.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    this.identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(mailDomainOf(stage)),
      dkimIdentity: DkimIdentity.easyDkim(EasyDkimSigningKeyLength.RSA_2048_BIT),
      feedbackForwarding: false,
    })
    for (const [index, { name, value }] of this.identity.dkimRecords.entries()) {
      new CfnOutput(this, `Dkim${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: 'DNS record of mailDomain',
      })
    }
  }

  /** Sends the events of bounces and complaints to a function. SES supports only the default bus. */
  reportTo(stopMail: Lambda) {
    this.configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    new Rule(this, 'Returned', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': [this.configurationSet.configurationSetName] } } },
      },
      targets: [new LambdaFunction(stopMail, { deadLetterQueue: this.deadLetters })],
    })
  }
}
