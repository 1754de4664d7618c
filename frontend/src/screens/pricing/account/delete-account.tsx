import { Button, PasswordField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { AccountDeletion } from '#contract/account'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { useForm } from '../../../ui/form'
import { toast } from '../../../ui/toast'

export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const { forget } = useSession()
  const { email, subscription } = useUser()
  const [password, setPassword] = useState('')
  const { form, field, pending } = useForm({
    schema: AccountDeletion,
    typed: { password },
    send: async (body) => {
      await request('deleteAccount', { body })
      forget()
      toast({ title: 'Account Deleted', text: 'Your account and all of its data are gone.' })
    },
    failed: 'Account Not Deleted',
    fieldOf: () => 'password',
  })
  return (
    <form {...form} className="security__form" aria-label="Delete account">
      <p>
        Your projects, estimates and account are deleted at once and cannot be brought back.
        {subscription && ' Your plan ends today, without a refund.'} Download your data first if you may need them.
      </p>
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password, to confirm"
        autoComplete="current-password"
        isRequired
        {...field('password', setPassword)}
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
