import { brotliDecompressSync } from 'node:zlib'
import { packedPasswords } from './packed-passwords'

let known: Set<string> | undefined

/**
 * True if the password is one of the 3,000 that guessers try first, in any case (OWASP ASVS 5.0, 6.2.4), or the user's
 * own email.
 */
export function isGuessable(password: string, email: string): boolean {
  known ??= new Set(brotliDecompressSync(Buffer.from(packedPasswords, 'base64')).toString().split('\n'))
  const tried = password.normalize('NFKC').toLowerCase()
  return known.has(tried) || tried === email.normalize('NFKC').toLowerCase()
}
