/** Amounts as people type them in forms and spreadsheets: with points or decimal commas, and a unit. */

const digits = (text: string) => text.replace(/[\s'’]/g, '').replace(/h(ours|rs)?$/i, '')

/** Matches thousands as the product writes them: `2,650`. */
const grouped = /^[1-9]\d{0,2},\d{3}$/

/** Returns the error message for `1.234` or `1,234` in a file, which are read differently in different countries. */
export const describeAmbiguous = (text: string): string | undefined =>
  /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits(text))
    ? `“${text.trim()}” can mean thousands or decimals. Write it without a thousands separator.`
    : undefined

/**
 * Returns the error messages of ambiguous amounts by their fields. In our forms `2,650` means thousands, because we write
 * it so ourselves.
 */
export const ambiguousFields = (amounts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([field, text]) => {
      const problem = grouped.test(digits(text)) ? undefined : describeAmbiguous(text)
      return problem ? [[field, problem]] : []
    }),
  )

/** Parses a number such as `1,234`, `1,234.5`, `1.234,5` or `12,5 h`. NaN if it is none. */
export function parseAmount(text: string): number {
  const plain = digits(text)
  if (!grouped.test(plain) && /^-?\d+([.,]\d+)?$/.test(plain)) return Number(plain.replace(',', '.'))
  const [, thousands] = /^\d{1,3}(?:([.,])\d{3})+(?!\1)([.,]\d+)?$/.exec(plain) ?? []
  return thousands ? Number(plain.replaceAll(thousands, '').replace(',', '.')) : Number.NaN
}

/** Formats an amount so that `parseAmount` returns it and it is not ambiguous. */
export const typeAmount = (amount: number): string =>
  describeAmbiguous(String(amount)) ? `${amount}0` : String(amount)
