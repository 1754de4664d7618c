import { joinJustifiedLines } from '../page/justified-lines'
import { type Run, cellGap, isNumbering, labelGap, wordGap } from '../page/layout'
import { withoutNoteMarks } from './footnotes'
import { product } from './matrix'
import { restoreReadingOrder } from './right-to-left-text'
import { joinVerticalText } from './vertical-text'

/**
 * Piece of text, as pdf.js returns it. `transform` contains the start of its baseline, and `width` is in page units.
 */
export interface Item {
  str: string
  transform: number[]
  width: number
}

interface Frame {
  /** Maps PDF space, in which y grows upwards, to the page as displayed. */
  transform: number[]
  width: number
  height: number
}

interface Piece extends Run {
  /** Rotation in clockwise quarter turns. */
  turn: number
}

const smallestFont = 1

/**
 * Returns the text of a page as runs in drawing order, along the direction that most of it has. Text in other
 * directions comes last, and slanted text (a watermark) is dropped.
 */
export function runsOf(items: Item[], frame: Frame): { runs: Run[]; height: number } {
  const pieces = withoutNoteMarks(items.map((item) => pieceOf(item, frame)).filter((piece) => piece !== null))
  const turns = [0, 1, 2, 3].map((turn) => ({
    turn,
    length: pieces.filter((piece) => piece.turn === turn).reduce((sum, piece) => sum + piece.text.length, 0),
  }))

  let runs: Run[] = []
  let height = 0
  for (const { turn } of turns.toSorted((a, b) => b.length - a.length)) {
    const turned = turn % 2 === 0 ? frame : { width: frame.height, height: frame.width }
    const offset = height
    const here = pieces.filter((piece) => piece.turn === turn && isOn(piece, turned))
    const found = joinPieces(restoreReadingOrder(joinVerticalText(here), turned.width))
    runs = [...runs, ...found.map((run) => ({ ...run, y: run.y + offset }))]
    if (found.length > 0 || height === 0) height += turned.height
  }
  return { runs, height }
}

const isOn = ({ x, right, y, size }: Run, page: { width: number; height: number }) =>
  right > 0 && x < page.width && y > 0 && y < page.height + size

function pieceOf({ str, transform, width }: Item, frame: Frame): Piece | null {
  if (str === '') return null
  const [a, b, c, d, e, f] = product(frame.transform, transform)
  const size = Math.hypot(c, d)
  const angle = Math.atan2(b, a) / (Math.PI / 2)
  if (size < smallestFont || Math.abs(angle - Math.round(angle)) > 0.1) return null

  const turn = (Math.round(angle) + 4) % 4
  const places: [number, number][] = [
    [e, f],
    [f, frame.width - e],
    [frame.width - e, frame.height - f],
    [frame.height - f, e],
  ]
  const [x, y] = places[turn] ?? [e, f]
  return { text: str, x, right: x + width, y, size, turn }
}

/** Joins adjacent pieces on one baseline to one run. */
function joinPieces(pieces: Piece[]): Run[] {
  const runs: Run[] = []
  let spaced = false
  for (const { text, x, right, y, size } of pieces) {
    const trimmed = text.trim()
    const run = runs.at(-1)
    if (trimmed === '') {
      spaced = true
      continue
    }

    if (run && isDrawnAgain({ text: trimmed, x, right, y, size }, run)) continue
    if (run && isNextTo({ text, x, right, y, size }, run)) {
      const gap = x - run.right
      // Word's second-level bullets are letters.
      if (run.text === 'o' && gap > cellGap * size) run.text = '•'
      const space = spaced || text !== text.trimStart() || gap > wordGap * size
      run.text += space ? ` ${trimmed}` : trimmed
      run.right = Math.max(run.right, right)
      run.size = Math.max(run.size, size)
    } else {
      runs.push({ text: trimmed, x, right, y, size })
    }
    spaced = text !== text.trimEnd()
  }
  return joinJustifiedLines(runs)
}

/** True if a run repeats another one, because some programs draw bold text twice. */
const isDrawnAgain = (again: Run, run: Run) =>
  run.text.endsWith(again.text) &&
  Math.abs(again.right - run.right) < 0.1 * run.size &&
  Math.abs(again.y - run.y) < 0.1 * run.size

function isNextTo(next: Run, run: Run): boolean {
  const height = Math.max(next.size, run.size)
  const gap = next.x - run.right
  const limit = isNumbering(run.text) ? labelGap : cellGap
  return Math.abs(next.y - run.y) < 0.5 * height && gap > -0.6 * height && gap < limit * height
}
