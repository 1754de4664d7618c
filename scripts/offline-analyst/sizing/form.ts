import type { Profile } from '../reading/profile'
import type { Recognized } from './recognize'
import type { Form } from './scale'

/** Forms of kinds of product that are not full applications. */
const forms: Record<string, Form> = {
  'a landing page': 'site',
  'a website': 'site',
  'a blog': 'site',
  'a script': 'small',
  'a list for the office': 'small',
  'an integration': 'small',
  'a data migration': 'small',
  'a data pipeline': 'small',
  'a plugin': 'small',
  'a browser extension': 'small',
  'the firmware of a device': 'small',
  'an API': 'library or API',
  'a desktop application': 'desktop',
}

/** Maximum requirements of a small website. */
const maxSiteAsks = 4

/** Kinds of work that need a back end of their own, which a site of a few pages has not. */
const interactive = ['booking', 'checkout', 'orders', 'accounts', 'records', 'roles', 'subscriptions']

export function formOf({ platform }: Profile, { products: [main], certain }: Recognized, asks: number): Form {
  const byProduct = forms[main ?? '']
  const isApplication = asks > maxSiteAsks || interactive.some((id) => certain.has(id))
  if (byProduct === 'site' && isApplication) return platform ?? 'web'
  return byProduct && platform !== 'mobile' && platform !== 'mixed' ? byProduct : (platform ?? 'unknown')
}
