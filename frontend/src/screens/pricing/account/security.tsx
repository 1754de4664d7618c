import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Defaults } from '#contract/terms'
import type { User } from '#contract/user'
import { rate } from '#domain/text/format'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { summarizeTerms } from '../../../settings/terms-texts'
import { plural, shortDate } from '../../../ui/format'
import { lazyPart } from '../../../ui/lazy-part'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'
import { ChangePassword } from './change-password'
import { DeleteAccount } from './delete-account'
import { downloadData } from './download-data'
import { Row } from './row'

const ChangeEmail = lazyPart(() => import('./change-email').then((module) => module.ChangeEmail))
const NoticesForm = lazyPart(() => import('./notices-form').then((module) => module.NoticesForm))
const DefaultsForm = lazyPart(() => import('./defaults-form').then((module) => module.DefaultsForm))

type Opened = 'defaults' | 'email' | 'notices' | 'password' | 'delete' | null

/** Defaults for new projects, account security, and export or deletion of all data. */
export function Security() {
  const { refresh, forget } = useSession()
  const { sessionEndsAt, defaults, ...user } = useUser()
  const [opened, setOpened] = useState<Opened>(useLocation().state as Opened)
  const close = () => setOpened(null)
  // Only `getUser` returns the end of the session.
  useEffect(() => void refresh(), [refresh])

  const [leave, leaving] = useAction(async () => {
    try {
      await request('logoutEverywhere', { body: {} })
      forget()
      toast({ title: 'Logged Out Everywhere', text: 'Every device has been logged out, including this one.' })
    } catch (error) {
      toastFailure('Logout Failed', error)
    }
  })
  const [parts, setParts] = useState(0)
  const [download, downloading] = useAction(async () => {
    try {
      setParts(0)
      await downloadData(setParts)
      toast({
        title: 'Data Downloaded',
        text: 'Your account, projects, estimates, links and track record are in the file.',
      })
    } catch (error) {
      toastFailure('Download Failed', error)
    }
  })

  return (
    <section className="security" aria-label="Settings, security and data">
      <Row
        title="Defaults for new projects"
        note={defaults ? defaultsNote(defaults) : 'Hourly rate, team, priority and pricing.'}
        opened={opened === 'defaults'}
        action="Change defaults"
        onAction={() => setOpened(opened === 'defaults' ? null : 'defaults')}
      >
        {opened === 'defaults' && <DefaultsForm onDone={close} />}
      </Row>
      {user.emailVerified !== undefined && (
        <Row
          title="Email"
          note={emailNote(user)}
          opened={opened === 'email'}
          action="Change email"
          onAction={() => setOpened(opened === 'email' ? null : 'email')}
        >
          {opened === 'email' && <ChangeEmail onDone={close} />}
        </Row>
      )}
      {user.notices && (
        <Row
          title="Notices"
          note="Mails about offers and payments."
          opened={opened === 'notices'}
          action="Choose notices"
          onAction={() => setOpened(opened === 'notices' ? null : 'notices')}
        >
          {opened === 'notices' && <NoticesForm notices={user.notices} />}
        </Row>
      )}
      <Row
        title="Password"
        note="A new one logs out every other device."
        opened={opened === 'password'}
        action="Change password"
        onAction={() => setOpened(opened === 'password' ? null : 'password')}
      >
        {opened === 'password' && <ChangePassword onDone={close} />}
      </Row>
      <Row
        title="Devices"
        note={sessionEndsAt ? `You are signed in here until ${shortDate(sessionEndsAt)}.` : 'Log out on every device.'}
        action={leaving ? 'Logging out...' : 'Log out everywhere'}
        isDisabled={leaving}
        onAction={() => void leave()}
      />
      <Row
        title="Your data"
        note="Account, projects, estimates, links and track record as one JSON file."
        action={downloading ? `Downloading${parts > 1 ? ` part ${parts}` : ''}...` : 'Download my data'}
        isDisabled={downloading}
        onAction={() => void download()}
      />
      <Row
        title="Account"
        note="Ends your plan and deletes everything, for good."
        opened={opened === 'delete'}
        action="Delete account"
        onAction={() => setOpened(opened === 'delete' ? null : 'delete')}
      >
        {opened === 'delete' && <DeleteAccount onCancel={close} />}
      </Row>
    </section>
  )
}

function emailNote({
  email,
  emailVerified,
  emailUndeliverable,
  pendingEmail,
}: Omit<User, 'sessionEndsAt' | 'defaults'>) {
  if (pendingEmail) return `${pendingEmail} is not confirmed yet.`
  if (emailUndeliverable) return `Mail to ${email} comes back, so none is sent.`
  return emailVerified ? 'Confirmed. A new one needs its own confirmation.' : 'Not confirmed yet.'
}

const defaultsNote = ({ hourlyRate, developerCount, priority, terms }: Defaults) =>
  [
    `${rate(hourlyRate, terms.currency)} an hour`,
    plural(developerCount, 'developer'),
    `${priority} priority`,
    `${summarizeTerms(terms)}.`,
  ].join(', ')
