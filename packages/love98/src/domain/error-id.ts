/**
 * Returns a short id of a failure that a person can read out or copy. Everybody gets the same id for the same failure,
 * and it contains nothing of what the visitor did: FNV-1a, 32 bits, over name, message and digest.
 */
export function errorId({
  name,
  message,
  digest = '',
}: {
  name: string
  message: string
  digest?: string
}): string {
  let hash = 0x811c9dc5
  for (const letter of `${name}\n${message}\n${digest}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const digits = (hash >>> 0).toString(16).toUpperCase().padStart(8, '0')
  return `0E-${digits.slice(0, 4)}-${digits.slice(4)}`
}
