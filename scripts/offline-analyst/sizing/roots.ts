import { wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { verbs } from '../vocabulary/verbs'

/** Returns the roots of the words of a list of terms. */
export const rootsIn = (list: string) => termsOf(list).flatMap((term) => wordsOf(term).map(({ root }) => root))

/** Class of each known verb, by its root. */
export const verbClass = new Map(
  Object.entries(verbs).flatMap(([name, list]) => rootsIn(list).map((root) => [root, name] as const)),
)
