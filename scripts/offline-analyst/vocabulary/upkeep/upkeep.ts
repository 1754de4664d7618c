import type { BuildRole } from '#contract/breakdown'
import type { Terms } from '../cues'
import type { RequestVerb } from '../requests'

/** Work on an existing product, or a small piece of work, that has its own usual hours, whatever else the sentence names. */
export interface Upkeep {
  name: string
  /** Expected build hours. */
  hours: number
  /** Additional hours for each other system that it connects. */
  perSystem?: number
  /** Additional hours for each of a number of pages or portals of others: "logs in to 12 portals". */
  perSite?: number
  /** Additional hours for each version that an update skips, and each extension that it takes along. */
  perVersion?: number
  perExtension?: number
  /** Additional hours for other kinds of work that it names: "a form with approvals". */
  perWork?: Record<string, number>
  /** Kinds of work that it includes, so that a sentence about them says more about it. */
  includes?: readonly string[]
  /** Set for programs, whose hours grow with their description, however long it is. */
  grows?: true
  /** Undefined if the sentence decides: a developer of screens or of the back end. */
  role?: BuildRole
  /** Verbs that ask for it. */
  verbs: readonly RequestVerb[]
  /** Things that such a verb must be about. Undefined: anything. */
  things?: Terms
  /** Set if its things, or those introduced as known ("put the new logo on the page"), say enough, whatever the verb. */
  ofThing?: 'any' | 'known'
  /** Terms that suffice without a verb, unless the sentence has another one. */
  signs?: Terms
  /** True for an hour's change, which conditions turn into something larger. */
  isSmall?: true
  /** True for something new that a short sentence may ask for without a verb: "An Excel macro that merges sheets". */
  isPiece?: true
  /** Set for a piece whose steps a sentence of any length may tell. */
  isTold?: true
}
