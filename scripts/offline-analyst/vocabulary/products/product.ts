import type { Terms } from '../cues'

/** A kind of product: terms that name it by language, and the kinds of work it has even if nobody says so. */
interface Product {
  terms: Terms
  has: string[]
}

export type ProductByName = Record<string, Product>
