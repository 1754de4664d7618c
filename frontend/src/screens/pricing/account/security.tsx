import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { shortDate } from '../../../ui/format'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'
import { ChangePassword } from './change-password'
import { DeleteAccount } from './delete-account'
import { downloadData } from './download-data'

type Opened = 'password' | 'delete' | null

/** Account security, and export or deletion of all data. */
export function Security() {
  const { refresh, forget } = useSession()
  const { sessionEndsAt } = useUser()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  // Only `getUser` returns the end of the session.
  useEffect(() => void refresh(), [refresh])

  const [leave, leaving] = useAction(async () => {
    try {
      await request('logoutEverywhere', { body: {} })
      forget()
      toast({ title: 'Logged out everywhere', text: 'Every device has been signed out, this one too.' })
    } catch (error) {
      toastFailure('Logout Failed', error)
    }
  })
  const [parts, setParts] = useState(0)
  const [download, downloading] = useAction(async () => {
    try {
      setParts(0)
      await downloadData(setParts)
      toast({ title: 'Data Downloaded', text: 'Everything we keep of you is in the file.' })
    } catch (error) {
      toastFailure('Download Failed', error)
    }
  })

  return (
    <section className="security" aria-label="Security and data">
      <Row
        title="Password"
        note="A new one signs out every other device."
        opened={opened === 'password'}
        action="Change password"
        onAction={() => setOpened(opened === 'password' ? null : 'password')}
      >
        {opened === 'password' && <ChangePassword onDone={close} />}
      </Row>
      <Row
        title="Devices"
        note={
          sessionEndsAt ? `You are signed in here until ${shortDate(sessionEndsAt)}.` : 'Sign out wherever you are.'
        }
        action={leaving ? 'Logging out...' : 'Log out everywhere'}
        isDisabled={leaving}
        onAction={() => void leave()}
      />
      <Row
        title="Your data"
        note="Projects, answers and saved estimates as one JSON file."
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

interface RowProps {
  title: string
  note: string
  action: string
  onAction: () => void
  isDisabled?: boolean
  /** Set if the action opens a form below. */
  opened?: boolean
  children?: ReactNode
}

function Row({ title, note, action, onAction, isDisabled, opened, children }: RowProps) {
  const id = useId()
  return (
    <div className="security__row">
      <div className="security__head">
        <div>
          <h3>{title}</h3>
          <p className="muted small" id={id}>
            {note}
          </p>
        </div>
        <Button size="small" isDisabled={isDisabled} aria-describedby={id} aria-expanded={opened} onClick={onAction}>
          {action}
        </Button>
      </div>
      {children}
    </div>
  )
}
