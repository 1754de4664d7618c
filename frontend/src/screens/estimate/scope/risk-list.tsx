import { useStore } from 'zustand'
import type { Risk } from '#contract/breakdown'
import type { NumberedVersion } from '#contract/version'
import { risksIn } from '#domain/scope/own-texts'
import type { ScopedComponent } from '#domain/scope/scope'
import { OwnList } from './own-list'
import { RiskForm } from './risk-form'
import type { ScopeStore } from './scope-store'

interface Props {
  version: NumberedVersion
  components: readonly ScopedComponent[]
  /** Risks of the estimate, which has none of work that is left out. */
  shown: readonly Risk[]
  store: ScopeStore
}

/** Lists the risks of the estimate, which the owner can change. */
export function RiskList({ version, components, shown, store }: Props) {
  const { scope } = useStore(store)
  const names = new Set(shown.map(({ risk }) => risk))
  return (
    <OwnList
      list="risks"
      title="Risks"
      add="Add a risk"
      items={risksIn(version.breakdown, scope, components).filter(({ risk }) => names.has(risk.risk))}
      store={store}
      renderForm={(props) => <RiskForm {...props} />}
    />
  )
}
