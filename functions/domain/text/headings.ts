/** True for short lines without final punctuation that look like "# Search", "3.2 Search" or "SEARCH". */
export const isHeading = (text: string) =>
  text.length <= 90 &&
  !/[.;:,!?]\s*$/.test(text) &&
  (/^#{1,6}\s/.test(text) ||
    /^\d+(\.\d+)*\.?\s+\p{Lu}/u.test(text) ||
    (/\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)))
