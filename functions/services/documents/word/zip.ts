import { unzipSync } from 'fflate'
import { Unreadable } from '../shared/unreadable'

/** Maximum unpacked size of the parts that we read, and maximum files in an archive. */
const maxUnpackedBytes = 20 * 1024 * 1024
const entryLimit = 10_000

/**
 * Unpacks the wanted files of a ZIP archive. Sizes are as declared by the archive. fflate cuts a file at its declared
 * size, so a false size costs no memory.
 */
export function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  let entries = 0
  let unpacked = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++entries > entryLimit) throw new Unreadable('tooComplex')
        if (!wanted(name)) return false
        unpacked += originalSize
        if (unpacked > maxUnpackedBytes) throw new Unreadable('tooComplex')
        return true
      },
    })
    return new Map(Object.entries(files))
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
}
