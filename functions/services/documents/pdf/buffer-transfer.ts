/** Polyfill that pdf.js needs to read fonts. Node has it from version 21. */
const buffers = ArrayBuffer.prototype
if (!('transferToFixedLength' in buffers)) {
  Object.defineProperty(buffers, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      const copy = new ArrayBuffer(length)
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
      return copy
    },
  })
}
