import { Button, TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { PasswordResetRequest, linkMinutes } from '#contract/mail'
import { request } from '../../api/request'
import { useSession } from '../../session/session'
import { useForm } from '../../ui/form'

interface Props {
  email: string
  setEmail: (email: string) => void
  onBack: () => void
}

/** Asks for a link to choose a new password. Says the same whether the account exists or not. */
export function Forgot({ email, setEmail, onBack }: Props) {
  const { status } = useSession()
  const [isSent, setSent] = useState(false)
  const { form, field, pending } = useForm({
    schema: PasswordResetRequest,
    typed: { email },
    send: async (body) => {
      await request('requestPasswordReset', { body })
      setSent(true)
    },
    failed: 'Link Not Requested',
    fieldOf: () => 'email',
  })
  return (
    <form {...form} className="auth__form auth__form--alone" aria-label="Forgot password">
      <h2>Forgot your password?</h2>
      {isSent ? (
        <output className="auth__why">
          If {email.trim()} has an account, a link to choose a new password is on its way. It works for{' '}
          {linkMinutes.reset} minutes.
        </output>
      ) : (
        <p className="muted">Enter your email, and we send you a link to choose a new one.</p>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        isRequired
        {...field('email', (typed) => {
          setEmail(typed)
          setSent(false)
        })}
      />
      <Button type="submit" variation="primary" isFullWidth isDisabled={pending}>
        {pending ? 'Sending...' : isSent ? 'Send another link' : 'Send link'}
      </Button>
      <p className="muted small">
        <button type="button" className="text-button" onClick={onBack}>
          {status === 'signed-in' ? 'Back to Scopewright' : 'Back to login'}
        </button>
      </p>
    </form>
  )
}
