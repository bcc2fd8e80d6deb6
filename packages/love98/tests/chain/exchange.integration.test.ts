import community from '@community/config'
import { erc20Abi, formatUnits, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pairCodeHash } from '@/domain/community/published-venues'
import { pairSymbols } from '@/domain/swap/pair'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { receiptOf } from '../support/receipt-of'

const poolAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])
const factoryAbi = parseAbi(['function getPair(address, address) view returns (address)'])
const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
])

/** The expected price of one base asset in units of the pair's token, independent of the seeding code. */
const expectedPrices: Record<string, number> = {
  'CAT-ETH': 0.0125 / 3000,
  'CAT-USDC': 0.0125,
  'CAT-cbBTC': 0.0125 / 90_000,
  'CAT-DEGEN': 0.0125 / 0.000009,
  'FISH-ETH': 0.0045 / 3000,
  'CAT-PURR': 0.0125 / 0.0008,
  'CAT-MEOW': 0.0125 / 0.00000025,
  'CAT-TOSHI': 0.0125 / 0.0000006,
  'CAT-SPX': 0.0125 / 0.85,
  'CAT-BITCOIN': 0.0125 / 0.08,
  'CAT-PAWS': 0.0125 / 0.0000012,
}

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

// Proves S3.10
test('every pair has a pool with a plausible price', async () => {
  const { deployment } = chains
  expect(Object.keys(deployment.pools)).toEqual(community.pairs.map(({ name }) => name))
  expect(Object.keys(deployment.pools)).toHaveLength(11)
  for (const [name, expected] of Object.entries(expectedPrices)) {
    const { base, token } = await reservesOf(name)
    expect(token / base / expected, name).toBeCloseTo(1, 4)
  }
})

test('pools have the addresses computed from the factory and its init code hash', async () => {
  const { client, deployment } = chains
  const { factory, initCodeHash } = deployment.exchange
  for (const [name, pool] of Object.entries(deployment.pools)) {
    const args = [assetAddress(pairSymbols(name)[0]), assetAddress(pairSymbols(name)[1])] as const
    expect(
      await client.readContract({ address: factory, abi: factoryAbi, functionName: 'getPair', args }),
    ).toBe(pool)
  }
  expect(initCodeHash).toBe(pairCodeHash)
})

test('tokens have the names and decimals of the community file', async () => {
  const { client, deployment } = chains
  expect(Object.keys(deployment.tokens)).toEqual(Object.keys(community.tokens))
  for (const [symbol, { name, decimals }] of Object.entries(community.tokens)) {
    const address = assetAddress(symbol)
    const answers = await client.multicall({
      contracts: [
        { address, abi: erc20Abi, functionName: 'symbol' },
        { address, abi: erc20Abi, functionName: 'name' },
        { address, abi: erc20Abi, functionName: 'decimals' },
      ],
      allowFailure: false,
    })
    expect(answers).toEqual([symbol, name, decimals])
  }
})

test('the first three accounts hold every token and have sent no transaction', async () => {
  const { client, deployment } = chains
  for (const index of [0, 1, 2]) {
    const { address } = developmentAccount(index)
    const balances = await client.multicall({
      contracts: Object.values(deployment.tokens).map((token) => ({
        address: token.address,
        abi: erc20Abi,
        functionName: 'balanceOf' as const,
        args: [address] as const,
      })),
      allowFailure: false,
    })
    expect(balances.every((balance) => balance > 0n)).toBe(true)
    expect(await client.getTransactionCount({ address })).toBe(0)
  }
  const cat = await client.readContract({
    address: assetAddress('CAT'),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [developmentAccount(0).address],
  })
  expect(formatUnits(cat, 18)).toBe('400000')
})

test('a swap through the router moves the price', async () => {
  const { client, deployment } = chains
  const buyer = developmentAccount(4).address
  const { router, wrappedNative } = deployment.exchange
  const before = await reservesOf('CAT-ETH')
  const hash = await client.writeContract({
    account: buyer,
    address: router,
    abi: routerAbi,
    functionName: 'swapExactETHForTokens',
    args: [0n, [wrappedNative, assetAddress('CAT')], buyer, 2n ** 64n],
    value: parseEther('50'),
    // The swap runs in a later block than the gas estimate: the pool then also updates its price accumulators, which
    // costs more gas.
    gas: 500_000n,
  })
  expect((await receiptOf(client, hash)).status).toBe('success')
  const after = await reservesOf('CAT-ETH')
  expect(after.token).toBeCloseTo(before.token + 50, 6)
  expect(after.token / after.base).toBeGreaterThan((before.token / before.base) * 1.2)
})

function assetAddress(symbol: string) {
  const { tokens, exchange } = chains.deployment
  const address = symbol === 'ETH' ? exchange.wrappedNative : tokens[symbol]?.address
  if (!address) throw new Error(`${symbol} was not deployed`)
  return address
}

async function reservesOf(pair: string) {
  const { client, deployment } = chains
  const address = deployment.pools[pair]
  if (!address) throw new Error(`${pair} has no pool`)
  const [token0, [reserve0, reserve1]] = await Promise.all([
    client.readContract({ address, abi: poolAbi, functionName: 'token0' }),
    client.readContract({ address, abi: poolAbi, functionName: 'getReserves' }),
  ])
  const [baseSymbol, tokenSymbol] = pairSymbols(pair)
  const [base, token] = token0 === assetAddress(baseSymbol) ? [reserve0, reserve1] : [reserve1, reserve0]
  return { base: whole(base, baseSymbol), token: whole(token, tokenSymbol) }
}

function whole(amount: bigint, symbol: string) {
  return Number(formatUnits(amount, chains.deployment.tokens[symbol]?.decimals ?? 18))
}
