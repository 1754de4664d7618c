import type { Terms } from '../cues'

/** A kind of product: terms by language, and the kinds of work that it implies. */
interface Product {
  terms: Terms
  has: string[]
}

export type ProductByName = Record<string, Product>
