import { type Run, baselineTolerance, cellGap, wordGap } from '../page/layout'

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u
const everyRightToLeft = new RegExp(rightToLeft, 'gu')
const letter = /\p{L}/u
const mark = /^\p{M}+$/u

/** A piece of text, and whether it is read from the right; null where it has no letter that says so. */
interface Part {
  text: string
  fromRight: boolean | null
}

/** Programs write a bracket as it is read or as it is seen, all of them or those that stand by themselves. */
type Brackets = 'read' | 'single seen' | 'all seen'

/**
 * The pieces of a page on which nothing is read from the right are given back as they are. On any other, what stands
 * together on a line becomes one piece, its words in the order in which they are read: a PDF holds them in that of
 * their places. A page that is mostly Hebrew or Arabic is mirrored, so that its first column is the left one.
 */
export function inReadingDirection<P extends Run>(pieces: P[], width: number): P[] {
  if (!pieces.some(({ text }) => rightToLeft.test(text))) return pieces

  const letters = pieces.map(({ text }) => text).join('')
  const isMirrored = countOf(letters, everyRightToLeft) > 0.5 * countOf(letters, /\p{L}/gu)
  const stretches = stretchesOf(pieces, isMirrored)
  const parts = stretches.map((stretch) => partsOf(stretch))
  const bases = parts.map((each) => isMirrored || isMostlyFromRight(each))
  const inOrder = (brackets: Brackets) => parts.map((each, index) => read(each, bases[index] === true, brackets))
  const pairs = (each: string[]) => each.reduce((sum, text) => sum + countOf(text, /\([^()]*\)|\[[^[\]]*\]/g), 0)
  const texts = [inOrder('read'), inOrder('all seen')].reduce(
    (best, other) => (pairs(other) > pairs(best) ? other : best),
    inOrder('single seen'),
  )

  return stretches.flatMap((stretch, index) => {
    const [first] = stretch
    if (!first) return []
    const x = first.x
    const right = stretch.reduce((most, piece) => Math.max(most, piece.right), first.right)
    const place = isMirrored ? { x: width - right, right: width - x } : { x, right }
    return [
      {
        ...first,
        ...place,
        text: texts[index] ?? '',
        size: stretch.reduce((most, piece) => Math.max(most, piece.size), 0),
      },
    ]
  })
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * Pieces that touch each other on a line, or are divided by a space: each stretch from left to right. They come in the
 * order in which they are drawn, but for those of one line that are drawn one after the other.
 */
function stretchesOf<P extends Run>(pieces: P[], fromRight: boolean): P[][] {
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
      dividedAtGaps(line.filter(({ text }) => text.trim() !== '')).map((stretch) => ({ stretch, number })),
    )
    .map((each) => ({ ...each, place: firstOf(each.stretch.map((piece) => drawn.get(piece) ?? 0)) }))
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

const firstOf = (places: number[]) => places.reduce((least, place) => Math.min(least, place), Infinity)

function dividedAtGaps<P extends Run>(line: P[]): P[][] {
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

/** The texts of a stretch from left to right, spaces among them. A mark goes with the letter that it stands on. */
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

/** The parts as one text in the order in which they are read; `fromRight` is the direction of the whole. */
function read(parts: Part[], fromRight: boolean, brackets: Brackets): string {
  const groups: { fromRight: boolean; texts: string[] }[] = []
  const after = directionsBefore(parts.toReversed(), fromRight).toReversed()
  for (const [index, before] of directionsBefore(parts, fromRight).entries()) {
    const part = parts[index]
    if (!part) continue
    const direction = part.fromRight ?? (before === after[index] ? before : fromRight)
    const text =
      direction && (brackets === 'all seen' || (brackets === 'single seen' && part.fromRight === null))
        ? turned(part.text)
        : part.text
    const group = groups.at(-1)
    if (group?.fromRight === direction) group.texts.push(text)
    else groups.push({ fromRight: direction, texts: [text] })
  }

  const texts = groups.map((group) => {
    if (group.fromRight) return group.texts.toReversed().join('')
    const text = group.texts.join('')
    // The dot after a number stands on its left where one reads from the right.
    return fromRight ? text.replace(/^([.):]+)(\d+)$/, '$2$1') : text
  })
  const text = (fromRight ? texts.toReversed() : texts).join('').replace(/ {2,}/g, ' ').trim()
  return fromRight ? text.replace(labelAtStart, '$& ') : text
}

/** The direction of the last part before each that has one, else that of the whole. */
function directionsBefore(parts: Part[], whole: boolean): boolean[] {
  let last = whole
  return parts.map((part) => {
    const before = last
    last = part.fromRight ?? last
    return before
  })
}

/** Some programs leave no room between a bullet or number and its text. */
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
const turned = (text: string) => text.replace(/[()[\]{}<>]/g, (sign) => opposite[sign] ?? sign)
