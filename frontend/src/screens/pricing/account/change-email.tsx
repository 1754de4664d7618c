import { Button, PasswordField, TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { EmailChange } from '#contract/mail'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { useForm } from '../../../ui/form'
import { toast } from '../../../ui/toast'

/** Takes effect when the mail to the new email is confirmed. The current email cancels a change. */
export function ChangeEmail({ onDone }: { onDone: () => void }) {
  const { refresh } = useSession()
  const { pendingEmail } = useUser()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { form, field, pending } = useForm({
    schema: EmailChange,
    typed: { email, password },
    send: async (body) => {
      const changed = await request('changeEmail', { body })
      await refresh()
      toast(
        changed.pendingEmail
          ? { title: 'Mail Sent', text: `Open the link that we sent to ${changed.pendingEmail}.` }
          : { title: 'Email Kept', text: `Your email stays ${changed.email}.` },
      )
      onDone()
    },
    fieldOf: (kind) => (kind === 'wrong-password' ? 'password' : 'email'),
  })
  return (
    <form {...form} className="security__form" aria-label="Change email">
      {pendingEmail && (
        <p className="muted small">
          {pendingEmail} is not confirmed yet. To cancel the change, enter your current email.
        </p>
      )}
      <TextField label="New Email" type="email" autoComplete="email" isRequired {...field('email', setEmail)} />
      <PasswordField
        label="Your password, to confirm"
        autoComplete="current-password"
        isRequired
        {...field('password', setPassword)}
      />
      <div className="row">
        <Button type="submit" variation="primary" isDisabled={pending}>
          {pending ? 'Sending...' : 'Send confirmation'}
        </Button>
      </div>
    </form>
  )
}
