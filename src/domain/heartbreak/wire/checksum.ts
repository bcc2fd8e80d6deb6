/** FNV-1a, 32 bits: detects damaged texts, not forged ones. */
export function checksum(bytes: readonly number[]): number[] {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255, hash >>> 24]
}
