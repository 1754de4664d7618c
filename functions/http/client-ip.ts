import { isIP, isIPv6 } from 'node:net'

/**
 * Returns the subject of rate limits for a client IP, with or without its port: an IPv4 address, or the /64 network of
 * an IPv6 address, because one household owns all of its addresses. Everything else counts as one subject, the empty one.
 */
export function normalizeClientIp(viewer: string): string {
  const given = viewer.toLowerCase()
  const address = (isIP(given) ? given : given.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')).replace(
    /^::ffff:(?=\d+\.)/,
    '',
  )
  if (!isIPv6(address)) return isIP(address) ? address : ''
  const [before = '', after = ''] = address.split('::')
  const groups = before.split(':')
  const missing = 8 - groups.length - after.split(':').length
  const all = address.includes('::') ? [...groups, ...Array<string>(missing).fill('0'), ...after.split(':')] : groups
  return all
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':')
}
