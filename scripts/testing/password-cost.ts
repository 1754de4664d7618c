import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, hash: Buffer) => void

/** Cost of a hash in production (`functions/lib/password.ts`), which takes a third of a second, and in these tests. */
const cost = { production: 2 ** 17, tests: 2 ** 10 }

// Once per worker, whose test files share Node's modules. Hashes of other costs, built functions and the tests of
// passwords themselves are not affected.
const shared = globalThis as { scrypt?: typeof crypto.scrypt }
const scrypt = (shared.scrypt ??= crypto.scrypt)

Object.assign(crypto, {
  scrypt: (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
    scrypt(password, salt, length, { ...options, N: options.N === cost.production ? cost.tests : options.N }, done),
})
syncBuiltinESMExports()
