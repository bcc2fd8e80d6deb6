import { type Hex, parseAbi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSupplies } from '@/chain/market/read-supplies'
import type { Address } from '@/domain/address'
import type { MarketReader } from '@/server/market/reader'
import { createSupplyReader } from '@/server/market/supplies'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { databaseOf } from '../db/database-of'
import { type CountingNode, startCountingNode } from './counting-node'
import { readerOf, served } from './market-of'

const abi = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function totalSupply() view returns (uint256)',
])
const dead = '0x000000000000000000000000000000000000dEaD'
const vesting: Address = '0x1111111111111111111111111111111111111111'
let chains: DemoChains
let node: CountingNode
let token: Address
let total: bigint
beforeAll(async () => {
  chains = await startChains()
  node = await startCountingNode(chains.deployment.chains[0]?.rpcUrl ?? '')
  token = chains.deployment.tokens.CAT?.address as Address
  for (const [to, amount] of [
    [dead, '3'],
    [vesting, '5'],
  ] as const)
    await chains.client.request({
      method: 'eth_sendTransaction' as never,
      params: [{ from: developmentAccount(9).address, to: token, data: transfer(to, amount) }] as never,
    })
  await chains.client.mine({ blocks: 1 })
  total = await chains.client.readContract({ address: token, abi, functionName: 'totalSupply' })
}, 60_000)
afterAll(async () => {
  await node?.stop()
  await chains?.stop()
})
beforeEach(() => {
  node.change(null)
  node.calls.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const multicall3 = () => chains.deployment.multicall3 as Address
const read = async (requests: Parameters<typeof readSupplies>[2]) =>
  readSupplies(chains.client, multicall3(), requests, (await chains.client.getBlock()).hash)

test('the circulating supply excludes burnt and locked balances, each once', async () => {
  expect(await read([{ token, locked: [vesting] }])).toEqual([total - parseEther('8')])
  expect(await read([{ token, locked: [vesting, dead, vesting] }])).toEqual([total - parseEther('8')])
  expect(await read([{ token, locked: [] }])).toEqual([total - parseEther('3')])
})

test('an account and a contract without a supply give none, and the other tokens keep theirs', async () => {
  const supplies = await read([
    { token: vesting, locked: [] },
    { token: multicall3(), locked: [] },
    { token, locked: [] },
  ])
  expect(supplies).toEqual([null, null, total - parseEther('3')])
})

describe('the reader of supplies', () => {
  const head = async () => {
    const { number, hash, parentHash, timestamp } = await chains.client.getBlock()
    return { number, hash, parentHash, timestamp: Number(timestamp) }
  }
  const tokens = () =>
    new Map([
      ['CAT-ETH', { token, locked: [] }],
      ['CAT-USDC', { token, locked: [] }],
    ])
  const calls = () => node.calls.filter((method) => method === 'eth_call').length
  const clientAtNode = async () => {
    const { createClient, http } = await import('viem')
    return createClient({ transport: http(node.url, { retryCount: 0 }) })
  }

  test('supplies are read once for all pairs of a token, and again after ten minutes at a quiet block', async () => {
    let now = 0
    const reader = createSupplyReader(
      { client: await clientAtNode(), multicall3: multicall3(), tokens: tokens() },
      () => now,
    )
    const at = await head()
    reader.update(at, false)
    await vi.waitFor(() => expect(reader.current().size).toBe(2))
    expect(reader.current().get('CAT-ETH')).toEqual({
      circulating: String(total - parseEther('3')),
      block: String(at.number),
    })
    for (const [time, isQuiet, count] of [
      [599_999, true, 1],
      [600_000, false, 1],
      [600_000, true, 2],
      [1_799_999, false, 2],
      [1_800_000, false, 3],
    ] as const) {
      now = time
      reader.update(at, isQuiet)
      await vi.waitFor(() => expect(calls()).toBe(count))
    }
  })

  test('a node that fails leaves the last supplies', async () => {
    let now = 0
    const reader = createSupplyReader(
      { client: await clientAtNode(), multicall3: multicall3(), tokens: tokens() },
      () => now,
    )
    const at = await head()
    reader.update(at, true)
    await vi.waitFor(() => expect(reader.current().size).toBe(2))
    const known = reader.current()
    node.change(async () => ({ error: { code: -32_000, message: 'down' } }))
    now = 600_000
    reader.update(at, true)
    await vi.waitFor(() => expect(calls()).toBe(2))
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(reader.current()).toBe(known)
  })
})

describe('the market with supplies', () => {
  const on = databaseOf('pglite', 'chain_leases, chain_snapshots')
  let reader: MarketReader | undefined
  afterEach(() => reader?.stop())

  test('the snapshot has the supply of the base asset of each pair', async () => {
    reader = readerOf(chains, {
      database: async () => on.market,
      url: node.url,
      holder: 'a',
      supplyTokens: new Map([['CAT-ETH', { token, locked: [vesting] }]]),
    })
    await vi.waitFor(
      () => {
        reader?.keepAwake()
        const pairs = reader && served(reader)?.pairs
        expect(pairs?.map(({ name, supply }) => [name, supply?.circulating ?? null])).toEqual([
          ['CAT-USDC', null],
          ['CAT-ETH', String(total - parseEther('8'))],
          ['CAT-NONE', null],
        ])
      },
      { timeout: 20_000, interval: 100 },
    )
  })
})

function transfer(to: Address, amount: string): Hex {
  return `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${parseEther(amount).toString(16).padStart(64, '0')}`
}
