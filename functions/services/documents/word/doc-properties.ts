/** Offset in the header of the pages with character properties (`fcPlcfBteChpx`). */
const pagesAt = 0xfa
const pageSize = 512

/** Codes of character properties in [MS-DOC], as far as they matter here. */
const hidden = 0x083c
const struck = 0x0837
const struckTwice = 0x2a53
const removed = new Set([hidden, struck, struckTwice])
const deleted = 0x0800

/** Lengths of operands by the upper three bits of the code. Those of 6 begin with their own length. */
const operandLengths = [1, 1, 2, 4, 2, 2, 0, 3]

/** Marks hidden and struck-through text as deleted, so that the library drops it too. */
export function markAsDeleted(document: Buffer, table: Buffer): void {
  const [start, length] = [document.readUInt32LE(pagesAt), document.readUInt32LE(pagesAt + 4)]
  const count = (length - 4) / 8
  for (let index = 0; index < count; index++) {
    const page = document.subarray(table.readUInt32LE(start + (count + 1 + index) * 4) * pageSize).subarray(0, pageSize)
    const runs = page.readUInt8(pageSize - 1)
    for (let run = 0; run < runs; run++) {
      const at = 2 * page.readUInt8((runs + 1) * 4 + run)
      if (at > 0) markProperties(page.subarray(at + 1, at + 1 + page.readUInt8(at)))
    }
  }
}

function markProperties(properties: Buffer): void {
  for (let at = 0; at + 2 < properties.length; ) {
    const code = properties.readUInt16LE(at)
    const kind = code >> 13
    if (removed.has(code) && properties.readUInt8(at + 2) === 1) properties.writeUInt16LE(deleted, at)
    at += 2 + (kind === 6 ? properties.readUInt8(at + 2) + 1 : operandLengths[kind]!)
  }
}
