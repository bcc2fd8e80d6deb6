import { keccak256, stringToBytes } from 'viem/utils'
import type { Address } from '@/domain/address'

type Hex = `0x${string}`

/** A call as an account makes it on a chain; `value` in wei. */
export type AccountCall = { chainId: number; from: Address; to: Address | null; value: bigint; data: Hex }

/**
 * What tells one call from another: the same for the transaction that was requested and the one that is in a block,
 * whatever its nonce and fees are.
 */
export function callDigest({ chainId, from, to, value, data }: AccountCall): Hex {
  return keccak256(stringToBytes([chainId, from, to ?? '', value, data].join(' ').toLowerCase()))
}
