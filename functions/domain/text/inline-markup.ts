/**
 * Text between marks of bold, emphasis or code that begin and end words. Others are no markup: `snake_case`, `2*3`,
 * `*.csv`, `5 * 3`, a footnote's and `\*escaped\*`. Scripts without spaces have them between letters.
 */
const marked =
  /(?<![\p{Ll}\p{Lu}\p{N}*_`\\])(([*_`])\2{0,2})(?!\2|[\s\p{Pe},;:!?|-])((?:\\\2|(?!\2).|(?<=\w)\2(?=\w)){1,400})(?<![\s\p{Ps},;/|\\])\1(?![\p{Ll}\p{Lu}\p{N}]|\2)/gu

/** A link or an image, or half of a pair of marks, because long lines are numbered sentence by sentence. */
const linkOrHalf = /!?\[([^[\]]{1,300})\]\([^()\s]{0,300}[/.#@:][^()]{0,900}\)|^\*\*(?=\p{Lu})|(?<=[.!?:])\*\*$/gu

/** Returns a Markdown line as it is read: without the marks of bold, emphasis and code, and links as their words. */
export function withoutInlineMarkup(text: string): string {
  // Most lines have no mark, which a simple pattern finds in a hundredth of the time.
  if (!/[*_`[]/.test(text)) return text
  const plain = text.replace(marked, '$3')
  return plain === text ? text.replace(linkOrHalf, '$1') : withoutInlineMarkup(plain)
}

/**
 * Backslashes of escaped marks, `order\_items`, but not those of a path, `C:\data\*.csv`. Without them, the marks would be
 * read as markup from then on.
 */
export const escapes = /(?<![A-Z]:\S{0,99})\\(?=[*_`])/g
