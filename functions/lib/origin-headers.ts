/** What CloudFront adds to every request for the API; whatever a caller puts there is overwritten. */

/** Shows that a request came through the site. */
export const originSecretHeader = 'x-origin-secret'

/** Says who calls. */
export const clientIpHeader = 'x-viewer-address'
