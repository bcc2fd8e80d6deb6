import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isSameAddress } from '@/domain/address'
import type { TradePage } from '@/domain/market/trade'
import { createHistorySync } from '@/server/market/history/sync'
import { answerTrades } from '@/server/market/trades/answer-trades'
import { createAccountReader } from '@/server/market/trades/trade-accounts'
import { createGate, newNodeState } from '@/server/rpc/node-gate'
import { developmentAccount } from '../../../../scripts/demo/development-accounts.ts'
import { databaseOf } from '../../db/database-of'
import { type CountingNode, startCountingNode } from '../counting-node'
import { historyOf, historyTables, holdLease, newest } from '../history/stored-history'
import { startTradedPools } from '../history/traded-pools'

const trader = developmentAccount(9).address
const fence = { epoch: 1n }
const { signal } = new AbortController()
const on = databaseOf('pglite', historyTables)
let market: Awaited<ReturnType<typeof startTradedPools>>
let node: CountingNode
beforeAll(async () => {
  market = await startTradedPools()
  node = await startCountingNode(market.chains.deployment.chains[0]?.rpcUrl ?? '')
}, 120_000)
afterAll(async () => {
  await node?.stop()
  await market?.stop()
})
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  await holdLease(on.market)
})

test('the account of a trade is the sender of its transaction, which is read once and never before a request', async () => {
  const history = createHistorySync(historyOf(on.market, market.client, market.pools))
  await history.catchUp(await newest(market.client), fence, signal)
  await market.inOneBlock(async () => {
    await market.sellBase('CAT-ETH')
    await market.donateAndSync('CAT-ETH')
    await market.sellBase('CAT-ETH', 2_000n)
  })
  const head = await newest(market.client)
  await history.catchUp(head, fence, signal)

  const state = newNodeState()
  const ask = async () => {
    const answer = await answerTrades(new Request('http://cats.example/'), 'CAT-ETH', {
      database: async () => on.market,
      pairs: ['CAT-ETH'],
      pools: market.pools,
      // A new memory, so that the accounts of the second request are from the database.
      readAccounts: createAccountReader(createGate(node.url, state)),
      explorer: null,
    })
    return (await answer.json()) as TradePage
  }
  const isRead = () => node.calls.filter((method) => method === 'eth_getTransactionByHash').length
  expect(isRead()).toBe(0)
  const { trades } = await ask()
  const made = trades.filter(({ block }) => block === String(head.number))
  expect(made.map(({ side, account }) => [side, account && isSameAddress(account, trader)])).toEqual([
    ['sell', true],
    ['sell', true],
  ])
  const count = isRead()
  expect(count).toBe(new Set(trades.map(({ transactionHash }) => transactionHash)).size)
  expect((await ask()).trades).toEqual(trades)
  expect(isRead()).toBe(count)
})
