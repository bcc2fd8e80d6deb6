import { keccak256, stringToBytes } from 'viem/utils'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** An account's call on a chain; `value` in wei. */
export type AccountCall = { chainId: number; from: Address; to: Address | null; value: bigint; data: Hex }

/**
 * Returns a digest that identifies a call. It is the same for the requested transaction and the one in a block, with
 * any nonce and fees.
 */
export function callDigest({ chainId, from, to, value, data }: AccountCall): Hex {
  return keccak256(stringToBytes([chainId, from, to ?? '', value, data].join(' ').toLowerCase()))
}
