import type { PaidTier } from '#contract/plan'

/** What differs from stage to stage, so that one bundle serves them all. */
export interface SiteConfig {
  prices: Partial<Record<PaidTier, string>>
  stripePublishableKey: string
}

let loading: Promise<SiteConfig> | null = null

/** Read once; after a failure, the next call asks again. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<SiteConfig> {
  const answer = await fetch('/config.json')
  if (!answer.ok) throw new Error(`/config.json: ${answer.status}`)
  return (await answer.json()) as SiteConfig
}
