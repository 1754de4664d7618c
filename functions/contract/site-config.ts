import type { Prices } from './plan'

/** What the browser is told of its stage, so that one bundle serves them all. */
export interface SiteConfig {
  prices: Prices
  /** The key by which Stripe's script knows the account; public. */
  stripePublishableKey: string
}

/** Where the site has it. */
export const siteConfigPath = '/config.json'
