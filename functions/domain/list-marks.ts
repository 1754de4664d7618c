/** Removes the marks of a list item or of a Markdown heading: "- [ ] Search", "2) Search", "## Search". */
export const withoutBullet = (text: string): string =>
  text.replace(/^(?:(?:[-*+•–▪●○◦·]|#{1,6}|\[[ x]?\]|\(?\w{1,2}\)|\d{1,2}\.)\s+)+/i, '')

/** Returns the row of a table as a person reads it: "| R-1 | Search | Must |" becomes "R-1 · Search · Must". */
export const withoutCellMarks = (text: string): string =>
  text.replace(/^\| +|(?<! ) +\|$/g, '').replace(/ (?:\| )+/g, ' · ')
