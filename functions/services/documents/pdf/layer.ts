/** What a PDF says without its pictures. */
export interface Layer {
  /** The text of each page; with those before it, it is the text of the document. */
  pages: string[]
  /** Numbers of the pages, from 1, that show more text than they hold: pictures of it, or letters nobody can tell. */
  pictures: number[]
}

export const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** The text of a layer whose pictures are not read: each page of them says so in its place. */
export function textOfLayer({ pages, pictures }: Layer): string {
  const unread = (number: number) => `\n\n[Page ${number} is a picture. Its text was not read.]\n\n`
  return pages.map((text, index) => (pictures.includes(index + 1) ? text + unread(index + 1) : text)).join('')
}

/** What is found in a picture must be this many times what its page holds as text, to be taken instead. */
const clearlyMore = 2

/** The text of a document whose pages were read from their pictures, too: of each page, what says more. */
export function textOfBoth({ pages, pictures }: Layer, scanned: string[]): string {
  const both = Array.from({ length: Math.max(pages.length, scanned.length) }, (_, index) => {
    const [held = '', seen = ''] = [pages[index], scanned[index]]
    const isMore = lettersOf(seen) > (pictures.includes(index + 1) ? 1 : clearlyMore) * lettersOf(held)
    return isMore ? `\n\n${seen.trim()}\n\n` : held
  })
  return both.join('')
}
