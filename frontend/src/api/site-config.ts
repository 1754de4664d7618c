import { type SiteConfig, siteConfigPath } from '#contract/site-config'
import { unreachable } from './api-error'

let loading: Promise<SiteConfig> | null = null

/** Loads the configuration once. Without it, throws an error with a message for the user, and the next call tries again. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw unreachable(error)
  })
  return loading
}

async function load(): Promise<SiteConfig> {
  const response = await fetch(siteConfigPath)
  if (!response.ok) throw new Error(`${siteConfigPath}: ${response.status}`)
  return (await response.json()) as SiteConfig
}
