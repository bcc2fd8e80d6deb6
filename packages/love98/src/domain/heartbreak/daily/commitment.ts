import { bytesToHex } from '@/domain/hex'

/** SHA-256, passed in because browser and server have different implementations. */
export type Hash = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

/** The length of a month's secret in bytes. A shorter secret could be found by brute force. */
export const secretBytes = 32

/** Returns whether a published secret has the SHA-256 hash (64 hex digits) that was published before it. */
export async function matchesCommitment(
  hash: Hash,
  secret: Uint8Array,
  commitment: string,
): Promise<boolean> {
  return secret.length >= secretBytes && bytesToHex(await hash(secret)) === `0x${commitment.toLowerCase()}`
}

/**
 * Returns the moment from which a month's secret may be published: after the last daily board can no longer be
 * finished.
 * @param month such as `2026-11`
 * @returns milliseconds since 1970
 * @throws {RangeError} if the text is not a month
 */
export function revealTimeMs(month: string): number {
  const first = new Date(`${month}-01T00:00:00Z`)
  if (!/^\d{4}-\d\d$/.test(month) || Number.isNaN(first.getTime()))
    throw new RangeError(`"${month}" is not a month. Write it as 2026-11.`)
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) + lastFinishMs
}

/** A game that began just before midnight can last 30 minutes; the other 30 minutes allow for clock differences. */
const lastFinishMs = 60 * 60_000
