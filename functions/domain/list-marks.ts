/** Removes the marks of a list item or of a Markdown heading: "- [ ] Search", "2) Search", "## Search". */
export const withoutBullet = (text: string): string =>
  text.replace(/^(?:(?:[-*+•–▪●○◦·]|#{1,6}|\[[ x]?\]|\(?\w{1,2}\)|\d{1,2}\.)\s+)+/i, '')
