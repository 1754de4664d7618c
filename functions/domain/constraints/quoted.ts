import type { Constraint } from '#contract/estimation'
import type { Scope } from '#contract/scope'
import { withoutInlineMarkup } from '#domain/text/inline-markup'
import { constraintId } from './constraint-id'

/** Returns constraints with their quotes as a person reads them, without those that a person removed. */
export function constraintsIn(constraints: readonly Constraint[], scope: Scope | undefined): Constraint[] {
  const removed = new Set(scope?.constraints?.map(({ of }) => of))
  return constraints
    .map((stated) => ({ ...stated, quote: withoutInlineMarkup(stated.quote) }))
    .filter((stated) => !removed.has(constraintId(stated)))
}
