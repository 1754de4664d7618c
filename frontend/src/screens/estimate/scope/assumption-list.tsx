import { useStore } from 'zustand'
import type { Estimation } from '#contract/estimation'
import type { NumberedVersion } from '#contract/version'
import { listedAssumptions } from '#domain/scope/listed-assumptions'
import type { ScopedComponent } from '#domain/scope/scope'
import { OwnList } from './own-list'
import type { ScopeStore } from './scope-store'
import { TextForm } from './text-form'

interface Props {
  version: NumberedVersion
  components: readonly ScopedComponent[]
  estimation: Estimation
  store: ScopeStore
}

/** Lists the assumptions about the work, which the owner can change. Answers are changed where they are asked for. */
export function AssumptionList({ version, components, estimation, store }: Props) {
  const { scope } = useStore(store)
  return (
    <OwnList
      list="assumptions"
      title="Assumptions about the work"
      add="Add an assumption"
      items={listedAssumptions(version, scope, components, estimation)}
      store={store}
      renderForm={(props) => (
        <TextForm
          {...props}
          what="assumption"
          label="Assumption"
          placeholder="Such as who delivers what, and when"
          missing="Enter what is assumed."
        />
      )}
    />
  )
}
