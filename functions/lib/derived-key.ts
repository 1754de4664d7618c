import { hkdfSync } from 'node:crypto'
import { env } from './config'

/** Derives a key for one purpose only, so that nothing made with it reveals the secret that it is derived from. */
export const deriveKey = (purpose: string) => Buffer.from(hkdfSync('sha256', env('ORIGIN_SECRET'), '', purpose, 32))
