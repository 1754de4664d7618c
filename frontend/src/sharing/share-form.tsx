import { useState } from 'react'
import { shareLimits } from '#contract/limits'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import { ShareTexts, validityInvalid } from '#contract/share-texts'
import { defaultTerms } from '#contract/terms'
import type { User } from '#contract/user'
import { changeTitle } from '#domain/change/change-title'
import { laterThan, nameSaved } from '#domain/change/compared-estimate'
import { listedTotals } from '#domain/offer/listed-totals'
import { money } from '#domain/text/format'
import { initialParts, initialTitle } from '#domain/estimate/last-choices'
import { scopeKey } from '#domain/scope/scope'
import { projectSender, senderName } from '#domain/text/sender-name'
import { type Sold, ofProject, soldOf } from '#domain/offer/sold'
import { useUser } from '../session/session'
import { useTyped } from '../session/use-typed'
import { type FieldErrors, check, focusFirstError } from '../ui/check'
import { SaveButtons } from '../ui/form-parts'
import { inDays, shortDate } from '../ui/format'
import { lazyPart } from '../ui/lazy-part'
import { BasisField, type NamedChoices, OfferedOptions, ShownParts, ValidityField, WordingFields } from './share-fields'
import './share-form.css'

// After the form, which does not need it.
const OfferPreview = lazyPart(() => import('./offer-preview').then((module) => module.OfferPreview))

export interface ShareFormProps {
  history: readonly SavedEstimate[]
  saved: SavedSnapshot
  since: string | undefined
  /** Name of the draft of what is typed. */
  draft: string
  onSubmit: (choices: NamedChoices) => Promise<void>
  isCreating: boolean
  problem: string
  /** Closes the dialog. */
  onClose: () => void
}

/** Choices of an offer, with a preview of what the client will see. Of what was sold, it is a change by default. */
export function ShareForm({ saved, history, since, draft, onSubmit, isCreating, problem, onClose }: ShareFormProps) {
  const user = useUser()
  const own = ofProject(saved.projectId, history)
  const sold = soldOf(saved.projectId, own)
  const comparable = listComparable(saved, own, sold)
  const later = laterThan(saved, own)
  // Empty for the whole estimate.
  const start = since ?? (sold ? (comparable[0]?.id ?? '') : '')
  const firstOf = (since: string) => ({ ...initialChoices(saved, own, sold, user, since !== ''), since })
  const { typed, change, forget } = useTyped(draft, { ...firstOf(start), leftOut: [] as string[] })
  const [wasTyped] = useState(Object.keys(typed).length > 0)
  const basis = ['', ...comparable.map(({ id }) => id)].find((id) => id === typed.since) ?? start
  const first = firstOf(basis)
  const { leftOut = [], ...others } = typed
  const options = first.options.filter((option) => !leftOut.includes(scopeKey(option)))
  const choices = { ...first, ...others, options, since: basis || undefined }
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const [wasSent, setWasSent] = useState(false)
  const errors = wasSent ? problemsIn(choices) : {}
  const fields = { choices, errors, onChange: change }
  return (
    <form
      className="stack share"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setWasSent(true)
        if (Object.keys(problemsIn(choices)).length > 0) focusFirstError(event.currentTarget)
        else void onSubmit(choices)
      }}
    >
      {wasTyped && <p className="muted small">What you typed before is still here. Cancel discards it.</p>}
      {later && <Outdated {...{ later, own, sold }} />}
      <WordingFields {...fields} />
      <BasisField {...fields} sold={sold} own={own} comparable={comparable} />
      <ValidityField {...fields} />
      <ShownParts {...fields} {...saved} />
      <OfferedOptions {...fields} leftOut={leftOut} estimation={saved.estimation} />
      <OfferPreview saved={saved} sold={sold} choices={choices} foot={foot} onClose={onClose} />
      {user.emailVerified === false && (
        <p className="muted small">Confirm your email to get a mail when the client asks or decides.</p>
      )}
      <div className="dialog__foot stack">
        <div ref={setFoot} className="share__notices" />
        {problem && (
          <p className="bad" role="alert">
            {problem}
          </p>
        )}
        <SaveButtons
          label="Create Link"
          savingLabel="Creating..."
          isSaving={isCreating}
          onCancel={() => {
            forget()
            onClose()
          }}
        />
      </div>
    </form>
  )
}

/** Returns the error messages of choices by their fields. */
function problemsIn(choices: NamedChoices): FieldErrors {
  const { validUntil } = choices
  const isPossible = validUntil >= inDays(0) && validUntil <= inDays(shareLimits.days)
  return { ...check(ShareTexts, choices).errors, ...(!isPossible && { validUntil: validityInvalid }) }
}

/** Returns the choices that a new link starts with. */
function initialChoices(
  saved: SavedSnapshot,
  own: readonly SavedEstimate[],
  sold: Sold | undefined,
  user: User,
  isChange: boolean,
): NamedChoices {
  const title = initialTitle(own, saved.title, isChange)
  return {
    title: isChange ? `${title}: ${changeTitle(sold, saved)}` : title,
    from: projectSender(own) ?? senderName(user),
    validUntil: inDays(shareLimits.defaultDays),
    note: '',
    show: initialParts(own, isChange),
    options: saved.estimation.options.map(({ component, task }) => ({ component, task })),
  }
}

/** Returns the saved estimates that a change request can be compared with: what was sold, or else any earlier one. */
function listComparable(saved: SavedSnapshot, own: readonly SavedEstimate[], sold: Sold<SavedEstimate> | undefined) {
  const { currency: ours } = saved.estimation.price ?? defaultTerms
  return (sold ? [sold.saved] : own.filter(({ createdAt }) => createdAt < saved.createdAt)).filter(
    ({ id, currency = defaultTerms.currency }) => id !== saved.id && currency === ours,
  )
}

interface OutdatedProps {
  /** Saved estimates of the project. */
  own: readonly SavedEstimate[]
  later: SavedEstimate
  sold: Sold | undefined
}

/** Warns before an earlier estimate is offered. */
function Outdated({ later, own, sold }: OutdatedProps) {
  const { price, note } = listedTotals(later, sold)
  return (
    <p className="notice--bad">
      This is not the latest estimate: {nameSaved(later, own)} was saved on {shortDate(later.createdAt)}, for{' '}
      {money(price, later.currency)}
      {note}.
    </p>
  )
}
