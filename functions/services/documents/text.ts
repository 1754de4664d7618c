import { requirementsLimit } from '#contract/limits'
import { withoutStretch } from './justified'
import { type Run, isNumbering, labelGap } from './layout'
import { textOf } from './paragraphs'
import { rowsAsPlaced } from './reading-order'
import { withoutRunningLines } from './running-lines'
import { unwrapped } from './unwrapped'
import { Unreadable } from './unreadable'

/** Share of control characters from which bytes are no text; written text has none but line ends and tabs. */
const noise = { share: 0.01, tolerated: 2 }

/** Text this much longer than allowed is too long, however it is tidied. */
const clearlyTooLong = 1.5 * requirementsLimit.characters

/** Text in UTF-8, UTF-16 or Windows-1252, of which Latin-1's letters are a part. */
export function readText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  const controls = text.match(/(?![\t\n\v\f\r])\p{Cc}|\uFFFD/gu)?.length ?? 0
  if (controls > Math.max(noise.tolerated, noise.share * text.length)) throw new Unreadable('unsupported')
  if ((text.match(/\S/g)?.length ?? 0) > clearlyTooLong) throw new Unreadable('tooLong')

  const pages = text.replace(/\r\n?/g, '\n').trim().split('\f').map(withoutVoids)
  return pages.length > 1 ? fromPages(pages.filter((page) => page !== '')) : unwrapped(pages.join(''))
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

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = wideOrder(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)

  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return mostlyUtf8(bytes) ?? windows1252(bytes)
  }
}

/** UTF-16 without its mark: of most characters one byte is 0, the second or the first. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4_096)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 5
  if (odd > many && even < odd / 10) return 'utf-16le'
  if (even > many && odd < even / 10) return 'utf-16be'
  return null
}

/** What Windows-1252 has where Latin-1 has controls, from 0x80. Node's own decoder leaves them controls. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const windows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter)

/** UTF-8 with a few broken bytes, such as a file cut within a letter: far more good letters than bad ones. */
function mostlyUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  const good = text.match(/[\u0080-\uFFFC\u{10000}-\u{10FFFF}]/gu)?.length ?? 0
  return good > 4 * broken ? text : null
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
