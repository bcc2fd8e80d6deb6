import type { BlockHead } from '@/domain/market/pool-event'

/** Hashes of the newest blocks of the chain that is followed. */
export type RecentBlocks = {
  /** Adds the newest one; what is not below it goes. */
  add: (head: BlockHead) => void
  clear: () => void
  /** `known`: it is one of them; `other`: another block has its place; `older`: it lies below them. */
  compare: (head: BlockHead) => 'known' | 'other' | 'older'
}

const kept = 512n

/** Tells a node that lags behind, which gives a block of the same chain, from one whose chain is another one. */
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
