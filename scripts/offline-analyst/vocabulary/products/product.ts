import type { Terms } from '../cues'

/** A kind of product: terms by language, and what it implies. */
interface Product {
  terms: Terms
  /** Kinds of work. */
  has: string[]
  /** Names of kinds of work that are called otherwise in this product. */
  called?: Record<string, string>
  /** Number of roles of people. */
  roles: number
}

export type ProductByName = Record<string, Product>
