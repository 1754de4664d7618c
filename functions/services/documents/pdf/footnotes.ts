import type { Run } from '../page/layout'

/** Maximum size of a footnote's mark, and minimum height above the line, in font heights of the word before it. */
const marks = { size: 0.8, raised: 0.2 }

const noteNumber = /^(\d{1,3})(?=[^\d.]|$)/

/** Removes the marks of footnotes after words, and the numbers in front of the notes at the end of the page. */
export function withoutNoteMarks<R extends Run>(pieces: readonly R[]): R[] {
  const printed = pieces.filter(({ text }) => text.trim() !== '')
  const isMark = (piece: R, at: number, before = printed[at - 1]) =>
    before !== undefined &&
    /^\d{1,3}$/.test(piece.text.trim()) &&
    piece.size < marks.size * before.size &&
    before.y - piece.y > marks.raised * before.size &&
    before.y - piece.y < before.size &&
    piece.x >= before.x
  const places = printed.flatMap((piece, at) => (isMark(piece, at) ? [at] : []))
  if (places.length === 0) return [...pieces]

  const notes = new Map<string, R>()
  for (const [at, piece] of printed.entries()) {
    const [, number] = noteNumber.exec(piece.text.trim()) ?? []
    const next = printed[at + 1]
    const isAlone = piece.text.trim() === number && !(next && next.y - piece.y < next.size && next.x >= piece.right)
    if (number && !isAlone && !places.includes(at)) notes.set(number, piece)
  }
  const dropped = new Map<R, string>()
  for (const at of places) {
    const note = notes.get(printed[at]!.text.trim())
    if (!note || note.y <= printed[at]!.y || note.size >= printed[at - 1]!.size) continue
    dropped.set(printed[at]!, '')
    dropped.set(note, note.text.trim().replace(noteNumber, '').trim())
  }
  return pieces.flatMap((piece) => {
    const text = dropped.get(piece) ?? piece.text
    return text === '' ? [] : [{ ...piece, text }]
  })
}
