/** Writes big-endian numbers, as in the tables of a font. */
export class BinaryWriter {
  bytes: number[] = []

  u8(...values: number[]) {
    for (const value of values) this.bytes.push(value & 0xff)
    return this
  }

  /** Signed numbers are written as their two's complement. */
  u16(...values: number[]) {
    for (const value of values) this.u8(value >> 8, value)
    return this
  }

  u32(...values: number[]) {
    for (const value of values) this.u16(value >>> 16, value)
    return this
  }

  /** @param text of ASCII */
  ascii(text: string) {
    return this.u8(...[...text].map((sign) => sign.charCodeAt(0)))
  }

  append(bytes: Iterable<number>) {
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
