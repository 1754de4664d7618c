/** What Windows-1252 has where Latin-1 has controls, from 0x80. Node's own decoder leaves them controls. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Text in Windows-1252, of which Latin-1's letters are a part. */
export const windows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter)
