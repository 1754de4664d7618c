/** CloudFront's default error caching TTL, in milliseconds. */
const ttlMs = 10_000

/** Statuses that CloudFront always caches, and those that it caches unless the origin forbids it. */
const alwaysCached = [500, 502, 503, 504]
const cachedByDefault = [404, 410, 414, 501]

interface Cacheable {
  statusCode: number
  headers: Record<string, unknown>
}

/**
 * Caches error responses to GET and HEAD as CloudFront does, even if it caches nothing else: by path only, so for all
 * users and queries. The distribution sets the TTL of the `uncached` statuses to 0. Not emulated: errors that
 * CloudFront caches only if the origin sends `max-age`, which ours never does.
 */
export function startErrorCache<Response extends Cacheable>(uncached: readonly number[]) {
  const cached = new Map<string, { response: Response; until: number }>()

  function isCached({ statusCode, headers }: Response): boolean {
    if (uncached.includes(statusCode)) return false
    const isForbidden = /no-store|no-cache|private/.test(String(headers['cache-control']))
    return alwaysCached.includes(statusCode) || (cachedByDefault.includes(statusCode) && !isForbidden)
  }

  /** Returns the cached error of a path, or fetches the response from the origin. */
  return async (path: string, fetch: () => Promise<Response>): Promise<Response> => {
    const hit = cached.get(path)
    if (hit && hit.until > Date.now()) return hit.response
    cached.delete(path)
    const response = await fetch()
    if (isCached(response)) cached.set(path, { response, until: Date.now() + ttlMs })
    return response
  }
}
