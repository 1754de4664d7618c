/**
 * One kind of work that products are made of.
 *
 * `tasks` are lines "role optimistic/likely/pessimistic name", hours of build work, likely at most 14; roles are
 * design, front, back, mobile, data and devops. The hours are judgement: what one experienced person needs with
 * today's frameworks, alone and undisturbed; testing, planning and release are added elsewhere.
 * `terms` are written as `matcher.ts` says; they are English, other languages stand in `translations/`.
 */
export interface Capability {
  id: string
  component: string
  description: string
  /** Where it is recognised: `product` only where a text says what is to be made, `quality` also among the non-functional. */
  kind?: 'product' | 'quality'
  /** Words that name it beyond doubt. */
  terms: string
  /** Words that name it where a sentence asks for something in any case. */
  weak?: string
  tasks: string[]
  /**
   * What may come on top, each found by its own terms. A part implies the whole, but for a loose one: its words mean
   * it only where the whole is found anyway.
   */
  parts?: Record<string, { terms: string; tasks: string[]; loose?: true }>
  /** Capabilities that come with it, named or not. */
  implies?: string[]
  /** What is taken for granted. */
  assumption?: string
  /** Ids of `risks.ts`. */
  risks?: string[]
  /** Suggested where the text names nothing for the layer. */
  technologies?: string[]
}
