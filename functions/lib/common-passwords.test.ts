import { brotliDecompressSync } from 'node:zlib'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { passwordLength } from '#contract/limits'
import { isGuessable } from './common-passwords'
import { packedPasswords } from './packed-passwords'

/** Most common first. */
const mostCommon = dictionary['passwords-common'].filter((password) => password.length >= passwordLength.min)

test('common passwords are guessable, whatever their case', () => {
  for (const password of ['password', 'PASSWORD', 'Password1', '12345678', 'qwertyuiop', 'iloveyou', 'Trustno1']) {
    expect(isGuessable(password, 'kim@example.com'), password).toBe(true)
  }
})

test('an account’s own email is a guessable password', () => {
  expect(isGuessable('Kim@Example.com', 'kim@example.com')).toBe(true)
  expect(isGuessable('Kim@Example.com', 'lee@example.com')).toBe(false)
})

test('uncommon passwords are not guessable', () => {
  for (const password of ['correct horse battery', 'constructor', '__proto__', '', 'Zf8!kQ2p#x']) {
    expect(isGuessable(password, 'kim@example.com'), password).toBe(false)
  }
})

test('the list has the 3,000 most common passwords of sufficient length', () => {
  const lines = mostCommon.slice(0, 3_000).toSorted().join('\n')

  // If a new release of the package changes the list, pack it with `brotliCompressSync(lines).toString('base64')`.
  expect(brotliDecompressSync(Buffer.from(packedPasswords, 'base64')).toString()).toBe(lines)
})
