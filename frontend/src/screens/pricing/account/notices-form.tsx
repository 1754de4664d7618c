import { useState } from 'react'
import { type NoticeName, type Notices, noticeNames } from '#contract/mail'
import { request } from '../../../api/request'
import { useSession } from '../../../session/session'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'

const labels: Record<NoticeName, string> = {
  offers: 'A client accepts, declines or asks about an offer',
  payments: 'A payment fails',
}

/** Each choice is saved immediately. */
export function NoticesForm({ notices }: { notices: Notices }) {
  const { refresh } = useSession()
  const [chosen, setChosen] = useState(notices)
  const [save, saving] = useAction(async (name: NoticeName, isOn: boolean) => {
    const next = { ...chosen, [name]: isOn }
    setChosen(next)
    try {
      await request('saveNotices', { body: next })
      await refresh()
      toast({ title: 'Notices Saved', text: 'Mails about the security of your account are always sent.' })
    } catch (error) {
      setChosen(chosen)
      toastFailure('Notices Not Saved', error)
    }
  })
  return (
    <fieldset className="notices">
      <legend className="muted small">Send me a mail when</legend>
      {noticeNames.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen[name]}
            disabled={saving}
            onChange={({ target }) => void save(name, target.checked)}
          />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  )
}
