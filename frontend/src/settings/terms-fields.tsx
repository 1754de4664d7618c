import { Radio, RadioGroupField, SelectField, TextField } from '@aws-amplify/ui-react'
import { roles } from '#contract/breakdown'
import { currencies } from '#contract/currencies'
import { quotePoints } from '#contract/terms'
import { money } from '#domain/text/format'
import { describeQuote } from '#domain/hours/price'
import type { ExplainedEstimate } from '#domain/offer/sold-estimate'
import type { FieldErrors } from '../ui/check'
import { numberField } from '../ui/form-parts'
import './terms-fields.css'
import type { TermsForm } from './terms-form'
import { quoteLabels } from './terms-texts'

/** Offered first. */
const commonCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'INR']

const names = new Intl.DisplayNames('en-US', { type: 'currency' })

/** Names of currencies that some browsers do not know yet. */
const newNames: Record<string, string> = {
  SLE: 'Sierra Leonean Leone',
  XCG: 'Caribbean Guilder',
  ZWG: 'Zimbabwean Gold',
}

const chances: Record<TermsForm['quoteAt'], string> = {
  50: 'as likely to take more as less',
  80: 'four projects in five stay under',
  90: 'nine projects in ten stay under',
}

interface Props {
  form: TermsForm
  /** Hourly rate as typed, which roles without a rate of their own have. */
  hourlyRate: string
  errors: FieldErrors
  onChange: (changed: Partial<TermsForm>) => void
  /** Called when a number is complete: on blur or Enter. */
  onTyped?: () => void
  /** Estimate that these terms lead to. */
  estimation?: Pick<ExplainedEstimate, 'price' | 'agreed'> | undefined
}

/** Terms of the price: currency, confidence, rates by role, discount and tax. */
export function TermsFields({ form, hourlyRate, errors, onChange, onTyped, estimation }: Props) {
  const amountField = (name: string, value: string, change: (typed: string) => void) => ({
    name,
    ...numberField({ value, error: errors[name], onChange: change }),
    onBlur: onTyped,
    onKeyDown: ({ key }: { key: string }) => key === 'Enter' && onTyped?.(),
  })
  return (
    <div className="terms stack">
      <RadioGroupField
        legend="Quote at"
        name="quoteAt"
        value={String(form.quoteAt)}
        onChange={({ target }) => onChange({ quoteAt: Number(target.value) as TermsForm['quoteAt'] })}
      >
        {quotePoints.map((point) => (
          <Radio key={point} value={String(point)}>
            {quoteLabels[point]} <span className="muted small">{chances[point]}</span>
          </Radio>
        ))}
      </RadioGroupField>
      <SelectField
        label="Currency"
        name="currency"
        descriptiveText="Amounts are relabeled, not converted."
        value={form.currency}
        hasError={Boolean(errors.currency)}
        errorMessage={errors.currency}
        onChange={({ target }) => onChange({ currency: target.value })}
      >
        <optgroup label="Common">{commonCurrencies.map(renderOption)}</optgroup>
        <optgroup label="All others">
          {currencies.filter((code) => !commonCurrencies.includes(code)).map(renderOption)}
        </optgroup>
      </SelectField>
      <fieldset className="terms__rates">
        <legend>Rates by role</legend>
        <p className="muted small">Per hour. A role without one has the hourly rate.</p>
        {roles.map((role) => (
          <TextField
            key={role}
            label={role}
            placeholder={hourlyRate}
            {...amountField(`rates.${role}`, form.rates[role], (typed) =>
              onChange({ rates: { ...form.rates, [role]: typed } }),
            )}
          />
        ))}
      </fieldset>
      <div className="terms__percentages">
        <TextField
          label="Discount (%)"
          placeholder="0"
          {...amountField('discount', form.discount, (discount) => onChange({ discount }))}
        />
        <TextField label="Tax (%)" placeholder="0" {...amountField('tax', form.tax, (tax) => onChange({ tax }))} />
      </div>
      {estimation?.price && (
        <output className="num">
          {describeQuote(estimation.price)}
          {estimation.price.total !== estimation.price.quoted &&
            `; total ${money(estimation.price.total, estimation.price.currency)}`}
          {estimation.agreed && <span className="muted small written"> {estimation.agreed}</span>}
        </output>
      )}
    </div>
  )
}

const renderOption = (code: string) => (
  <option key={code} value={code}>
    {code} – {newNames[code] ?? names.of(code)}
  </option>
)
