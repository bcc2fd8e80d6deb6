import community from '@community/config'
import { createClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Anvil, startAnvil } from '../../../scripts/demo/anvil.ts'
import { type DemoDeployment, seed } from '../../../scripts/demo/seed.ts'
import { nativeCoin } from '../../support/exchange-chain'
import { otherCurrency, quoteOnPool } from '../../support/pool-quotes'

let chain: Anvil
let deployment: DemoDeployment
const newerPairs = { 'CAT-USDC': 'v3', 'CAT-DEGEN': 'v4', 'CAT-ETH': 'v4', 'FISH-ETH': 'v3' } as const
beforeAll(async () => {
  chain = await startAnvil({ port: 0, chainId: 31_337 })
  deployment = await seed({ url: chain.url, community, newerPairs })
})
afterAll(() => chain?.stop())

test.each(Object.entries(newerPairs))(
  '%s has a pool of %s that pays as its pool of V2',
  async (name, kind) => {
    const { newer, exchange, pools, tokens } = deployment
    const pool = newer?.pools[name]
    const v2Pool = pools[name]
    const base = tokens[name.split('-')[0] ?? '']
    if (!newer || !pool || !v2Pool || !base) throw new Error(`${name} has no pools`)
    expect(pool.kind).toBe(kind)
    const client = createClient({ transport: http(chain.url) })
    const exchanges = { v2: exchange, ...newer }
    const amount = 1000n * 10n ** BigInt(base.decimals)
    const from = { address: base.address, amount }
    const other = otherCurrency(pool, base.address)
    const v2Tokens = [base.address, other === nativeCoin ? exchange.wrappedNative : other] as const
    const v2 = { kind: 'v2', address: v2Pool, tokens: v2Tokens } as const
    const [paid, expected] = await Promise.all([
      quoteOnPool(client, exchanges, pool, from),
      quoteOnPool(client, exchanges, v2, from),
    ])
    expect(Number(paid) / Number(expected)).toBeCloseTo(1, 6)
  },
)

test('pools of V2 are the same with and without newer pairs', async () => {
  const other = await startAnvil({ port: 0, chainId: 31_337 })
  try {
    const { chains: _chains, venues, pairs, ...plain } = await seed({ url: other.url, community })
    expect(deployment).toMatchObject(plain)
    expect(plain.newer).toBeUndefined()
    expect(deployment.venues).toEqual(expect.arrayContaining(venues))
    expect(pairs).toEqual({})
  } finally {
    await other.stop()
  }
})

test('a seeded chain is not changed by another seeding', async () => {
  expect(await seed({ url: chain.url, community, newerPairs })).toEqual(deployment)
})
