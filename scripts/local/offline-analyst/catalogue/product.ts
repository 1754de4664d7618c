/**
 * Kinds of product, by the words with which people ask for them, and what each has even when nobody says so.
 * Found only where a text says what is to be made: in the title, in "we need …", or in a line that names the thing.
 */
export interface Product {
  name: string
  terms: string
  has: string[]
  /** What it stands on or is made of, so that it is not built beside it; where the text begins with no other product. */
  given?: string[]
}
