import type { Address } from 'viem'
import type { MarketMode } from '../../lib/start/market-mode.ts'
import { callRpc } from '../json-rpc.ts'
import type { DemoDeployment } from '../seed.ts'
import { keepTrading } from './keep-trading.ts'
import { createMarketMaker } from './market-maker.ts'
import { randomTrades } from './random-trades.ts'
import { seedHistory } from './seed-history.ts'

/** The account that seeds, which has all tokens. */
const ownerIndex = 9

/**
 * Gives the seeded pools their past, and begins to trade in them.
 * @param url of the node
 * @returns `trades`: in the past
 * @throws {Error} when the node refuses
 */
export async function startMarket(
  mode: MarketMode,
  { tokens, exchange, pools }: DemoDeployment,
  url: string,
): Promise<{ trades: number; stop: () => void }> {
  if (mode === 'quiet') return { trades: 0, stop: () => undefined }
  const accounts = (await callRpc(url, 'eth_accounts')) as Address[]
  const owner = accounts[ownerIndex]
  if (!owner) throw new Error(`The node at ${url} has no ten development accounts`)
  const maker = await createMarketMaker({ url, owner, tokens, wrappedNative: exchange.wrappedNative })
  const next = randomTrades(Object.values(pools), 98)
  const trades = await seedHistory(maker, next)
  return { trades, stop: mode === 'live' ? keepTrading(maker, next) : () => undefined }
}
