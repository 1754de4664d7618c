import { Button, TextField } from '@aws-amplify/ui-react'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { maxAnalystLengths, scopeLimits } from '#contract/limits'
import { toOneLine } from '#contract/one-line'
import { tooManyExclusions } from '#contract/scope'
import type { exclusionsIn } from '#domain/exclusions'
import { wordExclusion } from '#domain/scope-edits'
import { EditForm } from './edit-form'
import { OwnButton } from './own-button'
import type { ScopeStore } from './scope-store'
import { useForm } from './use-form'

interface Props {
  exclusions: ReturnType<typeof exclusionsIn>
  store: ScopeStore
}

/** Lists the exclusions that the owner can change, which leaves those of work out of scope. */
export function ExclusionList({ exclusions, store }: Props) {
  const { scope, edit } = useStore(store)
  const { exclusions: own = [] } = scope
  const isFull = own.length >= scopeLimits.exclusions
  return (
    <section aria-labelledby="scope-exclusions">
      <h4 id="scope-exclusions">Not included</h4>
      <ul className="scope-editor__changes">
        {exclusions.map(({ of, text, isAdded }) => {
          // One that is added or changed already needs no more room.
          const isLocked = isFull && !own.some((one) => one.of === of)
          return (
            <li key={of}>
              <ExclusionText of={of} text={text} action="Edit" isLocked={isLocked} store={store}>
                <OwnButton
                  variation="link"
                  isDisabled={isLocked}
                  aria-label={`Remove ${text}`}
                  onClick={() => edit((scope) => wordExclusion(scope, of, isAdded ? of : ''))}
                >
                  Remove
                </OwnButton>
              </ExclusionText>
            </li>
          )
        })}
        <li>
          <ExclusionText text="" action="Add an exclusion" isLocked={isFull} store={store} />
        </li>
      </ul>
      {isFull && <p className="muted small">{tooManyExclusions}</p>}
    </section>
  )
}

interface TextProps extends Pick<Props, 'store'> {
  /** Id of the exclusion, unless it is a new one. */
  of?: string
  text: string
  action: string
  isLocked: boolean
  /** More actions. */
  children?: ReactNode
}

function ExclusionText({ of, text, action, isLocked, store, children }: TextProps) {
  const { before, open, close, button } = useForm<string>()
  if (before === null)
    return (
      <>
        {text && <span className="written">{text}</span>}
        <span className="scope-row__actions">
          <Button
            ref={button}
            size="small"
            variation="link"
            isDisabled={isLocked}
            aria-label={text ? `Edit ${text}` : undefined}
            onClick={() => open(text)}
          >
            {action}
          </Button>
          {children}
        </span>
      </>
    )
  return (
    <ExclusionForm
      before={before}
      onSubmit={(typed) => {
        if (typed !== text) store.getState().edit((scope) => wordExclusion(scope, of ?? crypto.randomUUID(), typed))
        close()
      }}
      onCancel={close}
    />
  )
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
