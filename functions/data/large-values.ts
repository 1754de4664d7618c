import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import * as v from 'valibot'
import { kilobyte } from '#contract/limits'
import { backOff } from '#functions/lib/retry'
import { type Item, TableName, type Write, list } from './table'
import type { Key } from './user-key'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Returns a value as compressed JSON. */
export const pack = (value: unknown): Promise<Buffer> =>
  compress(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/** Returns the value that `pack` compressed. Callers must validate it. */
export async function unpack(packed: Uint8Array): Promise<unknown> {
  const json = await decompress(packed)
  return JSON.parse(json.toString())
}

/** Maximum compressed bytes in an item. DynamoDB's limit of 400 KB includes keys and names. */
export const maxItemBytes = 350 * kilobyte

const Part = v.object({ packed: v.instance(Uint8Array), parts: v.number(), edition: v.string() })

/**
 * Builds the writes of a value of any size. Its parts are stored under the key itself, `…#01`, `…#02`. Each part names
 * its edition, so that leftover parts of an older, longer value are ignored.
 */
export async function buildPuts({ pk, sk }: Key, value: unknown, attributes: Item = {}): Promise<Write[]> {
  const bytes = await pack(value)
  const edition = randomUUID()
  const parts = Math.ceil(bytes.length / maxItemBytes)
  return Array.from({ length: parts }, (_, index) => ({
    Put: {
      TableName,
      Item: {
        ...attributes,
        pk,
        sk: index === 0 ? sk : `${sk}#${String(index).padStart(2, '0')}`,
        packed: bytes.subarray(index * maxItemBytes, (index + 1) * maxItemBytes),
        parts,
        edition,
      },
    },
  }))
}

const maxAttempts = 3
const maxParts = 20

/** Returns a value that `buildPuts` wrote, and its attributes. */
export async function readParts(key: Key): Promise<{ attributes: Item; value: unknown } | undefined> {
  for (let attempt = 1; ; attempt++) {
    // Lists are newest first, so the first part is last.
    const items = (await list(key, maxParts)).toReversed()
    const [attributes] = items
    if (!attributes) return undefined

    const first = v.parse(Part, attributes)
    const parts = items.filter((item) => item.edition === first.edition).map((item) => v.parse(Part, item).packed)
    if (parts.length === first.parts) return { attributes, value: await unpack(Buffer.concat(parts)) }
    // The read may have overlapped a write.
    if (attempt === maxAttempts) throw new Error(`${first.parts - parts.length} parts of a value are missing`)
    await backOff(attempt)
  }
}
