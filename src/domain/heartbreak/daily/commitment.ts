// The commitment to the secret of a month, and when the secret is published.

import { bytesToHex } from '@/domain/hex'

/** SHA-256, passed in because browser and server have different implementations. */
export type Hash = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

/** The length of a month's secret in bytes: a shorter one could be found by trying all. */
export const secretBytes = 32

/** Whether a published secret is the one whose SHA-256 hash (64 hex digits) was published before. */
export async function matchesCommitment(
  hash: Hash,
  secret: Uint8Array,
  commitment: string,
): Promise<boolean> {
  return secret.length >= secretBytes && bytesToHex(await hash(secret)) === `0x${commitment.toLowerCase()}`
}

/**
 * When a month's secret may be published: once its last daily board can no longer be finished.
 * @param month `2026-11`
 * @returns milliseconds since 1970
 * @throws {RangeError} for a text that is no month
 */
export function revealTimeMs(month: string): number {
  const first = new Date(`${month}-01T00:00:00Z`)
  if (!/^\d{4}-\d\d$/.test(month) || Number.isNaN(first.getTime()))
    throw new RangeError(`"${month}" is not a month. Write it as 2026-11.`)
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) + lastFinishMs
}

/** A game that began just before midnight may last 30 minutes; the rest allows for clocks that differ. */
const lastFinishMs = 60 * 60_000
