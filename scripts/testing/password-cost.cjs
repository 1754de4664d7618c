// Lowers the cost of passwords' hashes in test files and in the built functions of their stack. Hashes of other costs,
// the tests of passwords themselves, and functions that `npm start` and the tests of permissions run are not affected.
const crypto = require('node:crypto')
const { syncBuiltinESMExports } = require('node:module')

/** Cost of a hash in production (`functions/lib/password.ts`), which takes a third of a second, and in these tests. */
const cost = { production: 2 ** 17, tests: 2 ** 10 }

const { scrypt } = crypto

crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: options.N === cost.production ? cost.tests : options.N }, done)
syncBuiltinESMExports()
