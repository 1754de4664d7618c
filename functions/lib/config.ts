/** What the stack, or the local one, puts into a function's environment. */
export type Setting =
  | 'TABLE_NAME'
  | 'UPLOADS_BUCKET'
  | 'MODEL_ID'
  | 'RUN_JOB_NAME'
  | 'ORIGIN_SECRET'
  /** `RateLimitSettings` as JSON. */
  | 'RATE_LIMITS'
  | 'SITE_ORIGIN'
  | 'STRIPE_SECRET_NAME'
  | 'STRIPE_HOST'
  | 'STRIPE_PORT'
  | 'STRIPE_PROTOCOL'
  | 'PRICE_TIER1'
  | 'PRICE_TIER3'

/** A setting of this function. Read it at module load, so that a missing one stops the function as it starts. */
export function env(name: Setting): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Deploy the function with it, or set it in the environment.`)
  return value
}
