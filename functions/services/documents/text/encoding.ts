import { Unreadable } from '../shared/unreadable'
import { detectEncoding } from './legacy-encoding'
import { windows1252 } from './windows-1252'

/**
 * Decodes UTF-8, UTF-16 or an older encoding that can be detected. Throws `Unreadable` if none fits, because a wrong
 * guess would be taken for the user's words.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)

  const plain = utf8(bytes)
  if (plain?.includes('\u001B$B') || plain?.includes('\u001B$@')) return decode(bytes, 'iso-2022-jp')
  if (plain !== null && !plain.includes('\0')) return plain
  return decodeUtf16(bytes) ?? plain ?? decodeBrokenUtf8(bytes) ?? older(bytes)
}

function older(bytes: Uint8Array): string {
  if (share(Buffer.from(bytes.subarray(0, sampleBytes)).toString('latin1'), control) > odd.many) {
    throw new Unreadable('unrecognized')
  }
  return decode(bytes, detectEncoding(bytes))
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const decode = (bytes: Uint8Array, encoding: string) =>
  encoding === 'windows-1252' ? windows1252(bytes) : new TextDecoder(encoding).decode(bytes)

const sampleBytes = 8_192
/** Minimum share of zero bytes in Latin text in UTF-16. */
const zerosOfLatin = 0.2
/** Shares of characters that do not occur in text: `many` rule an encoding out, fewer than `few` confirm it. */
const odd = { many: 0.02, few: 0.01 }
const control = /(?![\t\n\v\f\r\u0080-\u009F])\p{Cc}/gu
const noText = /(?![\t\n\v\f\r])\p{Cc}|\p{Cn}|\p{Co}|\p{Cs}/gu

const share = (text: string, pattern: RegExp) => (text.match(pattern)?.length ?? 0) / Math.max(1, text.length)

/**
 * Decodes UTF-16 without a byte order mark. In Latin text, every first or every second byte is 0. Other scripts have
 * bytes that are control characters in other encodings, and they are plausible in only one byte order.
 */
function decodeUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, uneven = 0] = zeros
  if (Math.max(even, uneven) > zerosOfLatin * sample.length && Math.min(even, uneven) < Math.max(even, uneven) / 10)
    return new TextDecoder(uneven > even ? 'utf-16le' : 'utf-16be').decode(bytes)

  if (bytes.length % 2 === 1 || share(Buffer.from(sample).toString('latin1'), control) < odd.many) return null
  const orders = ['utf-16le', 'utf-16be'].filter(
    (order) => share(new TextDecoder(order).decode(sample), noText) < odd.few,
  )
  // The letters of a script have adjacent code points, so there are few distinct high bytes.
  const highBytes = (order: string) =>
    new Set(sample.filter((_, index) => (index % 2 === 0) === (order === 'utf-16be')))
  const [order] = orders.toSorted((a, b) => highBytes(a).size - highBytes(b).size)
  return order === undefined ? null : new TextDecoder(order).decode(bytes)
}

/**
 * Decodes UTF-8 with a few broken bytes, such as a file that is cut within a character, if valid characters far
 * outnumber them.
 */
function decodeBrokenUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  const good = text.match(/[\u0080-\uFFFC\u{10000}-\u{10FFFF}]/gu)?.length ?? 0
  return good > 4 * broken ? text : null
}
