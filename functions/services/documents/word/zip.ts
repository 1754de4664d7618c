import { unzipSync } from 'fflate'
import { Unreadable } from '../unreadable'

/** What the parts we read may hold together once unpacked, and how many files an archive may list. */
const unpackedLimit = 20 * 1024 * 1024
const entryLimit = 10_000

/**
 * The files of a ZIP archive whose name is wanted. Sizes are those the archive declares; a file that unpacks to more is
 * cut at its declared size by fflate, so a lie costs no memory.
 */
export function unzipped(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  let entries = 0
  let unpacked = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++entries > entryLimit) throw new Unreadable('tooComplex')
        if (!wanted(name)) return false
        unpacked += originalSize
        if (unpacked > unpackedLimit) throw new Unreadable('tooComplex')
        return true
      },
    })
    return new Map(Object.entries(files))
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
}
