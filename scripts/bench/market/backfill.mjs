import { toHex } from 'viem'
import { callRpc, callRpcBatch } from '../../demo/json-rpc.mjs'
import { createMarketMaker, tradeGas, tradeTransaction } from '../../demo/maker/market-maker.mjs'
import { randomTrades } from '../../demo/maker/random-trades.mjs'
import { importTypeScript } from '../../lib/import-typescript.mjs'

/** Blocks of the chain, and logs of its pools: each trade leaves a `Sync` and a `Swap`. */
const blocks = 200_000
const logs = 50_000
const tradesAtOnce = 11

/** Transactions that are mined in one go. */
const chunk = 100

/**
 * Makes a chain of 200,000 blocks with 50,000 logs of pools, and reads all of it into an empty database.
 *
 * @param {{ url: string, chainId: number, owner: import('viem').Address, deployment: import('../../demo/seed.mjs').DemoDeployment, pairs: readonly { name: string }[] }} chain
 *   a seeded one
 * @param {{ url: string } | { directory: string }} place
 * @param {AbortSignal} signal
 * @returns {Promise<{ seconds: number, trades: number, calls: number }>} `calls`: of the node
 */
export async function measureBackfill({ url, chainId, owner, deployment, pairs }, place, signal) {
  const { tokens, exchange, pools } = deployment
  const maker = await createMarketMaker({ url, owner, tokens, wrappedNative: exchange.wrappedNative })
  await makeBlocks(maker, Object.values(pools), signal)
  const load = (/** @type {string} */ path) =>
    /** @type {Promise<any>} */ (importTypeScript(`src/${path}.ts`))
  const [
    { openDatabase },
    { createHistoryWriter },
    { takeLease },
    { marketPools },
    { readHead },
    { createClient, custom },
  ] = await Promise.all([
    load('server/db/open-database'),
    load('server/market/history/history-writer'),
    load('server/market/lease'),
    load('server/market/pools'),
    load('chain/market/read-head'),
    import('viem'),
  ])
  let calls = 0
  const request = (/** @type {{ method: string, params?: readonly unknown[] }} */ { method, params }) => {
    calls += 1
    return callRpc(url, method, params)
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const database = await openDatabase(place)
  try {
    const fence = await takeLease(database, 'the bench')
    const renewing = setInterval(
      () => void database.orm.execute("update market_lease set expires_at = now() + interval '1 minute'"),
      2_000,
    )
    const writer = createHistoryWriter({
      ...{ database, client, chainId, finality: 3, days: 30, isReplaceable: true },
      pools: marketPools({ tokens, exchange }, pairs),
    })
    const head = await readHead(client)
    const start = performance.now()
    await writer.catchUp(head, fence, signal)
    const seconds = (performance.now() - start) / 1000
    clearInterval(renewing)
    const { rows } = await database.orm.execute('select count(*)::int as count from market_trades')
    return { seconds, calls, trades: rows[0].count }
  } finally {
    await database.close()
  }
}

/**
 * @param {import('../../demo/maker/market-maker.mjs').MarketMaker} maker
 * @param {readonly import('viem').Address[]} pools
 * @param {AbortSignal} signal
 */
async function makeBlocks(maker, pools, signal) {
  const { url, owner } = maker
  const next = randomTrades(pools, 98)
  const transactions = Math.ceil(logs / 2 / tradesAtOnce)
  let nonce = Number(await callRpc(url, 'eth_getTransactionCount', [owner, 'latest']))
  await callRpc(url, 'evm_setAutomine', [false])
  await callRpc(url, 'evm_setBlockGasLimit', [toHex(tradeGas + 21_000n)])
  await callRpc(url, 'anvil_setBlockTimestampInterval', [12])
  for (let made = 0; made < transactions; made += chunk) {
    signal.throwIfAborted()
    const some = Array.from({ length: Math.min(chunk, transactions - made) }, () => ({
      method: 'eth_sendTransaction',
      params: [{ ...tradeTransaction(maker, next(tradesAtOnce)), nonce: toHex(nonce++) }],
    }))
    await callRpcBatch(url, some)
    // The transactions first, then the empty ones that belong to them.
    await callRpc(url, 'anvil_mine', [toHex(Math.floor((blocks / transactions) * some.length))])
  }
}
