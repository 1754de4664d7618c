import type { Estimation } from '#contract/estimation'
import type { Version } from '#contract/project'
import type { OwnText, Scope } from '#contract/scope'
import { asksToCheck } from './client-assumptions'
import { type OwnItem, assumptionsIn } from './own-texts'
import type { ScopedComponent } from './scope'
import { scopeTexts } from './scoped-texts'

/** Returns the assumptions about the work of an estimate that its client reads, with what their owner changes them by. */
export function listedAssumptions(
  { breakdown, lines }: Pick<Version, 'breakdown' | 'lines'>,
  scope: Scope,
  scoped: readonly ScopedComponent[],
  { components, options, outOfScope }: Pick<Estimation, 'components' | 'options' | 'outOfScope'>,
): OwnItem<OwnText>[] {
  const texts = { ...breakdown, risks: [], assumptions: assumptionsIn(breakdown, scope, scoped) }
  const work = { leftOut: outOfScope, included: [...components, ...options], lines }
  return scopeTexts(texts, work).assumptions.filter(({ text }) => !asksToCheck(text))
}
