import type { Decision, Share, ShareState } from '#contract/share'
import { formatWeeks, money } from '#domain/text/format'

type Link = Pick<ShareState, 'isChange' | 'before'> & Partial<Pick<Share, 'currency' | 'isTaxed'>>

/**
 * Formats an accepted price: of a change request as a difference with the price that it makes in all, if it is known, and
 * of another offer of the whole estimate with the price that it replaces, if that differs.
 */
export function describeAcceptedPrice(
  total: number,
  { currency, isChange, before, isTaxed }: Link,
  inAll?: number,
): string {
  const replaced = !isChange && before && money(before.price, before.currency ?? currency)
  const notes = [
    ...(isTaxed ? ['tax included'] : []),
    ...(replaced && replaced !== money(total, currency) ? [`instead of ${replaced}`] : []),
  ]
  const noted = notes.length > 0 ? ` (${notes.join(', ')})` : ''
  if (!isChange) return `${money(total, currency)}${noted}`
  const difference = `${money(Math.abs(total), currency)} ${total < 0 ? 'less' : 'more'}${noted}`
  return `${total === 0 ? 'no extra charge' : difference}${inAll === undefined ? '' : `, which makes ${money(inAll, currency)} in all`}`
}

/** Formats accepted weeks. Those of a change request are the weeks of all work. */
export const describeAcceptedWeeks = (weeks: number, { isChange }: Link): string =>
  `${formatWeeks(weeks)}${isChange ? ' in all' : ''}`

/** Describes an acceptance: `$12,400 and 4 weeks`. */
export const describeAcceptance = (
  { total, weeks }: Pick<Decision, 'total' | 'weeks'>,
  link: Link,
  inAll?: number,
): string =>
  [
    ...(total === undefined ? [] : [describeAcceptedPrice(total, link, inAll)]),
    ...(weeks === undefined ? [] : [describeAcceptedWeeks(weeks, link)]),
  ].join(' and ')
