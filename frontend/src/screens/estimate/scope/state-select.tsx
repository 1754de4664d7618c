import { SelectField } from '@aws-amplify/ui-react'
import { type ScopeState, scopeStateLabels, scopeStates } from '#contract/scope'

interface Props {
  /** Name of the component or task. */
  of: string
  state: ScopeState
  /** True for an option that a client accepted. */
  isSold?: boolean | undefined
  /** State of the component, which its tasks cannot exceed. */
  max?: ScopeState
  onFocus?: () => void
  onChange: (state: ScopeState) => void
}

export const StateSelect = ({ of, state, isSold = false, max = 'in', onFocus, onChange }: Props) => (
  <SelectField
    label={`Scope of ${of}`}
    labelHidden
    size="small"
    value={state}
    onFocus={onFocus}
    onChange={({ target }) => onChange(target.value as ScopeState)}
  >
    {scopeStates.slice(scopeStates.indexOf(max)).map((one) => (
      <option key={one} value={one}>
        {isSold && one === state ? 'Sold option' : scopeStateLabels[one]}
      </option>
    ))}
  </SelectField>
)
