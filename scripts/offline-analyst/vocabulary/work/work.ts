import type { Terms } from '../cues'

/**
 * A kind of work. It determines the component and the typical hours of a statement.
 * `text/matcher.ts` documents the syntax of terms.
 */
export interface Work {
  /** Name of the component. */
  name: string
  /** Typical build hours on the web if a text mentions it once, without details. */
  hours: number
  /** True for requirements on the whole product, such as security, as opposed to user actions. */
  quality?: true
  /** Unambiguous terms by language. */
  terms: Terms
  /** Ambiguous English terms, which count only in short statements. */
  weak?: string
}

export type WorkByName = Record<string, Work>
