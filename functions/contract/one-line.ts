import * as v from 'valibot'

/** Returns a text on one line, without characters that are invisible or change the direction of text. */
export const toOneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Bidi_Control}\u00ad\u200b\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu, '')
    .trim()

/** Builds a schema of a non-empty text on one line, without characters that are invisible or change the direction of text. */
export const oneLineText = (missing: string, maxLength: number, tooLong: string) =>
  v.pipe(v.string(missing), v.maxLength(maxLength, tooLong), v.transform(toOneLine), v.nonEmpty(missing))
