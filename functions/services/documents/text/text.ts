import { clearlyTooLong } from '../tidy'
import { Unreadable } from '../unreadable'
import { decoded } from './encoding'
import { textOfPrinted } from './printed-pages'
import { unwrapped } from './unwrapped'

/** From this share of control characters on, bytes are no text; so few of them are noise. */
const noise = { share: 0.01, tolerated: 2 }

const zerosShare = 0.1

const markup = /^\s*<(?:\?xml|!doctype\s+html|html|head|body)\b/i

/** A web page saved with its pictures in one file is an e-mail message. So is what Confluence exports as a .doc. */
const messageHeader = /^(?:content-type:\s*multipart\/|content-transfer-encoding:\s*(?:quoted-printable|base64))/im
const isMessage = (start: string) =>
  /^[\w-]+:/.test(start) && /^mime-version:/im.test(start) && messageHeader.test(start)

/** Returns a text file's text. Lines that are broken at a fixed width are joined to paragraphs. */
export function readText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  const start = text.slice(0, 4_096)
  if (markup.test(start) || isMessage(start)) throw new Unreadable('webPage')
  if (isBinary(text)) throw new Unreadable('unsupported')
  if ((text.match(/\S/g)?.length ?? 0) > clearlyTooLong) throw new Unreadable('tooLong')

  const pages = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim().split('\f').map(withoutVoids)
  return pages.length > 1 ? textOfPrinted(pages.filter((page) => page !== '')) : unwrapped(pages.join(''))
}

/** Whether a text has more control characters than written text, in which there are but line ends and tabs. */
function isBinary(text: string): boolean {
  const controls = text.match(/(?![\0\t\n\v\f\r])\p{Cc}|\uFFFD/gu)?.length ?? 0
  // Some programs end strings, or fill files, with zeros.
  const zeros = text.slice(0, text.search(/[^\0\s][\0\s]*$/) + 1).match(/\0/g)?.length ?? 0
  if (zeros > zerosShare * text.length || text.startsWith('\0')) return true
  return controls > Math.max(noise.tolerated, noise.share * text.length)
}

/** More spaces in a row than this are no layout. */
const mostSpaces = 200

/** Megabytes of nothing cost no time. */
function withoutVoids(page: string): string {
  const kept: string[] = []
  for (const line of page.split('\n')) {
    const ended = line.trimEnd()
    if (ended === '' && kept.at(-1) === '' && kept.at(-2) === '') continue
    const text = ended.trimStart()
    const indent = ended.slice(0, Math.min(ended.length - text.length, mostSpaces))
    kept.push(line.length - ended.length > mostSpaces ? indent + text : indent + line.slice(ended.length - text.length))
  }
  return kept.join('\n')
}
