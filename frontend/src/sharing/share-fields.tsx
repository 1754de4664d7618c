import { SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react'
import type { Estimation } from '#contract/estimation'
import { maxNameLength, maxTitleLength, shareLimits } from '#contract/limits'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import type { ShareChoices } from '#contract/share'
import { nameSaved } from '#domain/change/compared-estimate'
import { money } from '#domain/text/format'
import { describeSurcharge } from '#domain/hours/surcharge'
import { revealsContingency } from '#domain/offer/offer-price'
import { scopeKey } from '#domain/scope/scope'
import type { Sold } from '#domain/offer/sold'
import type { FieldErrors } from '../ui/check'
import { dateAndTime, inDays, shortDate } from '../ui/format'
import '../ui/checkbox.css'

/** Choices with a name of the sender, which the dialog always sends. */
export type NamedChoices = ShareChoices & { from: string }

interface Props {
  choices: NamedChoices
  /** Error messages by fields. */
  errors: FieldErrors
  onChange: (changed: Partial<NamedChoices & { since: string; leftOut: string[] }>) => void
}

const errorOf = (error: string | undefined) => ({ hasError: error !== undefined, errorMessage: error })

/** Title, sender and note, in the owner's words. */
export const WordingFields = ({ choices, errors, onChange }: Props) => (
  <>
    <TextField
      label="Title"
      maxLength={maxTitleLength}
      isRequired
      {...errorOf(errors.title)}
      value={choices.title}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <TextField
      label="From"
      placeholder="Your name or company"
      autoComplete="organization"
      maxLength={maxNameLength}
      isRequired
      {...errorOf(errors.from)}
      value={choices.from}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    <TextAreaField
      label="Note to the client (optional)"
      rows={3}
      maxLength={shareLimits.note}
      value={choices.note}
      onChange={({ target }) => onChange({ note: target.value })}
    />
  </>
)

interface BasisProps extends Props {
  /** All that was sold of the project. */
  sold: Sold | undefined
  /** Saved estimates of the project. */
  own: readonly SavedEstimate[]
  /** Those that a change can be compared with. */
  comparable: readonly SavedEstimate[]
}

/** Choice between the whole estimate and a change, with what that starts from. */
export function BasisField({ choices: { since }, onChange, sold, own, comparable }: BasisProps) {
  return (
    <>
      {comparable.length > 0 && (
        <SelectField
          label="What the link shows"
          value={since ?? ''}
          onChange={({ target }) => onChange({ since: target.value })}
        >
          <option value="">The whole estimate</option>
          {comparable.map((saved) => (
            <option key={saved.id} value={saved.id}>
              {sold
                ? 'The change to what was sold'
                : `Changes since ${nameSaved(saved, own)} (${money(saved.totalPrice ?? saved.totalCost, saved.currency)}), ${dateAndTime(saved.createdAt)}`}
            </option>
          ))}
        </SelectField>
      )}
      {sold && (
        <p>
          {since === undefined ? 'Replaces' : 'Changes'} what was accepted on {shortDate(sold.acceptedAt)} for{' '}
          {money(sold.price, sold.saved.currency)}. The link says so.
        </p>
      )}
    </>
  )
}

export const ValidityField = ({ choices, errors, onChange }: Props) => (
  <TextField
    label="Valid until"
    type="date"
    isRequired
    min={inDays(0)}
    max={inDays(shareLimits.days)}
    {...errorOf(errors.validUntil)}
    value={choices.validUntil}
    onChange={({ target }) => onChange({ validUntil: target.value })}
  />
)

interface EstimationProps extends Omit<Props, 'errors'> {
  estimation: Estimation
}

const parts = [
  ['hours', 'Hours'],
  ['tasks', 'Tasks of each component'],
  ['range', 'Range that the work may come to'],
  ['risks', 'Risks'],
  ['rates', 'Rates per hour'],
] as const

/** A change request shows only what changes, which has no range and no risks of its own. */
const ofChange = parts.filter(([part]) => part !== 'range' && part !== 'risks')

export const ShownParts = ({
  choices: { show, since },
  onChange,
  estimation,
  settings = defaultSettings,
}: EstimationProps & Pick<SavedSnapshot, 'settings'>) => (
  <fieldset className="share__choices">
    <legend>Show beside the price</legend>
    {(since === undefined ? parts : ofChange).map(([part, label]) => (
      <Check
        key={part}
        label={label}
        checked={show[part]}
        onChange={(checked) => onChange({ show: { ...show, [part]: checked } })}
      />
    ))}
    {show.hours && since === undefined && estimation.components.some(({ isRecord }) => isRecord) && (
      <p className="muted small">
        The link spreads the correction by your record over all rows, so their hours differ from those on your screen.
      </p>
    )}
    {show.rates && (
      <RatesNote isLeftOut={revealsContingency(estimation, show)} surcharge={describeSurcharge(settings)} />
    )}
  </fieldset>
)

/** Explains what becomes of the rates beside the price, if anything does. */
function RatesNote({ isLeftOut, surcharge }: { isLeftOut: boolean; surcharge: string }) {
  const note = isLeftOut
    ? 'Rates are left out, because hours × rates would show your client the contingency.'
    : surcharge && `Rates include ${surcharge}, and the link says so.`
  return note && <p className="muted small">{note}</p>
}

interface OptionsProps extends EstimationProps {
  /** Keys of the options that the client cannot choose. Those that are added later are not among them. */
  leftOut: string[]
}

/** Options of the whole estimate that the client can choose. */
export function OfferedOptions({ choices, onChange, estimation: { options }, leftOut }: OptionsProps) {
  if (options.length === 0 || choices.since !== undefined) return null
  return (
    <fieldset className="share__choices">
      <legend>Options that the client can choose</legend>
      {options.map((option) => {
        const key = scopeKey(option)
        const others = leftOut.filter((other) => other !== key)
        return (
          <Check
            key={key}
            label={option.title}
            checked={others.length === leftOut.length}
            onChange={(isOffered) => onChange({ leftOut: isOffered ? others : [...others, key] })}
          />
        )
      })}
    </fieldset>
  )
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
