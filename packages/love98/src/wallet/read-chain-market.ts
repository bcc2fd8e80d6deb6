import type { ReceivedMarket } from '@/browser/market/chain-source'
import { buildSnapshot } from '@/chain/market/build-snapshot'
import { deployedPools } from '@/chain/market/market-pools'
import { readHead } from '@/chain/market/read-head'
import { readPoolStates } from '@/chain/market/read-pool-states'
import type { SwapPair } from '@/domain/community/community'
import { AppError } from '@/domain/errors'
import { loadWallet } from './boot'

/** The block of the last reading, and when it was first seen, ms since 1970 by the clock of this page. */
let newest: { readonly hash: string; readonly readAt: number } | null = null

/**
 * Reads the market from the chain in two calls: the newest header, and the state of all pools at its block. A block
 * that stays the newest one ages from the first reading on, so that prices of a stopped node count as old.
 * @throws {AppError} `node-unavailable`, or an error of `loadWallet`
 */
export async function readChainMarket(pairs: readonly SwapPair[]): Promise<ReceivedMarket> {
  const { settings, client } = await loadWallet()
  const reader = client(settings.exchange.chainId)
  const pools = deployedPools(settings, pairs)
  const multicall3 = settings.chains.find(({ id }) => id === settings.exchange.chainId)?.multicall3
  try {
    const head = await readHead(reader)
    if (!head || !multicall3) throw new Error('The chain has no block or no Multicall3.')
    const answers = await readPoolStates(reader, multicall3, pools, head.hash)
    const states = new Map(pools.map(({ id }, index) => [id, answers[index] ?? null]))
    const snapshot = buildSnapshot(
      { contracts: settings, pairs, pools },
      { head, states, days: new Map(), supplies: new Map() },
    )
    const receivedAt = Date.now()
    if (newest?.hash !== head.hash) newest = { hash: head.hash, readAt: receivedAt }
    return { snapshot, receivedAt, readAt: newest.readAt }
  } catch (cause) {
    throw new AppError('node-unavailable', cause)
  }
}
