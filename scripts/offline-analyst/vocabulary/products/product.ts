import type { Terms } from '../cues'

/** A kind of product: terms by language, and what it implies. */
interface Product {
  terms: Terms
  /** Kinds of work. */
  has: string[]
  /** Number of roles of people. */
  roles: number
}

export type ProductByName = Record<string, Product>
