import type { Terms } from '../cues'

/**
 * A kind of work that products are made of. It gives a statement its component and typical hours.
 * Terms are written as `text/matcher.ts` says.
 */
export interface Work {
  /** Component in which the work is listed. */
  name: string
  /** Typical build hours on the web when a text asks for it once, without details. */
  hours: number
  /** A demand on the whole product, such as security, and not something that a user does. */
  quality?: true
  /** Terms that name it beyond doubt, by language. */
  terms: Terms
  /** English terms that also mean other things: they count only in a short statement, or in two. */
  weak?: string
}

export type WorkByName = Record<string, Work>
