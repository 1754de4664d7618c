/** Headers that CloudFront adds to every API request. It overwrites the client's. */

/** Proves that a request came through CloudFront. */
export const originSecretHeader = 'x-origin-secret'

/** Client IP and port. */
export const clientIpHeader = 'x-client-ip'
