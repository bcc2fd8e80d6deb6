import type { BlockHead } from '@/domain/market/pool-event'

/** The hashes of the newest blocks of the followed chain. */
export type RecentBlocks = {
  /** Adds the newest block and removes all stored blocks that are not below it. */
  add: (head: BlockHead) => void
  clear: () => void
  /**
   * `known`: the block is stored. `other`: another block has its number. `older`: it is older than the stored blocks.
   */
  compare: (head: BlockHead) => 'known' | 'other' | 'older'
}

const kept = 512n

/** Distinguishes a node that lags behind, which returns a block of the same chain, from a node with another chain. */
export function createRecentBlocks(): RecentBlocks {
  const hashes = new Map<bigint, string>()
  let oldest: bigint | null = null
  return {
    add({ number, hash }) {
      for (const other of hashes.keys()) if (other >= number || other <= number - kept) hashes.delete(other)
      hashes.set(number, hash)
      oldest = [...hashes.keys()].reduce((low, next) => (next < low ? next : low), number)
    },
    clear() {
      hashes.clear()
      oldest = null
    },
    compare({ number, hash }) {
      if (oldest === null || number < oldest) return 'older'
      return hashes.get(number) === hash ? 'known' : 'other'
    },
  }
}
