import type { Address } from 'viem'
import type { MarketMode } from '../../lib/start/market-mode.ts'
import { callRpc } from '../json-rpc.ts'
import type { Market } from '../market-parts.ts'
import type { SeededMarket } from '../seed-chain.ts'
import type { NewerExchanges } from '../seed-newer-pools.ts'
import { createMarketMaker, type MarketMaker, type TradedPool, tradeTransaction } from './market-maker.ts'
import type { RandomTrades } from './random-trades.ts'
import { randomTrades } from './random-trades.ts'
import { seedHistory } from './seed-history.ts'

/** The account that seeds, which has all tokens. */
const ownerIndex = 9

type TradedMarket = SeededMarket & { newer?: NewerExchanges }

/**
 * Trades in the seeded pools of a chain: their history first, and then live trades.
 * @param options `url` of the node; `definitions` of all tokens of the community, which give the prices
 * @returns `trades`: the number of trades in the history
 * @throws {Error} if the node rejects a call
 */
export async function startMarket(
  mode: MarketMode,
  market: TradedMarket,
  { url, definitions }: { url: string; definitions: Market['tokens'] },
): Promise<{ trades: number; stop: () => void }> {
  if (mode === 'quiet') return { trades: 0, stop: () => undefined }
  const { tokens, exchange } = market
  const accounts = (await callRpc(url, 'eth_accounts')) as Address[]
  const owner = accounts[ownerIndex]
  if (!owner) throw new Error(`The node at ${url} has no ten development accounts`)
  const { wrappedNative, chainId } = exchange
  const maker = await createMarketMaker({ url, owner, tokens, wrappedNative, definitions })
  // The chains trade differently, each in the same way at every start.
  const next = randomTrades(tradedPools(market), chainId)
  const trades = await seedHistory(maker, next)
  return { trades, stop: mode === 'live' ? keepTrading(maker, next) : () => undefined }
}

/** Returns the pool of each pair, in which visitors see its price. */
function tradedPools({ pools, newer }: TradedMarket): readonly TradedPool[] {
  return Object.entries(pools).map(([name, address]) => {
    const pool = newer?.pools[name]
    if (!newer || !pool) return { kind: 'v2', address }
    return pool.kind === 'v3' ? pool : { ...pool, manager: newer.v4.poolManager }
  })
}

/** The least time between two trades and the largest random addition to it, ms. */
const pause = { least: 2_000, more: 4_000 }

/**
 * Trades every few seconds until it is stopped. After a call without an answer it trades again at the next time.
 * @returns a function that stops it
 */
function keepTrading(maker: MarketMaker, next: RandomTrades<TradedPool>): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const wait = () => {
    if (isStopped) return
    timer = setTimeout(trade, pause.least + Math.random() * pause.more).unref()
  }
  const trade = () => {
    callRpc(maker.url, 'eth_sendTransaction', [
      tradeTransaction(maker, next(1 + Math.floor(Math.random() * 3))),
    ])
      .catch(() => undefined)
      .finally(wait)
  }
  wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
