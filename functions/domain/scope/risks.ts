import type { Breakdown, Risk } from '#contract/breakdown'
import type { Scope } from '#contract/scope'
import { renamerIn } from '#domain/text/renamed-texts'
import type { ScopedComponent } from './scope'

export interface ScopedRisk {
  /** Id: the analyst's name of the risk, unless a person added it. */
  of: string
  risk: Risk
  isAdded?: boolean
}

/**
 * Returns the risks in the words of a person: the analyst's, with the names that the person gave to components, and added
 * ones. A person's words stay as they are. No figure depends on a risk.
 */
export function risksIn(
  { risks }: Pick<Breakdown, 'risks'>,
  { risks: own = [] }: Scope,
  components: readonly ScopedComponent[],
): ScopedRisk[] {
  const worded = new Map(own.map(({ of, risk }) => [of, risk]))
  const rename = renamerIn(components)
  const proposed = risks.map(({ risk: of, impact, description, mitigation }) => ({
    of,
    risk: worded.has(of)
      ? worded.get(of)
      : { risk: rename(of), description: rename(description), impact, mitigation: rename(mitigation) },
  }))
  const known = new Set(proposed.map(({ of }) => of))
  const added = [...worded].filter(([of]) => !known.has(of)).map(([of, risk]) => ({ of, risk, isAdded: true }))
  return [...proposed, ...added].flatMap(({ risk, ...one }) => (risk ? { ...one, risk } : []))
}
