import { Button, TextField } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import { senderName } from '#domain/text/sender-name'
import { plainMessageOf } from '../api/api-error'
import { request } from '../api/request'
import { forgetDraft } from '../session/drafts'
import { useSession, useUser } from '../session/session'
import { Dialog } from '../ui/dialog'
import { lazyPart } from '../ui/lazy-part'
import { toast, toastFailure } from '../ui/toast'
import { useAction } from '../ui/use-action'
import type { NamedChoices } from './share-fields'
import type { ShareFormProps } from './share-form'

const loadShareForm = () => import('./share-form').then((module) => module.ShareForm)
const ShareForm = lazyPart<ShareFormProps>(loadShareForm)

interface Props {
  saved: SavedSnapshot
  history: readonly SavedEstimate[]
  /** Saves the estimate and returns its id, if it is not saved yet. Called for the link only. */
  save?: (() => Promise<string>) | undefined
  /** Id of the earlier saved estimate that a change request compares it with, if it is chosen already. */
  since?: string
  onClose: () => void
  onShared: () => void
}

/** Loads the form before it is needed. A failure shows when it is. */
export const preloadShareForm = (): void => void loadShareForm().catch(() => undefined)

/** Creates a link to an estimate. Its frame is there before the form has loaded. */
export function ShareDialog({ saved, history, save, since, onClose, onShared }: Props) {
  const [link, setLink] = useState<string | null>(null)
  const [isUncopied, setUncopied] = useState(false)
  const [problem, setProblem] = useState('')
  const [isAside, setAside] = useState(false)
  const { refresh } = useSession()
  const user = useUser()
  // The current estimate has no id until it is saved, and adding missing work makes it another one.
  const draft = `offer:${[saved.projectId, save ? saved.version : saved.id, since].join(':')}`
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  // Sending the same choices again, such as after a lost response, makes no second link.
  const [attempt] = useState(() => crypto.randomUUID())
  const [create, creating] = useAction(async (choices: NamedChoices) => {
    setProblem('')
    setAside(false)
    try {
      const id = save ? await save() : saved.id
      const { token } = await request('createShare', { params: { id }, body: { ...choices, attempt } })
      onShared()
      if (isOpen.current) {
        setLink(`${location.origin}/shared/${token}`)
        setUncopied(true)
        forgetDraft(user.email, draft)
      } else toastFailure('Link Not Shown', describeUnseen(choices.title))
      // Later links start with the new name.
      if (choices.from !== senderName(user)) void refresh()
    } catch (error) {
      setProblem(plainMessageOf(error))
      if (!isOpen.current) toastFailure('Link Not Created', error)
    }
  })
  function putAside() {
    setAside(true)
    toast({ title: 'Creating Link...', text: 'It is shown here as soon as it exists.' })
  }
  /** Closes the dialog. A link that was not copied is lost then, which is said first. */
  function leave() {
    if (!isUncopied) return onClose()
    setUncopied(false)
    toast({
      title: 'Link Not Copied',
      text: 'It is shown only once. Copy it now, or close again to leave without it.',
    })
  }
  // The link, or why there is none, opens the dialog again.
  if (isAside && creating) return null
  return (
    <Dialog title="Share with a Client" onClose={creating ? putAside : leave}>
      {link ? (
        <Link url={link} onCopied={() => setUncopied(false)} onClose={leave} />
      ) : (
        <ShareForm
          saved={saved}
          history={history}
          since={since}
          draft={draft}
          onSubmit={create}
          isCreating={creating}
          problem={problem}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/** Describes a link that was created after the page that shows it once was left. */
const describeUnseen = (title: string) =>
  `You left the page before the link to “${title}” was created, and it is shown only there. Revoke it with the saved estimate, and create another one.`

/** Shows a link, once. */
function Link({ url, onCopied, onClose }: { url: string; onCopied: () => void; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone.
  useEffect(() => field.current?.focus(), [])
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      onCopied()
      toast({ title: 'Link Copied', text: 'Send it to your client.' })
    } catch {
      toastFailure('Copy Failed', 'Please select the link and copy it yourself.')
    }
  }
  return (
    <div className="stack">
      <TextField
        ref={field}
        label="Link"
        value={url}
        isReadOnly
        onFocus={({ target }) => target.select()}
        onCopy={onCopied}
      />
      <p>Copy it now: it is shown only once. Everyone who has it can read the offer and respond to it.</p>
      <div className="row">
        <Button variation="primary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}
