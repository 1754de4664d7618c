import { Button, TextAreaField, TextField } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import { maxTitleLength, shareLimits } from '#contract/limits'
import type { SavedSnapshot } from '#contract/saved-estimate'
import type { NewShare, ShareChoices } from '#contract/share'
import { offerOf } from '#domain/offer'
import { optionName } from '#domain/offer-price'
import { sentenceOf } from '../../api/api-error'
import { request } from '../../api/request'
import { useUser } from '../../session/session'
import { OfferView } from '../../shared/offer-view'
import { Dialog } from '../../ui/dialog'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import './share.css'

const parts = [
  ['hours', 'Hours'],
  ['tasks', 'Tasks of each component'],
  ['range', 'Range of the cost'],
  ['risks', 'Risks'],
  ['rates', 'Rates per hour'],
] as const

const dayMs = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

interface Props {
  saved: SavedSnapshot
  onClose: () => void
  onShared: () => void
}

/** Makes a link to a saved estimate, with a preview of what the client will see. */
export default function ShareDialog({ saved, onClose, onShared }: Props) {
  const [link, setLink] = useState<string | null>(null)
  const share = ({ token }: NewShare) => {
    setLink(`${location.origin}/shared/${token}`)
    onShared()
  }
  return (
    <Dialog title="Share with a Client" onClose={onClose}>
      {link ? <Link url={link} onClose={onClose} /> : <Choices saved={saved} onShared={share} />}
    </Dialog>
  )
}

function Choices({ saved, onShared }: { saved: SavedSnapshot; onShared: (share: NewShare) => void }) {
  const { firstName, lastName } = useUser()
  const { options } = saved.estimation
  const [choices, setChoices] = useState<ShareChoices>({
    title: saved.title,
    note: '',
    show: { hours: false, tasks: false, range: false, risks: false, rates: false },
    options: options.map(({ component, task }) => ({ component, task })),
    validUntil: inDays(shareLimits.defaultDays),
  })
  const [createdAt] = useState(() => new Date().toISOString())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState('')
  const change = (changed: Partial<ShareChoices>) => {
    setChoices({ ...choices, ...changed })
    setChosen(new Set())
    setProblem('')
  }
  const [create, creating] = useAction(async () => {
    try {
      onShared(await request('createShare', { params: { id: saved.id }, body: choices }))
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  })

  const offered = new Set(choices.options.map(optionName))
  const sender = { from: `${firstName} ${lastName}`.trim(), createdAt }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <TextField
        label="Title"
        maxLength={maxTitleLength}
        isRequired
        value={choices.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextAreaField
        label="Note to the client (optional)"
        rows={3}
        maxLength={shareLimits.note}
        value={choices.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <TextField
        label="Valid until"
        type="date"
        isRequired
        min={inDays(0)}
        max={inDays(shareLimits.days)}
        value={choices.validUntil}
        onChange={({ target }) => change({ validUntil: target.value })}
      />
      <fieldset className="share__choices">
        <legend>Show beside the price</legend>
        {parts.map(([part, label]) => (
          <Check
            key={part}
            label={label}
            checked={choices.show[part]}
            onChange={(checked) => change({ show: { ...choices.show, [part]: checked } })}
          />
        ))}
      </fieldset>
      {options.length > 0 && (
        <fieldset className="share__choices">
          <legend>Options that the client can choose</legend>
          {options.map(({ component, task }) => {
            const name = optionName({ component, task })
            return (
              <Check
                key={name}
                label={name}
                checked={offered.has(name)}
                onChange={(checked) =>
                  change({
                    options: options
                      .filter((option) => (optionName(option) === name ? checked : offered.has(optionName(option))))
                      .map(({ component, task }) => ({ component, task })),
                  })
                }
              />
            )
          })}
        </fieldset>
      )}
      <details>
        <summary>Preview</summary>
        <div className="share__preview">
          <OfferView offer={offerOf(saved, choices, sender)} chosen={chosen} onChoose={setChosen} />
        </div>
      </details>
      {problem && (
        <p className="share__problem" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variation="primary" isDisabled={creating}>
        {creating ? 'Creating...' : 'Create Link'}
      </Button>
    </form>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A native checkbox, because Amplify's would be loaded with every screen. */
const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className="share__check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span className="written">{label}</span>
  </label>
)

function Link({ url, onClose }: { url: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone.
  useEffect(() => field.current?.focus(), [])
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link Copied', text: 'Send it to your client.' })
    } catch {
      toastFailure('Copy Failed', 'Please select the link and copy it yourself.')
    }
  }
  return (
    <div className="stack">
      <TextField ref={field} label="Link" value={url} isReadOnly onFocus={({ target }) => target.select()} />
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
