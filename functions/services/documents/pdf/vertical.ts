import type { Run } from '../page/layout'

const single = /^[\u2E80-\u9FFF\uF900-\uFAFF\uFE10-\uFE48\uFF00-\uFFEF]$/u
/** Fewer characters under each other are a list or a column of a table. */
const fewest = 4
/** Steps from one character to the next, and from one line to the next, in font heights. */
const step = { least: 0.6, most: 1.6 }
const lineStep = { least: 0.9, most: 3 }

/**
 * Pieces with characters that are written from top to bottom as one: line by line, which go from right to left. Only
 * such text has many characters that are drawn one under the other.
 */
export function withVertical<P extends Run>(pieces: P[]): P[] {
  const stacks: { pieces: P[]; text: string }[] = []
  for (const piece of pieces) {
    const text = piece.text.trim()
    const stack = stacks.at(-1)
    const last = stack?.pieces.at(-1)
    if (stack && last && text === '' && single.test(stack.text.at(-1) ?? '')) continue
    if (stack && last && single.test(text) && single.test(last.text.trim()) && isUnder(piece, last)) {
      stack.pieces.push(piece)
      stack.text += text
    } else stacks.push({ pieces: [piece], text: piece.text })
  }
  if (!stacks.some((stack) => stack.pieces.length >= fewest)) return pieces

  const joined: { top: P; left: number; text: string; isVertical: boolean }[] = []
  for (const { pieces: stacked, text } of stacks) {
    const [top] = stacked
    if (!top) continue
    const before = joined.at(-1)
    const isVertical = stacked.length >= fewest || (before?.isVertical === true && isNextLine(top, before))
    if (!isVertical)
      joined.push(...stacked.map((piece) => ({ top: piece, left: piece.x, text: piece.text, isVertical })))
    else if (before?.isVertical && isNextLine(top, before))
      Object.assign(before, { text: before.text + text, left: top.x })
    else joined.push({ top, left: top.x, text, isVertical })
  }
  return joined.map(({ top, text }) => ({ ...top, text }))
}

const isUnder = (piece: Run, last: Run) =>
  Math.abs(piece.x - last.x) < 0.4 * last.size &&
  piece.y - last.y > step.least * last.size &&
  piece.y - last.y < step.most * last.size

const isNextLine = (piece: Run, { top, left }: { top: Run; left: number }) =>
  Math.abs(piece.y - top.y) < 0.4 * top.size &&
  left - piece.x > lineStep.least * top.size &&
  left - piece.x < lineStep.most * top.size
