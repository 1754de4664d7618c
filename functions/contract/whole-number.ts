/** Formats a whole number: `12,345`. Not by `Intl`, whose first use would delay the start of a page and of a Lambda. */
export function wholeNumber(value: number): string {
  const digits = String(value)
  const first = digits.length % 3 || 3
  return digits.slice(0, first) + digits.slice(first).replace(/\d{3}/g, ',$&')
}
