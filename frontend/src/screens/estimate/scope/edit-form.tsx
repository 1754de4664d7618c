import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusFirstError } from '../../../ui/check'

interface Props {
  label: string
  submit: string
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** Form in the place of a row. Escape cancels, except in a filter, and Enter submits. */
export function EditForm({ label, submit, onSubmit, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
    form.current?.querySelector('input')?.select()
  }, [])
  useEffect(() => {
    const own = form.current
    const cancel = ({ key, target }: KeyboardEvent) =>
      key === 'Escape' && (target as HTMLInputElement).type !== 'search' && onCancel()
    own?.addEventListener('keydown', cancel)
    return () => own?.removeEventListener('keydown', cancel)
  }, [onCancel])
  return (
    <form
      ref={form}
      className="task-form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        focusFirstError(form.current)
      }}
    >
      {children}
      <div className="row">
        <Button type="submit" size="small" variation="primary">
          {submit}
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
