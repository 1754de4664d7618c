import type { Run } from '../page/layout'

const single = /^[\u2E80-\u9FFF\uF900-\uFAFF\uFE10-\uFE48\uFF00-\uFFEF]$/u
/** Fewer characters below each other are a list or a table column. */
const minCharacters = 4
/** Steps between characters, and between lines, in font heights. */
const step = { min: 0.6, max: 1.6 }
const lineStep = { min: 0.9, max: 3 }

/**
 * Joins vertical text: characters from top to bottom in lines from right to left. Only such text has many characters
 * that are drawn one below the other.
 */
export function joinVerticalText<P extends Run>(pieces: P[]): P[] {
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
  if (!stacks.some((stack) => stack.pieces.length >= minCharacters)) return pieces

  const joinPieces: { top: P; left: number; text: string; isVertical: boolean }[] = []
  for (const { pieces: stacked, text } of stacks) {
    const [top] = stacked
    if (!top) continue
    const before = joinPieces.at(-1)
    const isVertical = stacked.length >= minCharacters || (before?.isVertical === true && isNextLine(top, before))
    if (!isVertical)
      joinPieces.push(...stacked.map((piece) => ({ top: piece, left: piece.x, text: piece.text, isVertical })))
    else if (before?.isVertical && isNextLine(top, before))
      Object.assign(before, { text: before.text + text, left: top.x })
    else joinPieces.push({ top, left: top.x, text, isVertical })
  }
  return joinPieces.map(({ top, text }) => ({ ...top, text }))
}

const isUnder = (piece: Run, last: Run) =>
  Math.abs(piece.x - last.x) < 0.4 * last.size &&
  piece.y - last.y > step.min * last.size &&
  piece.y - last.y < step.max * last.size

const isNextLine = (piece: Run, { top, left }: { top: Run; left: number }) =>
  Math.abs(piece.y - top.y) < 0.4 * top.size &&
  left - piece.x > lineStep.min * top.size &&
  left - piece.x < lineStep.max * top.size
