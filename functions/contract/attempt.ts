import * as v from 'valibot'

/** Random, chosen by the client. The same request with the same attempt, such as after a lost response, takes effect once. */
export const Attempt = v.pipe(v.string(), v.regex(/^[\w-]{20,40}$/, 'The attempt has an invalid id.'))
