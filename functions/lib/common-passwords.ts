import { brotliDecompressSync } from 'node:zlib'
import { packedPasswords } from './packed-passwords'

let common: Set<string> | undefined

/**
 * True if the password is the user's email or one of the 3,000 most common ones, ignoring case (OWASP ASVS 5.0, 6.2.4).
 */
export function isGuessable(password: string, email: string): boolean {
  common ??= new Set(brotliDecompressSync(Buffer.from(packedPasswords, 'base64')).toString().split('\n'))
  const normalized = password.normalize('NFKC').toLowerCase()
  return common.has(normalized) || normalized === email.normalize('NFKC').toLowerCase()
}
