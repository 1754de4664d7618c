import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PasswordReset } from '#contract/mail'
import { useSession } from '../../session/session'
import { useForm } from '../../ui/form'
import { NewPasswordField } from '../../ui/new-password-field'

interface Props {
  /** Email typed before, if any, for password managers. */
  email: string
  token: string
  onAgain: () => void
}

/** The form that a mailed link opens. */
export function NewPassword({ email, token, onAgain }: Props) {
  const { resetPassword } = useSession()
  const navigate = useNavigate()
  const [newPassword, setNewPassword] = useState('')
  const [isDead, setDead] = useState(false)
  const { form, field, pending } = useForm({
    schema: PasswordReset,
    typed: { token, newPassword },
    send: (body) => resetPassword(body, () => navigate('/', { replace: true })),
    failed: 'Password Not Changed',
    fieldOf: (kind) => {
      setDead(kind === 'not-found')
      return 'newPassword'
    },
  })
  return (
    <form {...form} className="auth__form auth__form--alone" aria-label="New password">
      <h2>Choose a new password</h2>
      <p className="muted">It signs you in here, and logs out every other device.</p>
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="New Password" {...field('newPassword', setNewPassword)} />
      <Button type="submit" variation="primary" isFullWidth isDisabled={pending}>
        {pending ? 'Saving...' : 'Save new password'}
      </Button>
      {isDead && (
        <p className="muted small">
          <button type="button" className="text-button" onClick={onAgain}>
            Request another link
          </button>
        </p>
      )}
    </form>
  )
}
