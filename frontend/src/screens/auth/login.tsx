import { Button, PasswordField, TextField } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import { Credentials } from '#contract/user'
import { messageOf, sentenceOf } from '../../api/api-error'
import { useSession } from '../../session/session'
import { type FieldErrors, check, focusFirstError } from '../../ui/check'
import { toast } from '../../ui/toast'
import { useAction } from '../../ui/use-action'

interface Props {
  email: string
  setEmail: (email: string) => void
  onRegister: () => void
}

export function Login({ email, setEmail, onRegister }: Props) {
  const { login } = useSession()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)

  const refuse = (errors: FieldErrors, text: string) => {
    setErrors(errors)
    toast({ title: 'Login failed', text, tone: 'destructive' })
    focusFirstError(form.current)
  }
  const [signIn, pending] = useAction(async () => {
    const { value, errors } = check(Credentials, { email, password })
    if (errors) return refuse(errors, Object.values(errors)[0]!)
    setErrors({})
    await login(value).catch((error: unknown) => refuse({ password: sentenceOf(error) }, messageOf(error)))
  })
  return (
    <form
      ref={form}
      className="auth__form"
      noValidate
      aria-label="Login"
      onSubmit={(event) => {
        event.preventDefault()
        void signIn()
      }}
    >
      <h2>Welcome Back</h2>
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
        isRequired
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hasError={Boolean(errors.password)}
        errorMessage={errors.password}
      />
      <Button type="submit" variation="primary" isFullWidth isDisabled={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
      <p className="muted small">
        New here?{' '}
        <button type="button" className="text-button" onClick={onRegister}>
          Create an account
        </button>
      </p>
    </form>
  )
}
