import { Button, TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { defaultMonthlyLimit } from '#contract/limits'
import { Registration } from '#contract/credentials'
import { useSession } from '../../session/session'
import { useForm } from '../../ui/form'
import { NewPasswordField } from '../../ui/new-password-field'

interface Props {
  email: string
  setEmail: (email: string) => void
  onLogin: () => void
}

export function Register({ email, setEmail, onLogin }: Props) {
  const { register } = useSession()
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  const [password, setPassword] = useState('')
  const { form, field, pending } = useForm({
    schema: Registration,
    typed: { firstName, lastName, email, password },
    send: register,
    failed: 'Registration failed',
    fieldOf: (kind) => (kind === 'email-taken' ? 'email' : 'password'),
  })
  return (
    <form {...form} className="auth__form" aria-label="Sign up">
      <h2>Create Account</h2>
      <div className="auth__names">
        <TextField
          className="optional"
          label="First Name"
          autoComplete="given-name"
          {...field('firstName', setFirstName)}
        />
        <TextField
          className="optional"
          label="Last Name"
          autoComplete="family-name"
          {...field('lastName', setLastName)}
        />
      </div>
      <TextField label="Email" type="email" autoComplete="username" isRequired {...field('email', setEmail)} />
      <NewPasswordField label="Password" {...field('password', setPassword)} />
      <Button type="submit" variation="primary" isFullWidth isDisabled={pending}>
        {pending ? 'Creating Account...' : 'Create Account'}
      </Button>
      <p className="muted small">
        {defaultMonthlyLimit} estimates a month are free, no card needed. Have an account?{' '}
        <button type="button" className="text-button" onClick={onLogin}>
          Sign in
        </button>
      </p>
    </form>
  )
}
