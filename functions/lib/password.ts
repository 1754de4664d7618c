import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's first choice for scrypt, which takes 128 MB of memory per hash. */
const cost = { logN: 17, r: 8, p: 1 }
const bytes = { salt: 16, hash: 32 }
const maxmem = 256 * 1024 * 1024

interface Stored {
  logN: number
  r: number
  p: number
  salt: Buffer
  hash: Buffer
}

/** Returns a PHC string: `$scrypt$ln=17,r=8,p=1$salt$hash`, with salt and hash in base64 without padding. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(bytes.salt)
  const hash = await derive(password, { ...cost, salt }, bytes.hash)
  return `${prefix}${base64(salt)}$${base64(hash)}`
}

/** True if the password matches the stored hash. Without one it takes the same time and returns false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : parse(stored)
  const { hash, ...parameters } = parsed ?? dummy
  const derived = await derive(password, parameters, hash.length)
  return timingSafeEqual(derived, hash) && parsed !== null
}

/** True if the password was hashed at another cost and should be hashed again. */
export const isOutdated = (stored: string) => !stored.startsWith(prefix)

const prefix = `$scrypt$ln=${cost.logN},r=${cost.r},p=${cost.p}$`

const dummy: Stored = { ...cost, salt: randomBytes(bytes.salt), hash: randomBytes(bytes.hash) }

const base64 = (data: Buffer) => data.toString('base64').replaceAll('=', '')

function parse(stored: string): Stored | null {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!match) return null
  const [, logN, r, p, salt = '', hash = ''] = match
  const parameters = { logN: Number(logN), r: Number(r), p: Number(p) }
  return { ...parameters, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

/** Hashes Unicode's compatibility form, so that a password matches whichever keyboard it is typed on. */
function derive(password: string, { logN, r, p, salt }: Omit<Stored, 'hash'>, length: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, { N: 2 ** logN, r, p, maxmem }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}
