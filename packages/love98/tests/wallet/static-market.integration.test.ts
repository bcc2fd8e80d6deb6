import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { mainExchangeOf } from '@/domain/community/main-exchange'
import { marketPrice } from '@/domain/market/market-price'
import { priceText } from '@/domain/swap/price'
import { readChainMarket } from '@/wallet/read-chain-market'
import { type ExchangeChain, nativeCoin, startExchangeChain } from '../support/exchange-chain'

let chain: ExchangeChain
let settings: Pick<Settings, 'tokens' | 'exchange' | 'pairs'> & { chains: object[] }

vi.mock('@/wallet/boot', () => ({ loadWallet: async () => ({ settings, client: () => chain.client }) }))

beforeAll(async () => {
  chain = await startExchangeChain()
  const { CAT, USD } = chain.tokens
  const sides = (dollars: bigint) =>
    [
      { address: CAT, amount: 1_000n * 10n ** 18n },
      { address: USD, amount: dollars * 10n ** 6n },
    ] as const
  const coins = [
    { address: CAT, amount: 5_000n * 10n ** 18n },
    { address: nativeCoin, amount: 5n * 10n ** 18n },
  ] as const
  await chain.addLiquidity(await chain.createPool({ kind: 'v2' }, sides(2_000n)), sides(2_000n))
  await chain.addLiquidity(await chain.createPool({ kind: 'v3', fee: 500 }, sides(3_000n)), sides(3_000n))
  await chain.addLiquidity(await chain.createPool({ kind: 'v4' }, coins), coins)
  const token = (address: (typeof chain.tokens)['CAT'], decimals: number) => ({
    name: 'T',
    address,
    decimals,
  })
  settings = {
    chains: [{ id: chain.chainId, multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11' }],
    tokens: { CAT: token(CAT, 18), USD: token(USD, 6), KITTY: token(CAT, 18) },
    exchange: mainExchangeOf({
      venues: chain.venues,
      chains: [{ id: chain.chainId, wrappedNative: chain.wrappedNative }] as never,
    }),
    pairs: {
      'KITTY-USD': { pool: { kind: 'v3', fee: 500 } },
      'CAT-ETH': { pool: { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null } },
    },
  }
})
afterAll(() => chain?.stop())

test('a static site reads the prices of pools of V2, V3 and V4 from the chain', async () => {
  const pairs = ['CAT-USD', 'KITTY-USD', 'CAT-ETH'].map((name) => ({ name, icon: 'coin' }) as SwapPair)
  const { snapshot } = await readChainMarket(pairs, null)
  const texts = snapshot.pairs.map((pair) => [
    pair.name,
    priceText(marketPrice(pair) ?? expect.unreachable()),
  ])
  expect(texts).toEqual([
    ['CAT-USD', '2'],
    ['KITTY-USD', expect.stringMatching(/^(3|2\.9999)$/)],
    ['CAT-ETH', expect.stringMatching(/^(0\.001|0\.00099999)$/)],
  ])
  expect(snapshot.pairs.map(({ depth }) => BigInt(depth ?? 0) > 0n)).toEqual([true, true, true])
})
