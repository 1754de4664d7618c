/** Removes the marks of a list item or of a Markdown heading: "- [ ] Search", "2) Search", "## Search". */
export const withoutBullet = (text: string): string =>
  text.replace(/^(?:(?:[-*+•–▪●○◦·]|#{1,6}|\[[ x]?\]|\(?\w{1,2}\)|\d{1,2}\.)\s+)+/i, '')

/** Number or code of a row in its first cell: "R-1", "IF-3", "4.2". */
const rowCode = /^[a-z]{0,5}[-_. ]?\d[\d.-]*$/i
/** Letters and words for the priority of a row. */
const priority = /^(?:[a-z]?|must|should|could)$/i

/**
 * Returns the row of a table as a person reads it, without its code and priority: "| R-1 | Search | By name | Must |"
 * becomes "Search – By name".
 */
export function withoutCellMarks(text: string): string {
  const cells = text.replace(/^\| +|(?<! ) +\|$/g, '').split(/ (?:\| )+/)
  const said = cells.filter((cell, at) => !(at === 0 && rowCode.test(cell)) && !priority.test(cell))
  return cells.length > 1 && said.length > 0 ? said.join(' – ') : cells.join(' – ')
}
