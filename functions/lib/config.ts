/** Environment variables of the functions. */
export type Setting =
  | 'TABLE_NAME'
  | 'UPLOADS_BUCKET'
  | 'MODEL_ID'
  | 'RUN_JOB_NAME'
  | 'ORIGIN_SECRET'
  /** `RateLimitSettings` as JSON. */
  | 'RATE_LIMITS'
  | 'SITE_ORIGIN'
  /** `on` if the stage sends mail, otherwise `off`. */
  | 'MAIL'
  | 'MAIL_FROM'
  | 'MAIL_CONFIGURATION_SET'
  | 'SEND_MAIL_NAME'
  | 'STRIPE_SECRET_NAME'
  | 'STRIPE_HOST'
  | 'STRIPE_PORT'
  | 'STRIPE_PROTOCOL'
  | 'PRICE_TIER1'
  | 'PRICE_TIER3'

/** Returns a setting. Read it at module load, so that a missing one fails the start of the function. */
export function env(name: Setting): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Deploy the function with it, or set it in the environment.`)
  return value
}
