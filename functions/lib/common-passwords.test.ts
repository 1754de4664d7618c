import { brotliDecompressSync } from 'node:zlib'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { passwordLength } from '#contract/limits'
import { isGuessable } from './common-passwords'
import { packedPasswords } from './packed-passwords'

/** Commonest first. */
const commonest = dictionary['passwords-common'].filter((password) => password.length >= passwordLength.min)

test('what everybody tries first is known, in any case', () => {
  for (const password of ['password', 'PASSWORD', 'Password1', '12345678', 'qwertyuiop', 'iloveyou', 'Trustno1']) {
    expect(isGuessable(password, 'kim@example.com'), password).toBe(true)
  }
})

test('the email is no password for its own account', () => {
  expect(isGuessable('Kim@Example.com', 'kim@example.com')).toBe(true)
  expect(isGuessable('Kim@Example.com', 'lee@example.com')).toBe(false)
})

test('what nobody tries first is not', () => {
  for (const password of ['correct horse battery', 'constructor', '__proto__', '', 'Zf8!kQ2p#x']) {
    expect(isGuessable(password, 'kim@example.com'), password).toBe(false)
  }
})

test('the list is the 3,000 commonest of those that are long enough', () => {
  const lines = commonest.slice(0, 3_000).toSorted().join('\n')

  // When a newer release of the package has others: `brotliCompressSync(lines).toString('base64')` packs them.
  expect(brotliDecompressSync(Buffer.from(packedPasswords, 'base64')).toString()).toBe(lines)
})
