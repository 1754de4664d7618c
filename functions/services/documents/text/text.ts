import { definitelyTooLong } from '../shared/normalize-text'
import { Unreadable } from '../shared/unreadable'
import { decodeText } from './encoding'
import { readPrintedPages } from './printed-pages'
import { unwrapLines } from './unwrap-lines'

/** Bytes with this share of control characters are not text. A few are tolerated as noise. */
const noise = { share: 0.01, tolerated: 2 }

const maxZerosShare = 0.1

const markup = /^\s*<(?:\?xml|!doctype\s+html|html|head|body)\b/i

/** A web page that is saved as a single file is an email message, and so are .doc exports of Confluence. */
const messageHeader = /^(?:content-type:\s*multipart\/|content-transfer-encoding:\s*(?:quoted-printable|base64))/im
const isMessage = (start: string) =>
  /^[\w-]+:/.test(start) && /^mime-version:/im.test(start) && messageHeader.test(start)

/** Reads a text file. Hard-wrapped lines are joined to paragraphs. */
export function readText(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  const start = text.slice(0, 4_096)
  if (markup.test(start) || isMessage(start)) throw new Unreadable('webPage')
  if (isBinary(text)) throw new Unreadable('unrecognized')
  if ((text.match(/\S/g)?.length ?? 0) > definitelyTooLong) throw new Unreadable('tooLong')

  const pages = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim().split('\f').map(dropVoids)
  return pages.length > 1 ? readPrintedPages(pages.filter((page) => page !== '')) : unwrapLines(pages.join(''))
}

/** True if a text has more control characters than line ends, tabs and a little noise. */
function isBinary(text: string): boolean {
  const controls = text.match(/(?![\0\t\n\v\f\r])\p{Cc}|\uFFFD/gu)?.length ?? 0
  // Some programs terminate strings, or fill files, with zeros.
  const zeros = text.slice(0, text.search(/[^\0\s][\0\s]*$/) + 1).match(/\0/g)?.length ?? 0
  if (zeros > maxZerosShare * text.length || text.startsWith('\0')) return true
  return controls > Math.max(noise.tolerated, noise.share * text.length)
}

/** Longer sequences of spaces are not layout. */
const maxSpaces = 200

/** Removes megabytes of white space before slower steps. */
function dropVoids(page: string): string {
  const lines: string[] = []
  for (const line of page.split('\n')) {
    const ended = line.trimEnd()
    if (ended === '' && lines.at(-1) === '' && lines.at(-2) === '') continue
    const text = ended.trimStart()
    const indent = ended.slice(0, Math.min(ended.length - text.length, maxSpaces))
    lines.push(line.length - ended.length > maxSpaces ? indent + text : indent + line.slice(ended.length - text.length))
  }
  return lines.join('\n')
}
