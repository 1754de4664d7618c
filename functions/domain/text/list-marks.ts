/** Removes the marks of a list item or of a Markdown heading: "- [ ] Search", "2) Search", "## Search". */
export const withoutBullet = (text: string): string =>
  text.replace(/^(?:(?:[-*+•–▪●○◦·]|#{1,6}|\[[ x]?\]|\(?\w{1,2}\)|\d{1,2}\.)\s+)+/i, '')

/** True for a Markdown heading: "# Search", unlike "#12 Search". */
export const isMarkdownHeading = (text: string) => /^#{1,6}\s/.test(text)

/** Number or code of a row in its first cell: "R-1", "IF-3", "4.2", unlike a year or a date. */
const rowCode = /^(?:[a-z]{1,5}[-_. ]?\d[\d.-]*|\d{1,3}(?:\.\d{1,3})*)$/i
/** Letters and words for the priority of a row. */
const priority = /^(?:[a-z]?|must|should|could)$/i

/**
 * Returns the row of a table as a person reads it, without its code and priority: "| R-1 | Search | By name | Must |"
 * becomes "Search – By name".
 */
export function withoutCellMarks(text: string): string {
  const cells = text.replace(/^\| +|(?<! ) +\|$/g, '').split(/ (?:\| )+/)
  const isCoded = rowCode.test(cells[0]!)
  // Letters beside each other are a list: "Sizes: S | M | L".
  const isListed = (at: number) => [cells[at - 1], cells[at + 1]].some((cell) => /(?:^| )[a-z]$/i.test(`${cell}`))
  const isMark = (cell: string, at: number) =>
    (at === 0 && isCoded) || (priority.test(cell) && (isCoded || cell === '' || !isListed(at)))
  const said = cells.filter((cell, at) => !isMark(cell, at))
  return cells.length > 1 && said.length > 0 ? said.join(' – ') : cells.join(' – ')
}
