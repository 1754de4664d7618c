import { TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { maxAnalystLengths } from '#contract/limits'
import { toOneLine } from '#contract/one-line'
import { shorten } from '#domain/text/text'
import { EditForm } from './edit-form'
import type { OwnFormProps } from './own-list'

interface Props extends OwnFormProps<{ text: string }> {
  /** Kind of text, such as "exclusion". */
  what: string
  label: string
  placeholder: string
  /** Error message for an empty text. */
  missing: string
}

/** Form of an exclusion or an assumption. */
export function TextForm({ item, what, label, placeholder, missing, onSubmit, onCancel }: Props) {
  const before = shorten(item?.text ?? '', maxAnalystLengths.text)
  const [typed, setTyped] = useState(before)
  const [hasError, setError] = useState(false)
  return (
    <EditForm
      label={item ? `Edit the ${what}` : `New ${what}`}
      submit={item ? 'Apply' : 'Add'}
      onSubmit={() => {
        const text = toOneLine(typed)
        setError(text === '')
        if (text && text !== before) onSubmit({ text })
        else if (text) onCancel()
      }}
      onCancel={onCancel}
    >
      <TextField
        label={label}
        placeholder={placeholder}
        size="small"
        autoComplete="off"
        maxLength={maxAnalystLengths.text}
        value={typed}
        hasError={hasError}
        errorMessage={missing}
        onChange={({ target }) => setTyped(target.value)}
      />
    </EditForm>
  )
}
