import type { Prices } from './plan'

export const siteLinkNames = ['terms', 'privacy', 'imprint', 'support'] as const

/** URLs of the footer's links (https or mailto). Those that are not set are hidden. */
type SiteLinks = Partial<Record<(typeof siteLinkNames)[number], string>>

/** Settings of a stage that the browser loads, so that one bundle serves all stages. */
export interface SiteConfig {
  prices: Prices
  stripePublishableKey: string
  /** True if the stage sends mail. Without it, nothing that needs mail is shown. */
  sendsMail?: boolean
  /** Name of what reads requirements, as the beginning of a sentence. */
  analyst: string
  /** Sentence about the analyst, shown before an analysis. */
  analystNote?: string
  links?: SiteLinks
}

export const siteConfigPath = '/config.json'
