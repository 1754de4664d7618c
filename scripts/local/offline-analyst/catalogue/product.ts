/**
 * Kinds of product, by the words with which people ask for them, and what each has even when nobody says so.
 * Found only where a text says what is to be made: in the title, in "we need …", or in a line that names the thing.
 */
export interface Product {
  name: string
  terms: string
  has: string[]
}
