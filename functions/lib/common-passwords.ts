import { brotliDecompressSync } from 'node:zlib'
import { packedPasswords } from './packed-passwords'

let known: Set<string> | undefined

/** Whether the password is one of the 3,000 that guessers try first, in any case (OWASP ASVS 5.0, 6.2.4). */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(brotliDecompressSync(Buffer.from(packedPasswords, 'base64')).toString().split('\n'))
  return known.has(password.normalize('NFKC').toLowerCase())
}
