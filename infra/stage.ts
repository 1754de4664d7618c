import type { Node } from 'constructs'
import * as v from 'valibot'
import { RateLimitSettings } from '#contract/rate-limits'

/** What differs between deployments: `context.stages` of cdk.json, chosen by `-c stage=`. Secrets are never here. */
const Settings = v.strictObject({
  /** A Bedrock model or inference profile. */
  modelId: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), 'us.anthropic.claude-haiku-5-5'),
  /** Stripe's ids of the two monthly prices, and the key that its script shows it by; all public. */
  priceTier1: v.optional(v.string(), 'price_tier1_not_set'),
  priceTier3: v.optional(v.string(), 'price_tier3_not_set'),
  stripePublishableKey: v.optional(v.string(), ''),
  /** Of the whole API; a burst may be twice as large. */
  requestsPerSecond: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Estimates in the making at once: the bound on what Bedrock can cost. */
  analystConcurrency: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Maximums in place of those in `functions/contract/rate-limits.ts`. */
  rateLimits: v.optional(RateLimitSettings, {}),
  /** Where alarms are sent. */
  alarmEmail: v.optional(v.pipe(v.string(), v.email())),
  /** An own domain and its certificate in us-east-1; the domain's CNAME then names the distribution. */
  domainName: v.optional(v.string()),
  certificateArn: v.optional(v.string()),
  /** Turns on a web ACL that blocks an address above this; the stack must then be in us-east-1. */
  requestsPerAddressIn5Minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100))),
})

export type Stage = v.InferOutput<typeof Settings> & { name: string }

/** Reads the stage that the context names (`dev` unless told). Throws a sentence when it is unknown or wrong. */
export function stageOf(node: Node): Stage {
  const name = String(node.tryGetContext('stage') ?? 'dev')
  const stages: unknown = node.tryGetContext('stages')
  const known = v.parse(v.record(v.string(), v.unknown()), stages)
  if (!Object.hasOwn(known, name)) {
    throw new Error(`There is no stage "${name}" in cdk.json; it has ${Object.keys(known).join(', ')}.`)
  }
  const settings = v.safeParse(Settings, known[name])
  if (!settings.success) {
    const faults = settings.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`Stage "${name}" in cdk.json is not right. ${faults.join('. ')}`)
  }
  if (Boolean(settings.output.domainName) !== Boolean(settings.output.certificateArn)) {
    throw new Error(`Stage "${name}" in cdk.json needs domainName and certificateArn together.`)
  }
  return { name, ...settings.output }
}
