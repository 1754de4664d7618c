import { Button, PasswordField, TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Credentials } from '#contract/credentials'
import { useSession } from '../../session/session'
import { useForm } from '../../ui/form'

interface Props {
  email: string
  setEmail: (email: string) => void
  onRegister: () => void
  /** Absent if the stage sends no mail. */
  onForgot: (() => void) | undefined
}

export function Login({ email, setEmail, onRegister, onForgot }: Props) {
  const { login } = useSession()
  const [password, setPassword] = useState('')
  const { form, field, pending } = useForm({
    schema: Credentials,
    typed: { email, password },
    send: login,
    failed: 'Login failed',
    fieldOf: () => 'password',
  })
  return (
    <form {...form} className="auth__form" aria-label="Login">
      <h2>Welcome Back</h2>
      <TextField label="Email" type="email" autoComplete="username" isRequired {...field('email', setEmail)} />
      <PasswordField label="Password" isRequired {...field('password', setPassword)} />
      <Button type="submit" variation="primary" isFullWidth isDisabled={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
      {/* One line, because whether the site sends mail is known later than the form is drawn. */}
      <div className="auth__more small">
        <p className="muted">
          New here?{' '}
          <button type="button" className="text-button" onClick={onRegister}>
            Create an account
          </button>
        </p>
        {onForgot && (
          <button type="button" className="text-button" onClick={onForgot}>
            Forgot password?
          </button>
        )}
      </div>
    </form>
  )
}
