import { type SiteConfig, siteConfigPath } from '#contract/site-config'

let loading: Promise<SiteConfig> | null = null

/** Loads the configuration once; after a failure, the next call tries again. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<SiteConfig> {
  const answer = await fetch(siteConfigPath)
  if (!answer.ok) throw new Error(`${siteConfigPath}: ${answer.status}`)
  return (await answer.json()) as SiteConfig
}
