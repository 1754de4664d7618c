import { Button, PasswordField, TextField } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import { defaultMonthlyLimit, passwordLimit } from '#contract/limits'
import { Registration, emailTaken } from '#contract/user'
import { messageOf, sentenceOf } from '../../api/api-error'
import { useSession } from '../../session/session'
import { type FieldErrors, check, focusFirstError } from '../../ui/check'
import { toast } from '../../ui/toast'
import { useAction } from '../../ui/use-action'

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
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)

  const refuse = (errors: FieldErrors, text: string) => {
    setErrors(errors)
    toast({ title: 'Registration failed', text, tone: 'destructive' })
    focusFirstError(form.current)
  }
  const [create, pending] = useAction(async () => {
    const { value, errors } = check(Registration, { email, password, firstName, lastName })
    if (errors) return refuse(errors, Object.values(errors)[0]!)
    setErrors({})
    await register(value).catch((error: unknown) => {
      const sentence = sentenceOf(error)
      refuse(sentence === emailTaken ? { email: sentence } : { password: sentence }, messageOf(error))
    })
  })
  return (
    <form
      ref={form}
      className="auth__form"
      noValidate
      aria-label="Sign up"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <h2>Create Account</h2>
      <div className="auth__names">
        <TextField
          className="optional"
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
          hasError={Boolean(errors.firstName)}
          errorMessage={errors.firstName}
        />
        <TextField
          className="optional"
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
          hasError={Boolean(errors.lastName)}
          errorMessage={errors.lastName}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        isRequired
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hasError={Boolean(errors.email)}
        errorMessage={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        descriptiveText={`At least ${passwordLimit.min} characters`}
        isRequired
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hasError={Boolean(errors.password)}
        errorMessage={errors.password}
      />
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
