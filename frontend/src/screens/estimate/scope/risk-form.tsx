import { SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Impact, type Risk } from '#contract/breakdown'
import { maxAnalystLengths } from '#contract/limits'
import { TypedRisk } from '#contract/scope'
import { type FieldErrors, check } from '../../../ui/check'
import { EditForm } from './edit-form'
import type { OwnFormProps } from './own-list'

const blankRisk: Risk = { risk: '', impact: 'medium', description: '', mitigation: '' }

/** Form of one risk. */
export function RiskForm({ item, onSubmit, onCancel }: OwnFormProps<{ risk: Risk }>) {
  const before = item?.risk ?? blankRisk
  const [typed, setTyped] = useState(before)
  const [errors, setErrors] = useState<FieldErrors>({})
  const field = (name: keyof Risk) => ({
    size: 'small' as const,
    autoComplete: 'off',
    value: typed[name],
    hasError: Boolean(errors[name]),
    errorMessage: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const text = (name: keyof Risk) => ({ ...field(name), rows: 3, maxLength: maxAnalystLengths.description })
  return (
    <EditForm
      label={before.risk ? `Edit ${before.risk}` : 'New risk'}
      submit={before.risk ? 'Apply' : 'Add'}
      onSubmit={() => {
        const { value, errors } = check(TypedRisk, typed)
        setErrors(errors ?? {})
        if (value && JSON.stringify(value) !== JSON.stringify(before)) onSubmit({ risk: value })
        else if (value) onCancel()
      }}
      onCancel={onCancel}
    >
      <TextField label="Risk" maxLength={maxAnalystLengths.risk} {...field('risk')} />
      <SelectField label="Impact" {...field('impact')}>
        {Impact.options.map((impact) => (
          <option key={impact}>{impact}</option>
        ))}
      </SelectField>
      <TextAreaField label="Reason (optional)" {...text('description')} />
      <TextAreaField label="Mitigation (optional)" {...text('mitigation')} />
    </EditForm>
  )
}
