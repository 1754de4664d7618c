import { Button, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react'
import { useCallback, useState } from 'react'
import { maxNameLength, maxTitleLength, shareLimits } from '#contract/limits'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import { type ShareChoices, notComparable } from '#contract/share'
import { defaultTerms } from '#contract/terms'
import { addReplaced, includeAccepted } from '#domain/accepted-options'
import { laterThan } from '#domain/compared-estimate'
import { money } from '#domain/format'
import { initialParts, initialTitle } from '#domain/last-choices'
import { type Sender, defaultChoices, offerOf, revealsContingency } from '#domain/offer'
import { chosenAtFirst } from '#domain/offer-standing'
import { projectSender, senderName } from '#domain/sender-name'
import { scopeKey } from '#domain/scope'
import { changeTitle } from '#domain/change-title'
import { type Sold, soldOf } from '#domain/sold'
import { sentenceOf } from '../api/api-error'
import { request } from '../api/request'
import { useUser } from '../session/session'
import { OfferView } from '../shared/offer-view'
import { Failed } from '../ui/failed'
import { dateAndTime, inDays, shortDate } from '../ui/format'
import { Loading } from '../ui/loading'
import { useLoaded } from '../ui/use-loaded'
import '../ui/checkbox.css'
import './share-form.css'

const parts = [
  ['hours', 'Hours'],
  ['tasks', 'Tasks of each component'],
  ['range', 'Range that the work may come to'],
  ['risks', 'Risks'],
  ['rates', 'Rates per hour'],
] as const

/** A change request shows only what changes, which has no range and no risks of its own. */
const ofChange = parts.filter(([part]) => part !== 'range' && part !== 'risks')

/** Choices with a name of the sender, which the dialog always sends. */
export type NamedChoices = ShareChoices & { from: string }

export interface ShareFormProps {
  history: readonly SavedEstimate[]
  saved: SavedSnapshot
  since: string | undefined
  onSubmit: (choices: NamedChoices) => Promise<void>
  isCreating: boolean
  problem: string
}

/** Choices of an offer, with a preview of what the client will see. Of what was sold, it is a change by default. */
export function ShareForm({ saved, history, since, onSubmit, isCreating, problem }: ShareFormProps) {
  const user = useUser()
  const { options } = saved.estimation
  const own = history.filter(({ projectId }) => projectId === saved.projectId)
  const sold = soldOf(saved.projectId, own)
  const earlier = listComparable(saved, own, sold)
  const later = laterThan(saved, own)
  const [typed, setTyped] = useState<Partial<NamedChoices>>({ since: since ?? (sold && earlier[0]?.id) })
  const isChange = typed.since !== undefined
  const title = initialTitle(own, saved.title)
  const choices: NamedChoices = {
    ...defaultChoices(saved),
    title: isChange ? `${title}: ${changeTitle(sold)}` : title,
    from: projectSender(own) ?? senderName(user),
    validUntil: inDays(shareLimits.defaultDays),
    show: initialParts(own, isChange),
    ...typed,
  }
  const before = useBefore(choices.since ?? (sold?.options ? sold.saved.id : undefined))
  const [createdAt] = useState(() => new Date().toISOString())
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const change = (changed: Partial<NamedChoices>) => {
    setTyped({ ...typed, ...changed })
    setChosen(undefined)
  }

  const offered = new Set(choices.options.map(scopeKey))
  const sender = { from: choices.from, createdAt }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(choices)
      }}
    >
      {later && <Outdated saved={saved} later={later} />}
      <TextField
        label="Title"
        maxLength={maxTitleLength}
        isRequired
        value={choices.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label="From"
        placeholder="Your name or company"
        autoComplete="organization"
        maxLength={maxNameLength}
        isRequired
        value={choices.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextAreaField
        label="Note to the client (optional)"
        rows={3}
        maxLength={shareLimits.note}
        value={choices.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {earlier.length > 0 && (
        <SelectField
          label="What the link shows"
          value={choices.since ?? ''}
          onChange={({ target }) => change({ since: target.value || undefined })}
        >
          <option value="">The whole estimate</option>
          {earlier.map(({ id, createdAt, version = 1, totalCost, totalPrice = totalCost, currency }) => (
            <option key={id} value={id}>
              {sold
                ? `The change to what was sold for ${money(sold.price, currency)}`
                : `Changes since ${dateAndTime(createdAt)}, version ${version}, for ${money(totalPrice, currency)}`}
            </option>
          ))}
        </SelectField>
      )}
      {sold && !isChange && (
        <p>
          Replaces what was accepted on {shortDate(sold.acceptedAt)} for {money(sold.price, sold.saved.currency)}, as
          the client reads in it.
        </p>
      )}
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
        {(isChange ? ofChange : parts).map(([part, label]) => (
          <Check
            key={part}
            label={label}
            checked={choices.show[part]}
            onChange={(checked) => change({ show: { ...choices.show, [part]: checked } })}
          />
        ))}
        {choices.show.rates && revealsContingency(saved.estimation, choices.show) && (
          <p className="muted small">
            Rates are left out beside the hours: multiplied, they would show the contingency in the price.
          </p>
        )}
      </fieldset>
      {options.length > 0 && !isChange && (
        <fieldset className="share__choices">
          <legend>Options that the client can choose</legend>
          {options.map((option) => {
            const key = scopeKey(option)
            return (
              <Check
                key={key}
                label={option.title}
                checked={offered.has(key)}
                onChange={(checked) =>
                  change({
                    options: options
                      .filter((other) => (scopeKey(other) === key ? checked : offered.has(scopeKey(other))))
                      .map(({ component, task }) => ({ component, task })),
                  })
                }
              />
            )
          })}
        </fieldset>
      )}
      {/* It opens at the end of what is in view. */}
      <details onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}>
        <summary>Preview</summary>
        <div className="share__preview">
          {Number.isNaN(Date.parse(choices.validUntil)) ? (
            <p>Choose the last day on which the offer is valid.</p>
          ) : (
            <Preview
              saved={saved}
              sold={sold}
              before={before}
              choices={choices}
              sender={sender}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </div>
      </details>
      {user.emailVerified === false && (
        <p className="muted small">Confirm your email to get a mail when the client asks or decides.</p>
      )}
      <div className="dialog__foot stack">
        {problem && (
          <p className="share__problem" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variation="primary" isDisabled={isCreating}>
          {isCreating ? 'Creating...' : 'Create Link'}
        </Button>
      </div>
    </form>
  )
}

/** Returns the saved estimates that a change request can be compared with: what was sold, or else any earlier one. */
function listComparable(saved: SavedSnapshot, own: readonly SavedEstimate[], sold: Sold<SavedEstimate> | undefined) {
  const { currency: ours } = saved.estimation.price ?? defaultTerms
  return (sold ? [sold.saved] : own.filter(({ createdAt }) => createdAt < saved.createdAt)).filter(
    ({ id, currency = defaultTerms.currency }) => id !== saved.id && currency === ours,
  )
}

/** Reads the saved estimate that an offer changes or replaces, if its work is needed. */
function useBefore(id: string | undefined) {
  const read = useCallback(async () => (id === undefined ? null : readBefore(id)), [id])
  const { value, failure, load } = useLoaded(read)
  return { isNeeded: id !== undefined, read: value?.before.id === id ? value : null, failure, load }
}

async function readBefore(id: string) {
  const [{ changeRequestOf }, before] = await Promise.all([
    import('#domain/change-request'),
    request('getSavedEstimate', { params: { id } }),
  ])
  return { changeRequestOf, before }
}

/** Warns before an earlier estimate is offered. */
const Outdated = ({ saved, later }: { saved: SavedSnapshot; later: SavedEstimate }) => (
  <p className="notice--bad">
    This is not the latest estimate. {later.version === saved.version ? 'A later one' : `Version ${later.version}`} was
    saved on {shortDate(later.createdAt)}, for {money(later.totalPrice ?? later.totalCost, later.currency)}.
  </p>
)

interface PreviewProps {
  saved: SavedSnapshot
  sold: Sold | undefined
  before: ReturnType<typeof useBefore>
  choices: ShareChoices
  sender: Sender
  chosen: ReadonlySet<number> | undefined
  onChoose: (chosen: ReadonlySet<number>) => void
}

function Preview({
  saved,
  sold,
  before: { isNeeded, read, failure, load },
  choices,
  sender,
  chosen,
  onChoose,
}: PreviewProps) {
  if (isNeeded && !read) return failure ? <Failed onRetry={load}>{sentenceOf(failure)}</Failed> : <Loading />
  if (read && choices.since !== undefined) {
    const pair = includeAccepted(read.before, saved, read.before.acceptedOptions)
    const offer = read.changeRequestOf(pair, choices, sender)
    return offer ? <OfferView offer={offer} chosen={new Set()} /> : <p>{notComparable}</p>
  }
  const offer = addReplaced(offerOf(saved, choices, sender), sold, saved, read && read.before)
  return <OfferView offer={offer} chosen={chosen ?? chosenAtFirst(offer)} onChoose={onChoose} />
}

interface CheckProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A native checkbox, because Amplify's would be loaded with every screen. */
const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className="checkbox">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span className="written">{label}</span>
  </label>
)
