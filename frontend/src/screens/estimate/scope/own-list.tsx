import { Button } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Risk } from '#contract/breakdown'
import { scopeLimits } from '#contract/limits'
import { type OwnList as ListName, tooManyOwn } from '#contract/scope'
import { type OwnItem, wordsOfItem } from '#domain/scope/own-texts'
import { putOwn, removeOwn } from '#domain/scope/scope-edits'
import { spellReferences } from '#domain/text/line-references'
import { OwnButton } from './own-button'
import type { ScopeStore } from './scope-store'
import { useInlineForm } from './inline-form'

/** Words of an item, as its form outputs them. */
type Words = { text: string } | { risk: Risk }

export interface OwnFormProps<T> {
  /** Absent if the form adds an item. */
  item?: T | undefined
  onSubmit: (words: Words) => void
  onCancel: () => void
}

interface Props<T extends OwnItem> {
  list: ListName
  title: string
  /** Label of the button that adds an item. */
  add: string
  items: readonly T[]
  store: ScopeStore
  /** Renders the form, which takes the place of the item. */
  renderForm: (props: OwnFormProps<T>) => ReactNode
  /** Renders an item. Returns `row` by default, perhaps with more actions. */
  renderItem?: (item: T, isLocked: boolean, row: (actions?: ReactNode) => ReactNode) => ReactNode
  /** More rows. */
  children?: ReactNode
}

/** List of texts that the owner can reword, remove and add to. */
export function OwnList<T extends OwnItem>(props: Props<T>) {
  const { list, title, add, items, store, renderForm, renderItem, children } = props
  const { scope, edit } = useStore(store)
  const own = scope[list] ?? []
  const isFull = own.length >= scopeLimits[list]
  const put = (words: Words, of: string = crypto.randomUUID()) => edit((scope) => putOwn(scope, list, { of, ...words }))
  const row = (item: T, isLocked: boolean) => (actions?: ReactNode) => {
    const text = spellReferences(wordsOfItem(item))
    return (
      <OwnText
        {...{ text, isLocked }}
        action="Edit"
        form={(close) => renderForm({ item, onSubmit: (words) => (put(words, item.of), close()), onCancel: close })}
      >
        {actions}{' '}
        <OwnButton
          variation="link"
          isDisabled={isLocked}
          aria-label={`Remove ${text}`}
          onClick={() => edit((scope) => removeOwn(scope, list, item))}
        >
          Remove
        </OwnButton>
      </OwnText>
    )
  }
  return (
    <section aria-labelledby={`scope-${list}`}>
      <h4 id={`scope-${list}`}>{title}</h4>
      <ul className="scope-editor__changes">
        {items.map((item) => {
          // One that is added or changed already needs no more room.
          const isLocked = isFull && !own.some(({ of }) => of === item.of)
          const render = row(item, isLocked)
          return <li key={item.of}>{renderItem ? renderItem(item, isLocked, render) : render()}</li>
        })}
        {children}
        <li>
          <OwnText
            text=""
            action={add}
            isLocked={isFull}
            form={(close) => renderForm({ onSubmit: (words) => (put(words), close()), onCancel: close })}
          />
        </li>
      </ul>
      {isFull && <p className="muted small">{tooManyOwn(list)}</p>}
    </section>
  )
}

interface TextProps {
  /** Empty if the form adds one. */
  text: string
  /** Label of the button that opens the form. */
  action: string
  isLocked: boolean
  form: (close: () => void) => ReactNode
  /** More actions. */
  children?: ReactNode
}

/** A text with its actions, or the button that adds one. */
function OwnText({ text, action, isLocked, form, children }: TextProps) {
  const { before, open, close, button } = useInlineForm<true>()
  if (before) return form(close)
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
          onClick={() => open(true)}
        >
          {action}
        </Button>{' '}
        {children}
      </span>
    </>
  )
}
