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
  const answer = await fetch(siteConfigPath)
  if (!answer.ok) throw new Error(`${siteConfigPath}: ${answer.status}`)
  return (await answer.json()) as SiteConfig
}
