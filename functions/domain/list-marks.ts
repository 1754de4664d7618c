/** Removes the marks of a list item or of a Markdown heading: "- [ ] Search", "2) Search", "## Search". */
export const withoutBullet = (text: string): string =>
  text.replace(/^(?:(?:[-*+•–▪●○◦·]|#{1,6}|\[[ x]?\]|\(?\w{1,2}\)|\d{1,2}\.)\s+)+/i, '')

/** Number or code of a row in the first cell of a table: "R-1", "IF-3", "A", "4.2". */
const rowCode = /^(?:\p{Lu}|(?:\p{L}{1,5}[-_. ]?)?\d[\d.-]*) \| (?=.*\p{L}{3})/u

/** Returns the row of a table as a person reads it: "| R-1 | Search | Must |" becomes "Search, Must". */
export const withoutCellMarks = (text: string): string =>
  text
    .replace(/^\| +|(?<! ) +\|$/g, '')
    .replace(rowCode, '')
    .replace(/([.,:;!?]?) (?:\| )+/g, (_, end: string) => `${end || ','} `)
