import { sum } from '#domain/hours/apportion'
import { distinct } from '../reading/existing'
import type { Reading } from '../reading/read'
import { isAsking } from '../reading/statement'
import { products } from '../vocabulary/products'
import type { Recognized } from './recognize'
import { usualRoles } from './scale'

/**
 * Minimum number of roles of a document of more than so many chunks, or with requirements of this length, which take so many
 * hours. Shorter ones have at least their share of it, so that a second chunk of contract terms changes nothing. Fitted to
 * the roles that three specifications of 24,000 characters or more name.
 */
const long = { roles: 9, chunks: 2, characters: 50_000, hours: 450 }

/**
 * Returns the number of roles that a text names, and at least those that its kind of product and its length usually have.
 * The length of the chunks before follows from their hours, and that of `chunks` from these statements.
 */
export function rolesOf(
  {
    products: [main],
    roles,
    named = roles.length,
    hours = 0,
  }: Pick<Recognized, 'products' | 'roles'> & { named?: number; hours?: number },
  { statements, language: { language } }: Reading,
  of: number,
  chunks = 1,
): number {
  const length = sum(distinct(statements.filter(isAsking)).map(({ text }) => text.length))
  const share = of > long.chunks ? 1 : (chunks * length) / long.characters + hours / long.hours
  const ofLength = long.roles * Math.min(1, share)
  const ofProduct = of === 1 ? (products[main ?? '']?.roles ?? 1) : 1
  return Math.max(ofLength, ofProduct, language === null ? Math.max(usualRoles, named) : named)
}
