import { createHmac, randomBytes } from 'node:crypto'
import type { ShareChoices } from '#contract/share'
import { deriveKey } from './derived-key'

const key = deriveKey('share')

/** Returns the token of a new link: 256 random bits, or the same ones again for a repeated attempt. */
export const createShareToken = (userId: string, savedId: string, choices: ShareChoices): string =>
  choices.attempt === undefined
    ? randomBytes(32).toString('base64url')
    : createHmac('sha256', key)
        .update(JSON.stringify([userId, savedId, choices]))
        .digest('base64url')
