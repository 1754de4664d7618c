import { Link } from 'react-router-dom'
import type { User } from '#contract/user'
import { request } from '../api/request'
import { toast, toastFailure } from '../ui/toast'
import { useAction } from '../ui/use-action'
import { Notice } from './plan-notice'
import { accountUrl } from './user-menu'

/** Notice about an email that is not confirmed, or to which no mail can be sent. None where no mail is sent. */
export function EmailNotice({ user: { email, emailVerified, emailUndeliverable, pendingEmail } }: { user: User }) {
  if (emailUndeliverable && !pendingEmail)
    return (
      <Notice label="Mail comes back" isWarning>
        <strong>Mail to {email} comes back.</strong> We no longer send any.{' '}
        <Link to={accountUrl}>Change your email</Link>
      </Notice>
    )
  if (emailVerified !== false && !pendingEmail) return null
  return (
    <Notice label="Email not confirmed">
      <strong>Please confirm your email.</strong> Open the link in the mail to {pendingEmail ?? email}. No mail?{' '}
      <SendLink />
    </Notice>
  )
}

/** Sends the link, for the first time or again. */
function SendLink() {
  const [send, sending] = useAction(async () => {
    try {
      await request('resendVerification', { body: {} })
      toast({ title: 'Mail Sent', text: 'The new link replaces any previous one.' })
    } catch (error) {
      toastFailure('Mail Not Sent', error)
    }
  })
  return (
    <button type="button" className="text-button" disabled={sending} onClick={() => void send()}>
      {sending ? 'Sending...' : 'Send the link'}
    </button>
  )
}
