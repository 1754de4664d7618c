import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { Item } from './runs'

/** Lam and alef, which fonts draw as one sign. Found as two letters, they were turned around with the line. */
const turnedLigature = /[\u0622\u0623\u0625\u0627]\u0644/
const arabic = /^[\u0600-\u06FF]{2,}$/
const leftToRight = /^[\p{Script=Latin}\d.,:/%+-]$/u

/**
 * The items of a page with the letters of each Arabic ligature in their order. pdf.js turns a line's letters around, for
 * a page has them from left to right, and those of one sign with them; which letters are one sign is in the drawing.
 */
export async function withLigatures<I extends Item>(items: I[], page: PDFPageProxy): Promise<I[]> {
  if (!items.some(({ str }) => turnedLigature.test(str))) return items

  const signs = await signsOf(page)
  if (!signs.some((sign) => arabic.test(sign))) return items
  let at = 0
  return items.map((item) => {
    const letters = item.str.replace(/\s/g, '')
    const drawn: string[] = []
    for (let length = 0; length < letters.length && at < signs.length; at++) {
      drawn.push(signs[at] ?? '')
      length += signs[at]?.length ?? 0
    }
    return turnedLigature.test(item.str) ? { ...item, str: ordered(item.str, drawn) } : item
  })
}

/** What each sign that the page draws stands for, without spaces. */
async function signsOf(page: PDFPageProxy): Promise<string[]> {
  const { getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const signs: string[] = []
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.showText) continue
    const [drawn] = argsArray[index] as [unknown]
    for (const sign of Array.isArray(drawn) ? (drawn as unknown[]) : []) {
      if (typeof sign !== 'object' || sign === null || !('unicode' in sign)) continue
      const text = String(sign.unicode).replace(/\s/g, '')
      if (text !== '') signs.push(text)
    }
  }
  return signs
}

/** A text read from the right, given the signs in which it is drawn from the left; as it is where they are not its own. */
function ordered(text: string, drawn: string[]): string {
  const signs = asRead(drawn)
  let read = ''
  for (let at = 0, next = 0; at < text.length; ) {
    const letter = text[at] ?? ''
    if (/\s/.test(letter)) {
      read += letter
      at++
      continue
    }
    const sign = signs[next++] ?? ''
    const turned = Array.from(sign).toReversed().join('')
    const found = text.slice(at, at + sign.length)
    if (sign === '' || (found !== sign && found !== turned)) return text
    read += sign
    at += sign.length
  }
  return read
}

/** Signs from the left in the order in which they are read: from the right, but for numbers and Latin words. */
function asRead(drawn: string[]): string[] {
  const groups: string[][] = []
  for (const sign of drawn) {
    const last = groups.at(-1)
    if (last && leftToRight.test(sign) && leftToRight.test(last[0] ?? '')) last.push(sign)
    else groups.push([sign])
  }
  return groups.toReversed().flat()
}
