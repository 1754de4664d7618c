/** Error that the user can act on: its message is shown without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
