import { Button, PasswordField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { PasswordChange } from '#contract/account'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { useForm } from '../../../ui/form'
import { toast } from '../../../ui/toast'
import { NewPasswordField } from '../../../ui/new-password-field'

export function ChangePassword({ onDone }: { onDone: () => void }) {
  const { refresh } = useSession()
  const { email, pendingEmail } = useUser()
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const { form, field, pending } = useForm({
    schema: PasswordChange,
    typed: { currentPassword, newPassword },
    send: async (body) => {
      await request('changePassword', { body })
      await refresh()
      const ended = pendingEmail ? ` Your email stays ${email}: change it again if you still want to.` : ''
      toast({ title: 'Password Changed', text: `Every other device has been logged out.${ended}` })
      onDone()
    },
    fieldOf: (kind) => (kind === 'invalid' ? 'newPassword' : 'currentPassword'),
  })
  return (
    <form {...form} className="security__form" aria-label="Change password">
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        isRequired
        {...field('currentPassword', setCurrentPassword)}
      />
      <NewPasswordField label="New Password" {...field('newPassword', setNewPassword)} />
      <div className="row">
        <Button type="submit" variation="primary" isDisabled={pending}>
          {pending ? 'Saving...' : 'Save new password'}
        </Button>
      </div>
    </form>
  )
}
