import type { Hit } from '../text/matcher'
import type { Passage } from '../text/passages'
import type { Word } from '../text/words'
import type { Meaning } from '../vocabulary/lexicon'

/** What a passage asks for. */
export type Kind = 'function' | 'quality' | 'excluded' | 'later' | 'wish' | 'background'

export interface Statement extends Passage {
  words: Word[]
  hits: Hit<Meaning>[]
  kind: Kind
  /** It says what the product is: "we need an online shop". */
  definite: boolean
  /** It says what shall be, or names several kinds of work. */
  demanded: boolean
  /** It speaks of software in words that nothing else is spoken of with. */
  software: boolean
}

/** Whether a statement asks for something to be built. */
export const isAsking = ({ kind }: Pick<Statement, 'kind'>): boolean => kind === 'function' || kind === 'quality'

/** Words of an item of a list that says something. */
export const minItemWords = 3

/** Cells of a row of a table; 1 for other statements. */
export const cellsOf = ({ text }: Pick<Statement, 'text'>): number => text.split(' | ').length
