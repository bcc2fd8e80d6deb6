import community from '@community/config'
import { type Address, erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { community as parsedCommunity } from '@/app/community'
import { deployedPools } from '@/chain/market/market-pools'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { marketChains, settingsOfPair, settingsOn } from '@/domain/community/chain-settings'
import { amountOut } from '@/domain/swap/quote'
import { parseDemoManifest } from '@/server/demo-manifest'
import { describeDeployment } from '@/server/deployment'
import { parseEnv } from '@/server/env'
import { startAnvil } from '../../../scripts/demo/anvil.ts'
import { startDemoChains } from '../../../scripts/demo/chains.ts'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { onTwoChains } from '../../../scripts/demo/market-parts.ts'
import { seedSecondChain } from '../../../scripts/demo/seed-chain.ts'
import { clientFor, type DemoChains, startChains } from '../../support/demo-chains'
import { directRoute } from '../../support/direct-route'
import { receiptOf } from '../../support/receipt-of'

const [main, second] = [31_337, 31_338]
const pair = 'FISH-ETH'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains({ pairsOn: 'both' })
})
afterAll(() => chains?.stop())

function settings() {
  const manifest = parseDemoManifest(JSON.stringify(chains.deployment))
  return describeDeployment(parsedCommunity, parseEnv({}), manifest).settings
}

const onSecond = () => clientFor(chains.deployment, second)

function balanceOf(token: Address, account: Address) {
  return onSecond().readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })
}

test('the second chain has the pair of its token, and the main chain all others', () => {
  expect(marketChains(settings(), parsedCommunity.pairs)).toEqual([main, second])
  const namesOn = (chainId: number) =>
    deployedPools(settingsOn(settings(), chainId), parsedCommunity.pairs).map(({ name }) => name)
  expect(namesOn(second)).toEqual([pair])
  expect(namesOn(main)).toEqual(community.pairs.map(({ name }) => name).filter((name) => name !== pair))
})

test('each token is on its chain under its symbol, although two have the same address', async () => {
  const { deployment } = chains
  expect(deployment.tokens.FISH?.address).toBe(deployment.tokens.CAT?.address)
  for (const [symbol, { address, chainId = main, name, decimals }] of Object.entries(deployment.tokens)) {
    const answers = await clientFor(deployment, chainId).multicall({
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

test('the pools of both chains have the addresses that the settings give, and liquidity', async () => {
  for (const chainId of [main, second])
    for (const { name, source } of deployedPools(settingsOn(settings(), chainId), parsedCommunity.pairs)) {
      if (source.kind !== 'v2') continue
      expect(source.pool).toBe(chains.deployment.pools[name])
      const code = await clientFor(chains.deployment, chainId).getCode({ address: source.pool })
      expect(code, name).toBeDefined()
    }
})

test('the first three accounts hold Ether and tokens on the second chain, and have sent nothing', async () => {
  const { FISH } = chains.deployment.tokens
  for (const index of [0, 1, 2]) {
    const { address } = developmentAccount(index)
    expect(await balanceOf(FISH?.address ?? '0x', address)).toBeGreaterThan(0n)
    expect(await onSecond().getBalance({ address })).toBeGreaterThan(10n ** 18n)
    expect(await onSecond().getTransactionCount({ address })).toBe(0)
  }
})

test('a swap of the pair is prepared from the settings, and mined on the second chain', async () => {
  const client = onSecond()
  const route = directRoute(settingsOfPair(settings(), pair), { name: pair }, 'buy')
  const from = developmentAccount(4).address
  const amountIn = 10n ** 18n
  const pool = chains.deployment.pools[pair] ?? '0x'
  const held = (token: Address) => balanceOf(token, pool)
  const [reserveIn, reserveOut] = [await held(route.from.address), await held(route.to.address)]
  const quoted = amountOut({ amountIn, reserveIn, reserveOut })
  const { timestamp } = await client.getBlock()
  const deadline = timestamp + 86_400n
  const swap = await prepareSwap(client, {
    ...{ route, from, amountIn, quoted, slippageBips: 50, deadline, permitUntil: deadline, quoters: {} },
  })
  if (swap.kind !== 'ready') throw new Error(JSON.stringify(swap, (_, value) => String(value)))
  const [before, blocks] = [await balanceOf(route.to.address, from), await chains.client.getBlockNumber()]
  const [step, ...more] = swap.steps
  if (!step || more.length > 0) throw new Error('A swap of Ether has one step')
  const { to, value, data } = step.call
  const hash = await client.sendTransaction({
    account: from,
    chain: client.chain,
    to,
    value,
    data,
    gas: 500_000n,
  })
  expect((await receiptOf(client, hash)).status).toBe('success')
  expect((await balanceOf(route.to.address, from)) - before).toBe(quoted)
  expect(await chains.client.getBlockNumber()).toBe(blocks)
})

test('the Safe service lists the tokens of the chain of the Safe alone', async () => {
  const { deployment } = chains
  const list = await fetch(
    `${deployment.safeGateway}/v1/chains/${main}/safes/${deployment.safe.address}/balances/USD`,
  )
  const { items } = Object(await list.json())
  const symbols = items.map(({ tokenInfo }: { tokenInfo: { symbol: string } }) => tokenInfo.symbol)
  expect(symbols).toContain('CAT')
  expect(symbols).not.toContain('FISH')
})

test('the tokens that a file puts on another chain are on the second one, with pairs against each other', async () => {
  const file = {
    venues: [8453, 1],
    tokens: {
      CAT: { name: 'CAT', decimals: 18 },
      FISH: { name: 'FISH', decimals: 18, chainId: 1 },
      USDC: { name: 'USD Coin', decimals: 6, chainId: 1 },
    },
    pairs: [
      { name: 'CAT-ETH', baseAsset: 'CAT' },
      { name: 'FISH-ETH', baseAsset: 'FISH' },
      { name: 'FISH-USDC', baseAsset: 'FISH' },
    ],
  }
  const { deployment, stop } = await startDemoChains({ port: 0, community: file })
  try {
    expect(Object.entries(deployment.tokens).map(([symbol, { chainId }]) => [symbol, chainId])).toEqual([
      ['CAT', undefined],
      ['FISH', second],
      ['USDC', second],
    ])
    const { pools, tokens } = deployment
    const client = clientFor(deployment, second)
    const held = (token: string) =>
      client.readContract({
        address: tokens[token]?.address ?? '0x',
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [pools['FISH-USDC'] ?? '0x'],
      })
    const price = Number(await held('USDC')) / 1e6 / (Number(await held('FISH')) / 1e18)
    expect(price).toBeCloseTo(0.0045, 6)
    expect(await client.getCode({ address: pools['FISH-ETH'] ?? '0x' })).toBeDefined()
    expect(await clientFor(deployment, main).getCode({ address: pools['CAT-ETH'] ?? '0x' })).toBeDefined()
  } finally {
    await stop()
  }
})

test('seeding the second chain twice changes nothing', async () => {
  const part = onTwoChains(community).second
  if (!part) throw new Error('Nothing is left for the second chain')
  const chain = await startAnvil({ port: 0, chainId: second })
  try {
    const seeded = await seedSecondChain(chain.url, part)
    const block = await callRpc(chain.url, 'eth_blockNumber')
    expect(await seedSecondChain(chain.url, part)).toEqual(seeded)
    expect(await callRpc(chain.url, 'eth_blockNumber')).toBe(block)
    await callRpc(chain.url, 'eth_sendTransaction', [
      { from: developmentAccount(9).address, to: developmentAccount(0).address, value: '0x1' },
    ])
    await expect(seedSecondChain(chain.url, part)).rejects.toThrow('Start it afresh')
  } finally {
    await chain.stop()
  }
})
