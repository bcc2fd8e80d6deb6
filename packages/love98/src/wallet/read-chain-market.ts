import type { ReceivedMarket } from '@/browser/market/chain-source'
import { buildSnapshot } from '@/chain/market/build-snapshot'
import { deployedPools } from '@/chain/market/market-pools'
import { readHead } from '@/chain/market/read-head'
import { readPoolStates } from '@/chain/market/read-pool-states'
import { pairsOn, settingsOn } from '@/domain/community/chain-settings'
import type { SwapPair } from '@/domain/community/community'
import { AppError } from '@/domain/errors'
import type { MarketChain } from '@/domain/market/market-chain'
import { loadWallet } from './boot'

type Newest = { readonly hash: string; readonly readAt: number }

/** The block of the last reading by chain, and when it was first seen, ms since 1970 by the clock of this page. */
const newest = new Map<MarketChain, Newest>()

/**
 * Reads the market of a chain in two calls: the newest header, and the state of all pools at its block. A block that
 * stays the newest one ages from the first reading on, so that prices of a stopped node count as old.
 * @throws {AppError} `node-unavailable`, or an error of `loadWallet`
 */
export async function readChainMarket(all: readonly SwapPair[], chain: MarketChain): Promise<ReceivedMarket> {
  const { settings, client } = await loadWallet()
  const chainId = chain ?? settings.exchange.chainId
  const reader = client(chainId)
  const contracts = settingsOn(settings, chainId)
  const pairs = pairsOn(settings, all, chainId)
  const pools = deployedPools(contracts, pairs)
  const multicall3 = settings.chains.find(({ id }) => id === chainId)?.multicall3
  try {
    const head = await readHead(reader)
    if (!head || !multicall3) throw new Error('The chain has no block or no Multicall3.')
    const answers = await readPoolStates(reader, multicall3, pools, head.hash)
    const states = new Map(pools.map(({ id }, index) => [id, answers[index] ?? null]))
    const snapshot = buildSnapshot(
      { contracts, pairs, pools },
      { head, states, days: new Map(), supplies: new Map() },
    )
    const receivedAt = Date.now()
    const before = newest.get(chain)
    const known = before?.hash === head.hash ? before : { hash: head.hash, readAt: receivedAt }
    newest.set(chain, known)
    return { snapshot, receivedAt, readAt: known.readAt }
  } catch (cause) {
    throw new AppError('node-unavailable', cause)
  }
}
