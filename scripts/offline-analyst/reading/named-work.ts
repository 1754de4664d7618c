import { wordsOf } from '../text/words'
import { additionsIn } from '../vocabulary/additions'
import { lexicon } from '../vocabulary/lexicon'

/** True if words name work that the vocabulary knows: "a newsletter", unlike "a contract". */
export function namesWork(text: string): boolean {
  const words = wordsOf(text)
  return additionsIn(words).length > 0 || lexicon.find(words).some(({ owner: { kind } }) => kind === 'work')
}
