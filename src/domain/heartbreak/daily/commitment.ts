/** SHA-256; given in, since hashing is not a rule of the game. */
export type Hash = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

/** The shortest secret of a month in bytes: one that can be guessed commits to nothing. */
export const secretBytes = 32

/** What is published on the first day of a month: the hash of its secret, as 64 hex digits. */
export async function commitTo(hash: Hash, secret: Uint8Array): Promise<string> {
  if (secret.length < secretBytes)
    throw new RangeError(`The secret of a month has at least ${secretBytes} bytes, not ${secret.length}.`)
  return toHex(await hash(secret))
}

/** Whether a published secret is the one that was committed to. */
export async function keepsCommitment(hash: Hash, secret: Uint8Array, commitment: string): Promise<boolean> {
  return secret.length >= secretBytes && toHex(await hash(secret)) === commitment.toLowerCase()
}

/** The month of a day: `2026-11` of `2026-11-20`. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/**
 * Whether a month's secret may be published: not before its last daily board can no longer be finished.
 * @param nowMs milliseconds since 1970
 */
export function mayReveal(month: string, nowMs: number): boolean {
  const first = new Date(`${month}-01T00:00:00Z`)
  if (!/^\d{4}-\d\d$/.test(month) || Number.isNaN(first.getTime()))
    throw new RangeError(`"${month}" is not a month. Write it as 2026-11.`)
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  return nowMs >= next + lastFinishMs
}

/** A game that began just before midnight may last half an hour; the rest is for the clocks. */
const lastFinishMs = 60 * 60_000

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
