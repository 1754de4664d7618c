import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What CloudFront adds to every answer, and the local server too. */
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

/** The one script that stands in index.html itself, for it must run before the first paint. */
const firstPaint = createHash('sha256')
  .update(readFileSync(new URL('../frontend/first-paint.js', import.meta.url)))
  .digest('base64')

/** Our own code and Stripe's, uploads to the bucket, nothing else. */
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
 * Statuses that CloudFront caches for 10 s unless told otherwise, `no-store` or not. Its key for the API has no session,
 * so one user would get the error of another. It lets us choose no other status, and caches none without `max-age`.
 */
export const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** Names with a hash never change; everything else is asked for again each time. */
export const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Every path that does not end as the site's files do is a screen, and the browser's router shows it. */
export const isScreen = (path: string) => !/\.(css|ico|js|json|map|png|svg|txt|woff2)$/.test(path)
