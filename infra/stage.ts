import type { Node } from 'constructs'
import * as v from 'valibot'
import { RateLimitSettings } from '#contract/rate-limits'

const email = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/

/** URL of a page or a mailbox. No other scheme, such as `javascript:`, may become a link. */
const Link = v.union(
  [v.pipe(v.string(), v.startsWith('https://'), v.url()), v.pipe(v.string(), v.regex(email))],
  'must be an https:// or mailto: URL',
)

const count = (min = 1) => v.pipe(v.number(), v.integer(), v.minValue(min))

/**
 * Settings that differ between deployments: `context.stages` of cdk.json, selected with `-c stage=`. Secrets are never
 * here.
 */
const Settings = v.strictObject({
  /** Region of the stage. Defaults to the region of the credentials. */
  region: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]+)+-\d$/))),
  /** Bedrock model or inference profile. */
  modelId: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), 'us.anthropic.claude-haiku-5-5'),
  /** Stripe's ids of the two monthly prices, and its publishable key. All are public. */
  priceTier1: v.optional(v.string(), 'price_tier1_not_set'),
  priceTier3: v.optional(v.string(), 'price_tier3_not_set'),
  stripePublishableKey: v.optional(v.string(), ''),
  /** Limit of the whole API. A burst may be twice as large. */
  requestsPerSecond: count(),
  /** Lambda's concurrency quota of the account and region. A new account has 10, and none of it can be reserved. */
  accountConcurrency: v.optional(count(10), 10),
  /**
   * Reserved concurrency of jobs, which limits the cost of Bedrock. Without it, jobs share the account's concurrency.
   */
  analystConcurrency: v.optional(count()),
  /** Reserved concurrency of each function that waits for a job or a scan, so that the others always have room. */
  waitingConcurrency: v.optional(count()),
  /** Overrides of the maximums in `functions/contract/rate-limits.ts`. */
  rateLimits: v.optional(RateLimitSettings, {}),
  /** Footer's links. Those that are not set are hidden. */
  links: v.optional(v.partial(v.strictObject({ terms: Link, privacy: Link, imprint: Link, support: Link })), {}),
  /** Recipient of alarms. */
  alarmEmail: v.optional(v.pipe(v.string(), v.email())),
  /** Sender of all mail, and the domain that proves it with DKIM: its own by default. Without a sender no mail is sent. */
  mailFrom: v.optional(v.pipe(v.string(), v.email())),
  mailDomain: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))),
  /** Custom domain and its certificate in us-east-1. The domain's CNAME must point to the distribution. */
  domainName: v.optional(v.string()),
  certificateArn: v.optional(v.pipe(v.string(), v.regex(/^arn:aws[\w-]*:acm:us-east-1:/))),
  /** Maximum requests of a client IP in 5 minutes, and maximum sign-ins, registrations and other uses of a password. */
  webAcl: v.optional(v.strictObject({ requestsPerIp: count(10), passwordCallsPerIp: count(10) })),
})

export type Stage = v.InferOutput<typeof Settings> & { name: string }

/** A stage that sends mail. */
export type MailStage = Stage & { mailFrom: string }

export const isMailStage = (stage: Stage): stage is MailStage => stage.mailFrom !== undefined

export const mailDomainOf = ({ mailFrom, mailDomain }: MailStage) => mailDomain ?? mailFrom.split('@')[1]!

/** True if users rely on the stage. */
export const isProduction = ({ name }: Pick<Stage, 'name'>) => name === 'prod'

/** Domains reserved by RFC 2606, so mail to them reaches nobody. */
const placeholderDomain = /@example\.(com|net|org)$/

/** Mistake in a stage of `cdk.json`. Its message says what to change. */
export class StageError extends Error {}

/**
 * Returns the stage in the context, `dev` by default. Throws a `StageError` if it is unknown or invalid. Only a
 * synthesis, which deploys nothing, may have placeholders (`-c placeholders=allowed`).
 */
export function stageOf(node: Node): Stage {
  const name = String(node.tryGetContext('stage') ?? 'dev')
  const stages: unknown = node.tryGetContext('stages')
  const known = v.parse(v.record(v.string(), v.unknown()), stages)
  if (!Object.hasOwn(known, name)) {
    throw new StageError(`There is no stage "${name}" in cdk.json. Its stages are ${Object.keys(known).join(', ')}.`)
  }
  const settings = v.safeParse(Settings, known[name])
  if (!settings.success) {
    const issues = settings.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    throw new StageError(`Stage "${name}" in cdk.json is invalid. ${issues.join('. ')}`)
  }
  const stage = { name, ...settings.output }
  const arePlaceholdersAllowed = node.tryGetContext('placeholders') === 'allowed'
  const missing = rules.find(([holds]) => !holds(stage, arePlaceholdersAllowed))
  if (missing) throw new StageError(`Stage "${name}" in cdk.json needs ${missing[1]}.`)
  return stage
}

const isWithin = (domain: string, parent: string) => domain === parent || domain.endsWith(`.${parent}`)

/** Rules across several settings, each with what it requires. */
const rules: [holds: (stage: Stage, arePlaceholdersAllowed: boolean) => boolean, need: string][] = [
  [({ name }) => /^[a-z][a-z\d-]{0,14}$/.test(name), 'another name: at most 15 lower-case letters, digits and hyphens'],
  [
    ({ domainName, certificateArn }) => Boolean(domainName) === Boolean(certificateArn),
    'domainName and certificateArn together',
  ],
  [
    ({ webAcl, region }) => !webAcl || region === 'us-east-1',
    '"region": "us-east-1", the only one where CloudFront can use a web ACL',
  ],
  [(stage) => Boolean(stage.webAcl) || !isProduction(stage), 'webAcl, or one client can keep everyone from signing in'],
  [(stage) => Boolean(stage.alarmEmail) || !isProduction(stage), 'alarmEmail: the email that receives the alarms'],
  [
    ({ alarmEmail = '' }, arePlaceholdersAllowed) => arePlaceholdersAllowed || !placeholderDomain.test(alarmEmail),
    'a real alarmEmail: nobody reads the one it has',
  ],
  [
    (stage) => (isMailStage(stage) ? isWithin(stage.mailFrom.split('@')[1]!, mailDomainOf(stage)) : !stage.mailDomain),
    'mailFrom to be an email of mailDomain',
  ],
  [
    ({ mailFrom = '' }, arePlaceholdersAllowed) => arePlaceholdersAllowed || !placeholderDomain.test(mailFrom),
    'a real mailFrom, or none',
  ],
]
