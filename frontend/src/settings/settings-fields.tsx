import { Radio, RadioGroupField, SelectField, TextField } from '@aws-amplify/ui-react'
import { type Priority, developerCounts, developerLabels, priorities, priorityLabels } from '#contract/settings'
import { numberField } from '../ui/form-parts'
import { type SettingsForm, rateProblemOf } from './settings-form'

interface Props {
  form: SettingsForm
  /** ISO 4217. */
  currency: string
  onChange: (changed: Partial<SettingsForm>) => void
  /** Called when the rate is complete: on blur or Enter. */
  onRateTyped?: () => void
}

export function SettingsFields({ form, currency, onChange, onRateTyped }: Props) {
  return (
    <>
      <TextField
        label={`Hourly Rate (${currency})`}
        name="hourlyRate"
        {...numberField({
          value: form.hourlyRate,
          error: rateProblemOf(form.hourlyRate) ?? undefined,
          onChange: (hourlyRate) => onChange({ hourlyRate }),
        })}
        inputMode="numeric"
        onBlur={onRateTyped}
        onKeyDown={({ key }) => key === 'Enter' && onRateTyped?.()}
      />
      <SelectField
        label="Number of Developers"
        name="developerCount"
        value={String(form.developerCount)}
        onChange={({ target }) => onChange({ developerCount: Number(target.value) as SettingsForm['developerCount'] })}
      >
        {developerCounts.map((count) => (
          <option key={count} value={count}>
            {developerLabels[count]}
          </option>
        ))}
      </SelectField>
      <RadioGroupField
        legend="Project Priority"
        name="priority"
        value={form.priority}
        onChange={({ target }) => onChange({ priority: target.value as Priority })}
      >
        {priorities.map((priority) => (
          <Radio key={priority} value={priority}>
            {priorityLabels[priority]}
          </Radio>
        ))}
      </RadioGroupField>
    </>
  )
}
