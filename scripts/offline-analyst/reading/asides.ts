import type { Hit } from '../text/matcher'
import { wordsOf } from '../text/words'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import type { Sight } from './sight'

/** True for a rule about what must not happen, unlike "must not be quoted". */
export const prohibits = ({ hits }: Sight): boolean =>
  hits.some(
    ({ owner, at, length }) =>
      owner.kind === 'prohibition' &&
      !hits.some((it) => it.owner.kind === 'exclusion' && it.at < at + length && at < it.at + it.length),
  )

/** True if only what is in parentheses is optional: "weigh the bin (a radio scale would be a plus)". */
export function wishesAside(text: string): boolean {
  const inside = /\(([^()]+)\)/.exec(text)?.[1]
  if (inside === undefined) return false
  const isWish = ({ owner }: Hit<Meaning>) => owner.kind === 'wish'
  const wish = lexicon.find(wordsOf(inside)).find(isWish)
  return wish !== undefined && wish.at > 1 && !lexicon.find(wordsOf(text.replace(inside, ''))).some(isWish)
}
