import type { Terms } from '../cues'

/** A feature that clients have added to an existing product. */
export interface Addition {
  /** Expected build hours with what usually belongs to it, in a product that lacks it. */
  hours: number
  /** Terms by language, beside those of the kind of work that has the same id. */
  terms?: Terms
}

/** `other` are terms of Italian and Dutch. */
export const addition = (hours: number, en: string, de = '', fr = '', es = '', pt = '', other = ''): Addition => ({
  hours,
  terms: { en, de, fr, es, pt, other },
})
