import { createClient, defineChain, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PairContracts, readPairPrices } from '@/chain/prices/pair-prices'
import { poolAddress } from '@/chain/prices/pool-address'
import type { Address } from '@/domain/address'
import { priceText } from '@/domain/swap/price'
import { startChains } from '../support/demo-chains'

let chains: Awaited<ReturnType<typeof startChains>>
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains.stop())

const codeless: Address = '0x00000000000000000000000000000000000000aa'

function clientOf(url: string) {
  const { multicall3 } = chains.deployment
  const chain = defineChain({
    id: 31337,
    name: 'Demo',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    contracts: { multicall3: { address: multicall3 as Address } },
  })
  return createClient({ chain, transport: http(url, { retryCount: 0 }) })
}

function contracts(base: string, token: string): PairContracts {
  const { tokens, exchange } = chains.deployment
  const side = (symbol: string) =>
    symbol === 'ETH'
      ? { address: exchange.wrappedNative as Address, decimals: 18 }
      : { address: tokens[symbol]?.address as Address, decimals: tokens[symbol]?.decimals ?? 0 }
  return { base: side(base), token: side(token) }
}

function exchange() {
  const { chainId, factory, initCodeHash, wrappedNative } = chains.deployment.exchange
  return { chainId, factory: factory as Address, initCodeHash, wrappedNative: wrappedNative as Address }
}

test('[S2.13] poolAddress equals the CREATE2 address, in either order of the tokens', () => {
  const { base, token } = contracts('LOVE', 'USDT')
  const pool = chains.deployment.pools['LOVE-USDT']
  expect(poolAddress(exchange(), base.address, token.address)).toBe(pool)
  expect(poolAddress(exchange(), token.address, base.address)).toBe(pool)
})

test('no pairs are no request to the node', async () => {
  expect(await readPairPrices(clientOf('http://127.0.0.1:9'), exchange(), [])).toEqual([])
})

test('prices come in the order asked for, the other way round as the inverse, and null without a pool', async () => {
  const client = clientOf(chains.deployment.chains[0]?.rpcUrl ?? '')
  const missing: PairContracts = {
    base: { address: codeless, decimals: 18 },
    token: contracts('LOVE', 'ETH').token,
  }
  const { base, token } = contracts('LOVE', 'USDT')
  const [price, none, inverse] = await readPairPrices(client, exchange(), [
    { base, token },
    missing,
    { base: token, token: base },
  ])
  expect(price && priceText(price)).toBe('0.0125')
  expect(none).toBeNull()
  expect(inverse && priceText(inverse)).toBe('80')
})

test('a node that is down is an error and not eleven missing pools', async () => {
  const dead = clientOf('http://127.0.0.1:1')
  await expect(readPairPrices(dead, exchange(), [contracts('LOVE', 'ETH')])).rejects.toThrow()
})
