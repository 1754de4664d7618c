import { useStore } from 'zustand'
import type { Risk } from '#contract/breakdown'
import { scopeLimits } from '#contract/limits'
import { tooManyRisks } from '#contract/scope'
import type { NumberedVersion } from '#contract/version'
import { risksIn } from '#domain/scope/risks'
import type { ScopedComponent } from '#domain/scope/scope'
import { undoRisk, wordRisk } from '#domain/scope/scope-edits'
import { OwnButton } from './own-button'
import { OwnList, OwnText } from './own-list'
import { RiskForm } from './risk-form'
import type { ScopeStore } from './scope-store'

interface Props {
  version: NumberedVersion
  components: readonly ScopedComponent[]
  /** Risks of the estimate, which has none of work that is left out. */
  shown: readonly Risk[]
  store: ScopeStore
}

const blankRisk: Risk = { risk: '', impact: 'medium', description: '', mitigation: '' }

/** Lists the risks of the estimate, which the owner can change. */
export function RiskList({ version, components, shown, store }: Props) {
  const { scope, edit } = useStore(store)
  const { risks: own = [] } = scope
  const isFull = own.length >= scopeLimits.risks
  const names = new Set(shown.map(({ risk }) => risk))
  const formOf = (before: Risk, of?: string) => (close: () => void) => (
    <RiskForm
      before={before}
      onSubmit={(risk) => {
        if (JSON.stringify(risk) !== JSON.stringify(before))
          edit((scope) => wordRisk(scope, of ?? crypto.randomUUID(), risk))
        close()
      }}
      onCancel={close}
    />
  )
  return (
    <OwnList id="scope-risks" title="Risks" full={isFull && tooManyRisks}>
      {risksIn(version.breakdown, scope, components)
        .filter(({ risk }) => names.has(risk.risk))
        .map(({ of, risk, isAdded }) => {
          const isLocked = isFull && !own.some((one) => one.of === of)
          return (
            <li key={of}>
              <OwnText text={risk.risk} action="Edit" isLocked={isLocked} form={formOf(risk, of)}>
                <OwnButton
                  variation="link"
                  isDisabled={isLocked}
                  aria-label={`Remove ${risk.risk}`}
                  onClick={() => edit((scope) => (isAdded ? undoRisk(scope, of) : wordRisk(scope, of)))}
                >
                  Remove
                </OwnButton>
              </OwnText>
            </li>
          )
        })}
      <li>
        <OwnText text="" action="Add a risk" isLocked={isFull} form={formOf(blankRisk)} />
      </li>
    </OwnList>
  )
}
