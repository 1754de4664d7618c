import type { Constraint } from '#contract/estimation'
import { withoutInlineMarkup } from '#domain/text/inline-markup'

/** Returns constraints with their quotes as a person reads them. */
export const quotedAsRead = (constraints: readonly Constraint[]): Constraint[] =>
  constraints.map((stated) => ({ ...stated, quote: withoutInlineMarkup(stated.quote) }))
