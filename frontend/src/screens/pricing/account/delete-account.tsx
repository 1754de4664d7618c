import { Button, PasswordField } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import { AccountDeletion } from '#contract/account'
import { messageOf, sentenceOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { type FieldErrors, check, focusFirstError } from '../../../ui/check'
import { toast } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'

export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const { forget } = useSession()
  const { email, subscription } = useUser()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)

  const refuse = (errors: FieldErrors, text: string) => {
    setErrors(errors)
    toast({ title: 'Account Not Deleted', text, tone: 'destructive' })
    focusFirstError(form.current)
  }
  const [remove, pending] = useAction(async () => {
    const { value, errors } = check(AccountDeletion, { password })
    if (errors) return refuse(errors, Object.values(errors)[0]!)
    setErrors({})
    try {
      await request('deleteAccount', { body: value })
    } catch (error) {
      return refuse({ password: sentenceOf(error) }, messageOf(error))
    }
    forget()
    return toast({ title: 'Account Deleted', text: 'Your account and all of its data are gone.' })
  })
  return (
    <form
      ref={form}
      className="security__form"
      noValidate
      aria-label="Delete account"
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      <p>
        Your projects, estimates and account are deleted at once and cannot be brought back.
        {subscription && ' Your plan ends today, without a refund.'} Download your data first if you may need them.
      </p>
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password, to confirm"
        name="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hasError={Boolean(errors.password)}
        errorMessage={errors.password}
      />
      <div className="row">
        <Button type="submit" variation="destructive" isDisabled={pending}>
          {pending ? 'Deleting...' : 'Delete everything'}
        </Button>
        <Button isDisabled={pending} onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
