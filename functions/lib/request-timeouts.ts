/** Milliseconds after which a client of an AWS service tries again. Without the flag it would only warn and wait on. */
export const requestTimeouts = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true } as const
