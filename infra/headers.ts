import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { calls } from '#contract/route-table'

/** Returns the headers that CloudFront and the local server add to all responses. Offers override two of them. */
export function securityHeaders(uploadOrigin: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(uploadOrigin),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

/** Returns the headers of the page that shows an offer: its URL is secret, so it is neither indexed nor sent to others. */
export const offerHeaders = (uploadOrigin: string): Record<string, string> => ({
  ...securityHeaders(uploadOrigin),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

/** Hash of the only inline script in index.html, which must run before the first paint. */
const firstPaint = createHash('sha256')
  .update(readFileSync(new URL('../frontend/first-paint.js', import.meta.url)))
  .digest('base64')

/** Allows our own and Stripe's code, uploads to the bucket, and nothing else. */
const contentSecurityPolicy = (uploadOrigin: string) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': `'self' 'sha256-${firstPaint}' https://js.stripe.com https://*.js.stripe.com`,
    'style-src': "'self'",
    'img-src': "'self' data: https://*.stripe.com",
    'connect-src': `'self' https://api.stripe.com ${uploadOrigin}`,
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/**
 * Statuses that CloudFront caches for 10 s by default, even with `no-store`. Its cache key for the API has no session,
 * so one user would get another user's error. It caches no other status without `max-age`.
 */
export const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** Files with a hash in their name never change. All others are revalidated on each request. */
export const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Pattern of links to offers, in CloudFront's notation. */
export const offerPattern = '/shared*'

/** True for a link to an offer, also if it was cut off before its token. */
export const isOffer = (path: string) => /^\/shared(?![\w-])/.test(path)

/** Prefix of links that end mails. */
export const unsubscribeLinks = calls.unsubscribe.path.replace('{token}', '')

/** Redirects a browser from an unsubscribe link, which mail programs without one-click unsubscription open. Null for other requests. */
export const redirectOf = (method: string, path: string, links: string) =>
  method === 'GET' && path.startsWith(links) ? '/pricing#account' : null

/** Returns the file of a path: links to offers have a page of their own, and the browser's router shows all other screens. */
export const fileOf = (path: string) => {
  if (isOffer(path)) return '/shared.html'
  return /\.(css|ico|js|json|map|png|svg|txt|woff2)$/.test(path) ? path : '/index.html'
}
