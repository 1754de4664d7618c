import { clearlyTooLong } from '../tidy'
import { Unreadable } from '../unreadable'
import { charactersIn } from './encoding'
import { isHtml, textOfHtml } from './html'
import { textOfPrinted } from './printed-pages'
import { unwrapped } from './unwrapped'

/** From this share of control characters on, bytes are no text; so few of them are noise. */
const noise = { share: 0.01, tolerated: 2 }

const zerosShare = 0.1

/** A text as it is, its lines joined to paragraphs where they are broken at a fixed width; a web page as what it says. */
export function readText(bytes: Uint8Array): string {
  const text = charactersIn(bytes)
  if (isHtml(text)) return textOfHtml(text)
  // OpenDocument in one file.
  if (/^\s*<\?xml[^>]*>\s*<office:document/.test(text)) throw new Unreadable('unsupported')
  if (isBinary(text)) throw new Unreadable('unsupported')
  if ((text.match(/\S/g)?.length ?? 0) > clearlyTooLong) throw new Unreadable('tooLong')

  const pages = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim().split('\f').map(withoutVoids)
  return pages.length > 1 ? textOfPrinted(pages.filter((page) => page !== '')) : unwrapped(pages.join(''))
}

/** Whether a text has more control characters than written text, in which there are but line ends and tabs. */
function isBinary(text: string): boolean {
  const controls = text.match(/(?![\0\t\n\v\f\r])\p{Cc}|\uFFFD/gu)?.length ?? 0
  // Some programs end strings, or fill files, with zeros.
  const zeros = text.trimEnd().replace(/\0+$/, '').match(/\0/g)?.length ?? 0
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
