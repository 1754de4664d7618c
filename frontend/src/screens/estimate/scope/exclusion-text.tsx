import { TextField } from '@aws-amplify/ui-react'
import { type ReactNode, useState } from 'react'
import { maxAnalystLengths } from '#contract/limits'
import { toOneLine } from '#contract/one-line'
import { wordExclusion } from '#domain/scope/scope-edits'
import { shorten } from '#domain/text/text'
import { EditForm } from './edit-form'
import type { ScopeStore } from './scope-store'
import { OwnText } from './own-list'

interface TextProps {
  store: ScopeStore
  /** Id of the exclusion, unless it is a new one. */
  of?: string
  text: string
  action: string
  isLocked: boolean
  /** More actions. */
  children?: ReactNode
}

/** An exclusion with its actions, or the button that adds one, and the form that takes its place. */
export function ExclusionText({ of, text, action, isLocked, store, children }: TextProps) {
  const before = shorten(text, maxAnalystLengths.text)
  const form = (close: () => void) => (
    <ExclusionForm
      before={before}
      onSubmit={(typed) => {
        if (typed !== before) store.getState().edit((scope) => wordExclusion(scope, of ?? crypto.randomUUID(), typed))
        close()
      }}
      onCancel={close}
    />
  )
  return <OwnText {...{ text, action, isLocked, form }}>{children}</OwnText>
}

interface FormProps {
  before: string
  onSubmit: (text: string) => void
  onCancel: () => void
}

function ExclusionForm({ before, onSubmit, onCancel }: FormProps) {
  const [typed, setTyped] = useState(before)
  const [hasError, setError] = useState(false)
  return (
    <EditForm
      label={before ? 'Edit the exclusion' : 'New exclusion'}
      submit={before ? 'Apply' : 'Add'}
      onSubmit={() => {
        const text = toOneLine(typed)
        setError(text === '')
        if (text) onSubmit(text)
      }}
      onCancel={onCancel}
    >
      <TextField
        label="Not included"
        placeholder="Such as hosting"
        size="small"
        autoComplete="off"
        maxLength={maxAnalystLengths.text}
        value={typed}
        hasError={hasError}
        errorMessage="Enter what is not included."
        onChange={({ target }) => setTyped(target.value)}
      />
    </EditForm>
  )
}
