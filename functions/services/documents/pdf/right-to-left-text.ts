import { type Run, baselineTolerance, cellGap, wordGap } from '../page/layout'

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u
const everyRightToLeft = new RegExp(rightToLeft, 'gu')
const letter = /\p{L}/u
const mark = /^\p{M}+$/u

/** Part of a text with its direction, which is null if it has no letter that determines one. */
interface Part {
  text: string
  fromRight: boolean | null
}

/** Programs write brackets in logical form, in visual form, or in visual form only in pieces of their own. */
type Brackets = 'logical' | 'lone visual' | 'visual'

/**
 * Returns the pieces of a page unchanged if none is right-to-left. Otherwise joins adjacent pieces of a line to one
 * piece with its words in reading order, because a PDF has them in visual order. A page that is mostly Hebrew or Arabic
 * is mirrored, so that its first column is on the left.
 */
export function restoreReadingOrder<P extends Run>(pieces: P[], width: number): P[] {
  if (!pieces.some(({ text }) => rightToLeft.test(text))) return pieces

  const letters = pieces.map(({ text }) => text).join('')
  const isMirrored = countOf(letters, everyRightToLeft) > 0.5 * countOf(letters, /\p{L}/gu)
  const stretches = groupPieces(pieces, isMirrored)
  const parts = stretches.map((stretch) => partsOf(stretch))
  const bases = parts.map((each) => isMirrored || isMostlyFromRight(each))
  const inOrder = (brackets: Brackets) => parts.map((each, index) => read(each, bases[index] === true, brackets))
  const countPairs = (each: string[]) => each.reduce((sum, text) => sum + countOf(text, /\([^()]*\)|\[[^[\]]*\]/g), 0)
  const texts = [inOrder('logical'), inOrder('visual')].reduce(
    (best, other) => (countPairs(other) > countPairs(best) ? other : best),
    inOrder('lone visual'),
  )

  return stretches.flatMap((stretch, index) => {
    const [first] = stretch
    if (!first) return []
    const x = first.x
    const right = stretch.reduce((max, piece) => Math.max(max, piece.right), first.right)
    const place = isMirrored ? { x: width - right, right: width - x } : { x, right }
    return [
      {
        ...first,
        ...place,
        text: texts[index] ?? '',
        size: stretch.reduce((max, piece) => Math.max(max, piece.size), 0),
      },
    ]
  })
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * Groups pieces of a line that touch or are separated by a space, each group from left to right. Groups are in drawing
 * order, except that pieces of one line that are drawn consecutively stay together.
 */
function groupPieces<P extends Run>(pieces: P[], fromRight: boolean): P[][] {
  const drawn = new Map(pieces.map((piece, index) => [piece, index]))
  const lines: P[][] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    const size = Math.max(line?.[0]?.size ?? 0, piece.size)
    if (line?.[0] && piece.y - line[0].y <= baselineTolerance * size) line.push(piece)
    else lines.push([piece])
  }
  const stretches = lines
    .flatMap((line, number) =>
      divideAtGaps(line.filter(({ text }) => text.trim() !== '')).map((stretch) => ({ stretch, number })),
    )
    .map((each) => ({ ...each, place: minOf(each.stretch.map((piece) => drawn.get(piece) ?? 0)) }))
    .toSorted((a, b) => a.place - b.place)

  const inLines: { number: number; stretches: P[][] }[] = []
  for (const { stretch, number } of stretches) {
    const line = inLines.at(-1)
    if (line?.number === number) line.stretches.push(stretch)
    else inLines.push({ number, stretches: [stretch] })
  }
  const leftOf = ([piece]: P[]) => piece?.x ?? 0
  return inLines.flatMap((line) =>
    fromRight ? line.stretches.toSorted((a, b) => leftOf(b) - leftOf(a)) : line.stretches,
  )
}

const minOf = (places: number[]) => places.reduce((min, place) => Math.min(min, place), Infinity)

function divideAtGaps<P extends Run>(line: P[]): P[][] {
  const stretches: P[][] = []
  let right = -Infinity
  for (const piece of line.toSorted((a, b) => a.x - b.x)) {
    const stretch = stretches.at(-1)
    if (stretch && piece.x - right < cellGap * piece.size) stretch.push(piece)
    else stretches.push([piece])
    right = stretch === stretches.at(-1) ? Math.max(right, piece.right) : piece.right
  }
  return stretches
}

/** Returns the parts of a group from left to right, including spaces. A combining mark follows its letter. */
function partsOf(stretch: Run[]): Part[] {
  const parts: Part[] = []
  let right = Infinity
  const letters = stretch.filter(({ text }) => !mark.test(text))
  const marks = stretch.filter(({ text }) => mark.test(text))
  for (const piece of letters) {
    if (piece.x - right > wordGap * piece.size || /^\s/.test(piece.text)) parts.push({ text: ' ', fromRight: null })
    const onIt = marks.filter(({ x, right: end }) => piece.x <= (x + end) / 2 && (x + end) / 2 < piece.right)
    const text = piece.text.trim() + onIt.map((each) => each.text).join('')
    const isFromRight = rightToLeft.test(text)
    parts.push({ text, fromRight: isFromRight || letter.test(text) || /\d/.test(text) ? isFromRight : null })
    if (/\s$/.test(piece.text)) parts.push({ text: ' ', fromRight: null })
    right = piece.right
  }
  return parts
}

function isMostlyFromRight(parts: Part[]): boolean {
  const text = parts.map((part) => part.text).join('')
  return countOf(text, everyRightToLeft) > 0.5 * countOf(text, /\p{L}/gu)
}

/** Joins parts to one text in reading order. `fromRight` is the direction of the whole. */
function read(parts: Part[], fromRight: boolean, brackets: Brackets): string {
  const groups: { fromRight: boolean; texts: string[] }[] = []
  const after = directionsBefore(parts.toReversed(), fromRight).toReversed()
  for (const [index, before] of directionsBefore(parts, fromRight).entries()) {
    const part = parts[index]
    if (!part) continue
    const direction = part.fromRight ?? (before === after[index] ? before : fromRight)
    const text =
      direction && (brackets === 'visual' || (brackets === 'lone visual' && part.fromRight === null))
        ? mirrorBrackets(part.text)
        : part.text
    const group = groups.at(-1)
    if (group?.fromRight === direction) group.texts.push(text)
    else groups.push({ fromRight: direction, texts: [text] })
  }

  const texts = groups.map((group) => {
    if (group.fromRight) return group.texts.toReversed().join('')
    const text = group.texts.join('')
    // In right-to-left text, the dot after a number is on its left.
    return fromRight ? text.replace(/^([.):]+)(\d+)$/, '$2$1') : text
  })
  const text = (fromRight ? texts.toReversed() : texts).join('').replace(/ {2,}/g, ' ').trim()
  return fromRight ? text.replace(labelAtStart, '$& ') : text
}

/** Returns for each part the direction of the last part before it that has one, or the direction of the whole. */
function directionsBefore(parts: Part[], whole: boolean): boolean[] {
  let last = whole
  return parts.map((part) => {
    const before = last
    last = part.fromRight ?? last
    return before
  })
}

/** Some programs put no space between a bullet or number and its text. */
const labelAtStart = /^(?:[•◦▪]|\d{1,3}[.)])(?=\p{L})/u

const opposite: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
}
const mirrorBrackets = (text: string) => text.replace(/[()[\]{}<>]/g, (sign) => opposite[sign] ?? sign)
