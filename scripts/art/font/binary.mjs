/** Big-endian numbers one after the other, as the tables of a font hold them. */
export class BinaryWriter {
  /** @type {number[]} */
  bytes = []

  /** @param {...number} values */
  u8(...values) {
    for (const value of values) this.bytes.push(value & 0xff)
    return this
  }

  /** Signed numbers are written as their two's complement. @param {...number} values */
  u16(...values) {
    for (const value of values) this.u8(value >> 8, value)
    return this
  }

  /** @param {...number} values */
  u32(...values) {
    for (const value of values) this.u16(value >>> 16, value)
    return this
  }

  /** @param {string} text of ASCII */
  ascii(text) {
    return this.u8(...[...text].map((sign) => sign.charCodeAt(0)))
  }

  /** @param {Iterable<number>} bytes */
  append(bytes) {
    for (const byte of bytes) this.bytes.push(byte)
    return this
  }

  /** Zeros up to a multiple of four bytes. */
  pad() {
    while (this.bytes.length % 4 !== 0) this.bytes.push(0)
    return this
  }

  get length() {
    return this.bytes.length
  }

  toBuffer() {
    return Buffer.from(this.bytes)
  }
}
