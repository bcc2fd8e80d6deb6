import { callRpc } from '../json-rpc.mjs'
import { keepTrading } from './keep-trading.mjs'
import { createMarketMaker } from './market-maker.mjs'
import { randomTrades } from './random-trades.mjs'
import { seedHistory } from './seed-history.mjs'

/** The account that seeds, which has all tokens. */
const ownerIndex = 9

/**
 * Gives the seeded pools their past, and begins to trade in them.
 * @param {import('../../lib/start/market-mode.mjs').MarketMode} mode
 * @param {import('../seed.mjs').DemoDeployment} deployment
 * @param {string} url of the node
 * @returns {Promise<{ trades: number, stop: () => void }>} `trades`: in the past
 * @throws {Error} when the node refuses
 */
export async function startMarket(mode, { tokens, exchange, pools }, url) {
  if (mode === 'quiet') return { trades: 0, stop: () => undefined }
  const accounts = /** @type {import('viem').Address[]} */ (await callRpc(url, 'eth_accounts'))
  const owner = accounts[ownerIndex]
  if (!owner) throw new Error(`The node at ${url} has no ten development accounts`)
  const maker = await createMarketMaker({ url, owner, tokens, wrappedNative: exchange.wrappedNative })
  const next = randomTrades(Object.values(pools), 98)
  const trades = await seedHistory(maker, next)
  return { trades, stop: mode === 'live' ? keepTrading(maker, next) : () => undefined }
}
