import { withoutStretch } from '../page/justified'
import { type Run, isNumbering, labelGap } from '../page/layout'
import { textOf } from '../page/paragraphs'
import { rowsAsPlaced } from '../page/reading-order'
import { withoutRunningLines } from '../page/running-lines'
import { clearlyTooLong } from '../tidy'
import { Unreadable } from '../unreadable'
import { decoded } from './encoding'
import { isHtml, textOfHtml } from './html'
import { isMhtml, pageOf } from './mhtml'
import { unwrapped } from './unwrapped'

/** Share of control characters from which bytes are no text; written text has none but line ends and tabs. */
const noise = { share: 0.01, tolerated: 2 }

const zerosShare = 0.1

/** A text as it is, its lines joined to paragraphs where they are broken at a fixed width; a web page as what it says. */
export function readText(bytes: Uint8Array): string {
  const text = textIn(bytes)
  if (isHtml(text)) return textOfHtml(text)
  // OpenDocument in one file.
  if (/^\s*<\?xml[^>]*>\s*<office:document/.test(text)) throw new Unreadable('unsupported')

  const controls = text.match(/(?![\0\t\n\v\f\r])\p{Cc}|\uFFFD/gu)?.length ?? 0
  // Some programs end strings, or fill files, with zeros.
  const zeros = text.trimEnd().replace(/\0+$/, '').match(/\0/g)?.length ?? 0
  if (zeros > zerosShare * text.length || text.startsWith('\0')) throw new Unreadable('unsupported')
  if (controls > Math.max(noise.tolerated, noise.share * text.length)) throw new Unreadable('unsupported')
  if ((text.match(/\S/g)?.length ?? 0) > clearlyTooLong) throw new Unreadable('tooLong')

  const pages = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim().split('\f').map(withoutVoids)
  return pages.length > 1 ? fromPages(pages.filter((page) => page !== '')) : unwrapped(pages.join(''))
}

const longestHead = 4_096

/** The text in these bytes, tags and all; of a message, that of its page. */
export function textIn(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, longestHead)).toString('latin1')
  const page = isMhtml(start) ? pageOf(bytes) : null
  if (page) return decoded(page.bytes, page.charset ?? charsetOf(page.bytes))
  return decoded(bytes, charsetOf(bytes))
}

/** The encoding that a web page or XML names for itself. */
function charsetOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, longestHead)).toString('latin1')
  return /<meta[^>]+charset=["']?([\w-]+)|<\?xml[^>]+encoding=["']([\w-]+)/i.exec(start)?.slice(1).find(Boolean)
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

/** A character's width in the unit of runs, half the height of its font. */
const size = 2
const lineHeight = 1.2 * size

/** Text printed to pages that form feeds divide: headers, columns and line breaks are those of the paper. */
function fromPages(pages: string[]): string {
  const sheets = pages.map((page) => {
    const lines = page.replace(/^\n/, '').trimEnd().split('\n')
    return { runs: withoutStretch(lines.flatMap(runsOf)), height: (lines.length - 1) * lineHeight }
  })
  return textOf(withoutRunningLines(sheets).map(rowsAsPlaced))
}

function runsOf(line: string, index: number): Run[] {
  const runs: Run[] = []
  for (const match of withSpaces(line).matchAll(/\S+(?: {1,2}\S+)*/g)) {
    const [text] = match
    const run = runs.at(-1)
    const right = match.index + text.length
    if (run && isNumbering(run.text) && match.index - run.right < labelGap * size) {
      run.text += ` ${text}`
      run.right = right
    } else {
      runs.push({ text, x: match.index, right, y: index * lineHeight, size })
    }
  }
  return runs.map((run) => ({ ...run, text: run.text.replace(/ {2}/g, ' ') }))
}

function withSpaces(line: string): string {
  let spaced = ''
  for (const part of line.split(/(\t)/)) spaced += part === '\t' ? ' '.repeat(8 - (spaced.length % 8)) : part
  return spaced
}
