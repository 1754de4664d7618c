import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { Item } from './runs'

/**
 * Lam and alef, which fonts draw as one glyph, in reversed order: pdf.js reverses them with the line if it finds two
 * letters.
 */
const turnedLigature = /[\u0622\u0623\u0625\u0627]\u0644/
const arabic = /^[\u0600-\u06FF]{2,}$/
const leftToRight = /^[\p{Script=Latin}\d.,:/%+-]$/u

/**
 * Restores the letter order of Arabic ligatures. pdf.js reverses the letters of a line, because a page has them from
 * left to right, and also reverses the letters within a glyph. Only the drawing instructions show which letters share a
 * glyph.
 */
export async function restoreLigatures<I extends Item>(items: I[], page: PDFPageProxy): Promise<I[]> {
  if (!items.some(({ str }) => turnedLigature.test(str))) return items

  const signs = await glyphsOf(page)
  if (!signs.some((sign) => arabic.test(sign))) return items
  let at = 0
  return items.map((item) => {
    const letters = item.str.replace(/\s/g, '')
    const drawn: string[] = []
    for (let length = 0; length < letters.length && at < signs.length; at++) {
      drawn.push(signs[at] ?? '')
      length += signs[at]?.length ?? 0
    }
    return turnedLigature.test(item.str) ? { ...item, str: reorder(item.str, drawn) } : item
  })
}

/** Returns the characters of each glyph that the page draws, without spaces. */
async function glyphsOf(page: PDFPageProxy): Promise<string[]> {
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

/**
 * Restores the order of a right-to-left text from its glyphs in drawing order. Returns the text unchanged if the glyphs
 * do not match it.
 */
function reorder(text: string, drawn: string[]): string {
  const signs = reverse(drawn)
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

/** Reverses glyphs to reading order, except numbers and Latin words. */
function reverse(drawn: string[]): string[] {
  const groups: string[][] = []
  for (const sign of drawn) {
    const last = groups.at(-1)
    if (last && leftToRight.test(sign) && leftToRight.test(last[0] ?? '')) last.push(sign)
    else groups.push([sign])
  }
  return groups.toReversed().flat()
}
