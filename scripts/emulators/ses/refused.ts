/** An error of SES: its name and message. */
export class Refused extends Error {
  override readonly name: string

  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}
