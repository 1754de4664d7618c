import type { Prices } from './plan'

/** Settings of a stage that the browser loads, so that one bundle serves all stages. */
export interface SiteConfig {
  prices: Prices
  stripePublishableKey: string
  /** Name of the model that reads requirements. */
  analyst: string
}

export const siteConfigPath = '/config.json'
