import { hexToBytes, keccak256 } from 'viem'
import type { Hex } from '@/domain/hex'
import { poolTopics } from '@/domain/market/decode-pool-log'
import type { MarketPool } from '@/domain/market/pool-event'
import { emitterOf, type PoolSource } from '@/domain/market/pool-source'

/**
 * Returns whether a block may contain a log of these pools, according to the bloom filter in its header (Ethereum
 * yellow paper, 4.3.1), in which each address and topic sets three bits. False is certain; true is not.
 * @param logsBloom 512 hex digits after 0x; null if the node gives no filter, and then the result is true
 */
export function mayHaveLogs(
  logsBloom: string | null,
  pools: readonly Pick<MarketPool, 'id' | 'source'>[],
): boolean {
  if (logsBloom === null) return true
  const bloom = hexToBytes(logsBloom as Hex)
  const isIn = (value: Hex) => holds(bloom, value)
  const kinds = new Map<PoolSource['kind'], boolean>()
  return pools.some(({ id, source }) => {
    const { kind } = source
    if (!kinds.has(kind)) kinds.set(kind, poolTopics(kind).some(isIn))
    return kinds.get(kind) && isIn(emitterOf(source)) && (kind !== 'v4' || isIn(id as Hex))
  })
}

function holds(bloom: Uint8Array, value: Hex): boolean {
  const hash = hexToBytes(keccak256(value))
  return [0, 2, 4].every((at) => {
    const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047
    return ((bloom[255 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0
  })
}
