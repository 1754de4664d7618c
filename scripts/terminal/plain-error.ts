/** Something the person at the terminal can act on: its sentence is shown, and no stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
