/** Number formats of messages and the report: US English, whatever the machine's locale. */

/** Formats a number: `12,345`, `8.7`. */
export const number = (value: number): string => value.toLocaleString('en-US')

const currencyFormats = new Map<string, Intl.NumberFormat>()

/** Formats whole units of a currency (ISO 4217): `$12,345`, `€12,345`. */
export function money(amount: number, currency = 'USD'): string {
  let format = currencyFormats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
    currencyFormats.set(currency, format)
  }
  return format.format(amount).replace('-', '−')
}

/** Formats a rate per hour, with cents unless they are zero: `$100`, `€92.50`. */
export const rate = (amount: number, currency = 'USD'): string =>
  Number.isInteger(amount)
    ? money(amount, currency)
    : amount.toLocaleString('en-US', { style: 'currency', currency, minimumFractionDigits: 2 })

/** Formats a count: `1 week`, `12 weeks`. */
export const plural = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`

/** Formats a share of 1 to a tenth of a percent: 0.3 is `30%`, 0.025 is `2.5%`. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
