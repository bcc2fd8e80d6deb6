/** Appends a whole number below 2^28, seven bits per byte, the lowest first (LEB128). */
export function pushVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** Reads a varint and the index after it; undefined when it is truncated, too long or not in its shortest form. */
export function readVarint(
  bytes: readonly number[],
  from: number,
): { value: number; next: number } | undefined {
  let value = 0
  for (let index = 0; index < 4; index++) {
    const byte = bytes[from + index]
    if (byte === undefined) return undefined
    value |= (byte & 127) << (7 * index)
    if (byte < 128) return index > 0 && byte === 0 ? undefined : { value, next: from + index + 1 }
  }
  return undefined
}
