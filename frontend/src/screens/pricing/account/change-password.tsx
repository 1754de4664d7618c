import { Button, PasswordField } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import { PasswordChange, wrongPassword } from '#contract/account'
import { passwordLimit } from '#contract/limits'
import { messageOf, sentenceOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { useUser } from '../../../session/session'
import { type FieldErrors, check, focusFirstError } from '../../../ui/check'
import { toast } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'

export function ChangePassword({ onDone }: { onDone: () => void }) {
  const { email } = useUser()
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)

  const refuse = (errors: FieldErrors, text: string) => {
    setErrors(errors)
    toast({ title: 'Password Not Changed', text, tone: 'destructive' })
    focusFirstError(form.current)
  }
  const [change, pending] = useAction(async () => {
    const { value, errors } = check(PasswordChange, { currentPassword, newPassword })
    if (errors) return refuse(errors, Object.values(errors)[0]!)
    setErrors({})
    try {
      await request('changePassword', { body: value })
    } catch (error) {
      const sentence = sentenceOf(error)
      return refuse(
        sentence === wrongPassword ? { currentPassword: sentence } : { newPassword: sentence },
        messageOf(error),
      )
    }
    toast({ title: 'Password Changed', text: 'Every other device has been signed out.' })
    return onDone()
  })
  return (
    <form
      ref={form}
      className="security__form"
      noValidate
      aria-label="Change password"
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        name="currentPassword"
        autoComplete="current-password"
        isRequired
        value={currentPassword}
        onChange={(event) => setCurrentPassword(event.target.value)}
        hasError={Boolean(errors.currentPassword)}
        errorMessage={errors.currentPassword}
      />
      <PasswordField
        label="New Password"
        name="newPassword"
        autoComplete="new-password"
        descriptiveText={`At least ${passwordLimit.min} characters`}
        isRequired
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
        hasError={Boolean(errors.newPassword)}
        errorMessage={errors.newPassword}
      />
      <div className="row">
        <Button type="submit" variation="primary" isDisabled={pending}>
          {pending ? 'Saving...' : 'Save new password'}
        </Button>
      </div>
    </form>
  )
}
