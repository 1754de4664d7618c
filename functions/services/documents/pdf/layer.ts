/** Text layer of a PDF. */
export interface Layer {
  /** Text of each page. Together they are the text of the document. */
  pages: string[]
  /**
   * Numbers of pages, from 1, that show more text than their layer contains: pictures of text, or glyphs without a
   * character mapping.
   */
  pictures: number[]
}

export const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Returns the text of a layer whose pictures could not be read, with a note in place of each of those pages. */
export function textOfLayer({ pages, pictures }: Layer): string {
  const skipped = (number: number) => `\n\n[Page ${number} is a picture. Its text was not read.]\n\n`
  return pages.map((text, index) => (pictures.includes(index + 1) ? text + skipped(index + 1) : text)).join('')
}

/** The text of a picture replaces the page's own text if it is this many times longer. */
const clearlyMore = 2

/** Combines the text layer with the text of the scanned pages. For each page, the longer one counts. */
export function textOfBoth({ pages, pictures }: Layer, scanned: string[]): string {
  const both = Array.from({ length: Math.max(pages.length, scanned.length) }, (_, index) => {
    const [held = '', seen = ''] = [pages[index], scanned[index]]
    const isMore = lettersOf(seen) > (pictures.includes(index + 1) ? 1 : clearlyMore) * lettersOf(held)
    return isMore ? `\n\n${seen.trim()}\n\n` : held
  })
  return both.join('')
}
