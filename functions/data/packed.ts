import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import * as v from 'valibot'
import { kilobyte } from '#contract/limits'
import { type Item, type Key, TableName, type Write, list } from './table'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** The value as compressed JSON. */
export const pack = (value: unknown): Promise<Buffer> =>
  compress(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/** The value that `pack` compressed; a caller checks its shape. */
export async function unpack(packed: Uint8Array): Promise<unknown> {
  const json = await decompress(packed)
  return JSON.parse(json.toString())
}

/** Compressed bytes that one item can hold: DynamoDB's 400 KB are with its keys and names. */
export const itemBytes = 350 * kilobyte

const Part = v.object({ packed: v.instance(Uint8Array), parts: v.number(), edition: v.string() })

/**
 * Writes of a value of any size, in as many items as it needs: under the key itself, `…#01`, `…#02`. Each names the
 * edition it belongs to, so a shorter value may leave an older one's last items behind.
 */
export async function puts({ pk, sk }: Key, value: unknown, attributes: Item = {}): Promise<Write[]> {
  const bytes = await pack(value)
  const edition = randomUUID()
  const parts = Math.ceil(bytes.length / itemBytes)
  return Array.from({ length: parts }, (_, index) => ({
    Put: {
      TableName,
      Item: {
        ...attributes,
        pk,
        sk: index === 0 ? sk : `${sk}#${String(index).padStart(2, '0')}`,
        packed: bytes.subarray(index * itemBytes, (index + 1) * itemBytes),
        parts,
        edition,
      },
    },
  }))
}

const tries = 3
const mostParts = 20

/** The attributes of a value that `puts` wrote, and the value; undefined where there is none. */
export async function readParts(key: Key): Promise<{ attributes: Item; value: unknown } | undefined> {
  for (let tried = 1; ; tried++) {
    // The first item sorts last, for lists are newest first.
    const items = (await list(key, mostParts)).toReversed()
    const [attributes] = items
    if (!attributes) return undefined

    const first = v.parse(Part, attributes)
    const parts = items.filter((item) => item.edition === first.edition).map((item) => v.parse(Part, item).packed)
    if (parts.length === first.parts) return { attributes, value: await unpack(Buffer.concat(parts)) }
    // Read in the midst of a write.
    if (tried === tries) throw new Error(`${first.parts - parts.length} parts of a value are missing`)
  }
}
