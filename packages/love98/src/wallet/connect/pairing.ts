export type Pairing = {
  uri: string
  /** ms since the epoch */
  expiresAt: number
}

/** Lifetime of a pairing without `expiryTimestamp`, and the longest one, ms. */
const lifetime = 300_000

/**
 * Parses a pairing URI (`wc:<topic>@2?relay-protocol=…&symKey=…&expiryTimestamp=…`, WalletConnect 2),
 * or `null` for any other text.
 * @param now ms since the epoch
 */
export function parsePairing(uri: unknown, now: number): Pairing | null {
  if (typeof uri !== 'string' || uri.length > 2_000 || !/^wc:[0-9a-f]+@2\?\S+$/i.test(uri)) return null
  const seconds = Number(new URLSearchParams(uri.slice(uri.indexOf('?') + 1)).get('expiryTimestamp'))
  const expiresAt = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : now + lifetime
  return { uri, expiresAt: Math.min(expiresAt, now + lifetime) }
}

/** A duration as `4:59`. @param milliseconds */
export function remainingTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
