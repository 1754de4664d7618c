import { Button } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { useForm } from './use-form'

interface ListProps {
  id: string
  title: string
  /** Says that nothing more can be added, false while it can. */
  full: string | false
  children: ReactNode
}

/** List of texts that the owner can change. */
export const OwnList = ({ id, title, full, children }: ListProps) => (
  <section aria-labelledby={id}>
    <h4 id={id}>{title}</h4>
    <ul className="scope-editor__changes">{children}</ul>
    {full && <p className="muted small">{full}</p>}
  </section>
)

interface TextProps {
  /** Empty if the form adds one. */
  text: string
  /** Label of the button that opens the form. */
  action: string
  isLocked: boolean
  /** Renders the form, which takes the place of the text. */
  form: (close: () => void) => ReactNode
  /** More actions. */
  children?: ReactNode
}

/** A text with its actions, or the button that adds one. */
export function OwnText({ text, action, isLocked, form, children }: TextProps) {
  const { before, open, close, button } = useForm<true>()
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
        </Button>
        {children}
      </span>
    </>
  )
}
