/** Characters from 0x80 to 0x9F, which Node's decoder treats as control characters, as in Latin-1. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

export const windows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter)
