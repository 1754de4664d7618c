import { Button, PasswordField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { AccountDeletion } from '#contract/account'
import type { Progress } from '#contract/joining'
import { retentionDays } from '#contract/retention'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { plural } from '../../../ui/format'
import { useForm } from '../../../ui/form'
import { shareOf, stageOf } from '../../../ui/progress'
import { toast } from '../../../ui/toast'

const upTo = (days: number) => `Up to ${plural(days, 'day')}`

/** Data that a deletion leaves, and for how long. */
const lasting = [
  ['Uploaded documents that were never read', upTo(retentionDays.uploads)],
  [
    'Mails that were queued or sent, with the id of your account and, until they are sent, your email',
    upTo(retentionDays.mails),
  ],
  ['Amazon Textract’s results of scanned documents', upTo(retentionDays.scans)],
  ['Number of this month’s estimates, under a keyed hash of your email', 'Until the month ends'],
  ['Rate-limit counters, with your IP or a keyed hash of your email', upTo(retentionDays.rateLimits)],
  ['Backups of the database', upTo(retentionDays.backups)],
  ['Logs of the service, without personal data', upTo(retentionDays.logs)],
  ['Access logs, with your IP', upTo(retentionDays.accessLogs)],
  ['Your email on Amazon SES’s suppression list, if mail to it bounced or was reported as spam', 'Until we remove it'],
  ['Invoices at Stripe', 'As long as the law requires'],
] as const

export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const { forget } = useSession()
  const { email, subscription } = useUser()
  const [password, setPassword] = useState('')
  const [progress, setProgress] = useState<Progress | null>(null)
  const { form, field, pending } = useForm({
    schema: AccountDeletion,
    typed: { password },
    send: async (body) => {
      await request('deleteAccount', { body, onProgress: setProgress }).finally(() => setProgress(null))
      forget()
      toast({ title: 'Account Deleted', text: 'Your account, projects and estimates have been deleted.' })
    },
    fieldOf: () => 'password',
  })
  return (
    <form {...form} className="security__form" aria-label="Delete account">
      <p>
        Your projects, estimates, links to offers and account are deleted immediately and cannot be brought back.
        {subscription && ' Your plan ends today, without a refund.'} Download your data first if you may need them.
      </p>
      <details className="fold">
        <summary>Data that outlives your account</summary>
        <dl className="account">
          {lasting.map(([data, period]) => (
            <div key={data}>
              <dt>{data}</dt>
              <dd>{period}</dd>
            </div>
          ))}
        </dl>
      </details>
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password, to confirm"
        autoComplete="current-password"
        isRequired
        {...field('password', setPassword)}
      />
      {progress && (
        <>
          <progress aria-label="Deleting" value={shareOf(progress)} />
          <output className="muted num">{stageOf(progress)}</output>
        </>
      )}
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
