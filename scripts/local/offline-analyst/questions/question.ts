import type { Effect } from './effects'

/**
 * A question of the catalogue. It is asked where one of `about` was recognised and the text does not say the answer:
 * none of `known` was recognised and no term of `said` stands anywhere in the text.
 */
export interface Question {
  id: string
  question: string
  /** What part of the work the answer moves. */
  effect: string
  /** Capabilities; empty for any product. */
  about: string[]
  /** Not asked of these kinds of product. */
  never?: string[]
  /** Asked of these kinds of product alone. */
  only?: string[]
  known?: string[]
  said?: string
  type: 'select' | 'multiselect' | 'number' | 'text'
  /** Select: the first is what the analysis assumes. Multiselect: each adds to it. */
  options?: { option: string; effects: Effect[] }[]
  /** Number: what the analysis assumes, and what one more adds. */
  count?: { neutral: number; most: number; component: string; line: string; known?: 'kinds' }
  /** Text: how the answer is read. */
  reads?: 'systems' | 'features'
}
