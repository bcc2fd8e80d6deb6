import { type Address, createPublicClient, defineChain, http, parseAbi, parseEther, toHex } from 'viem'
import type { Venue } from '@/domain/community/venues'
import { startAnvil } from '../../scripts/demo/anvil.ts'
import { multicall3CreationCode, ownArtifact } from '../../scripts/demo/artifacts.ts'
import { planV3 } from '../../scripts/demo/exchange/v3.ts'
import { placePermit2, planV4 } from '../../scripts/demo/exchange/v4.ts'
import { callRpc } from '../../scripts/demo/json-rpc.ts'
import { onOneChain } from '../../scripts/demo/market-parts.ts'
import { planExchange } from '../../scripts/demo/seed-exchange.ts'
import { TransactionPlan } from '../../scripts/demo/transaction-plan.ts'
import { type Exchanges, planApprovals, poolFunctions } from './test-pools'

export type ExchangeChain = Awaited<ReturnType<typeof startExchangeChain>>

/** The native coin in a pool of V4. */
export const nativeCoin: Address = '0x0000000000000000000000000000000000000000'

const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Tokens with unusual numbers of decimals, by symbol. */
const decimals = { CAT: 18, USD: 6, ONE: 0, DEEP: 30 } as const
const supply = 10n ** 9n

/** The account that owns the tokens and the positions, by its place among the node's unlocked accounts. */
const ownerIndex = 9

const wrappedAbi = parseAbi(['function deposit() payable'])

/**
 * Starts a chain with Uniswap V2, V3 and V4 and tokens of 18, 6, 0 and 30 decimals, which its `owner` holds. Each
 * call of the returned functions mines one block a transaction.
 * @throws {Error} if the node cannot be started, or V3 and V4 are not installed
 */
export async function startExchangeChain({ chainId = 31_341 }: { chainId?: number } = {}) {
  const node = await startAnvil({ port: 0, chainId })
  try {
    return { ...(await deploy(node.url, chainId)), stop: node.stop }
  } catch (error) {
    await node.stop()
    throw error
  }
}

async function deploy(url: string, chainId: number) {
  const people = (await callRpc(url, 'eth_accounts')) as Address[]
  const owner = people[ownerIndex]
  if (!owner) throw new Error('The node has no ten accounts')
  await callRpc(url, 'anvil_setBalance', [owner, toHex(parseEther('10000000'))])
  const multicall3Code = await callRpc(url, 'eth_call', [{ data: multicall3CreationCode() }, 'latest'])
  await callRpc(url, 'anvil_setCode', [multicall3, multicall3Code])
  await placePermit2(url)

  const plan = new TransactionPlan(owner)
  const token = (symbol: keyof typeof decimals) =>
    plan.create(symbol, ownArtifact('DemoToken'), [
      symbol,
      symbol,
      decimals[symbol],
      supply * 10n ** BigInt(decimals[symbol]),
    ])
  const tokens = { CAT: token('CAT'), USD: token('USD'), ONE: token('ONE'), DEEP: token('DEEP') }
  const { exchange } = planExchange(plan, {}, onOneChain({ tokens: {}, pairs: [] }), {
    chainId,
    sender: owner,
  })
  const { wrappedNative, ...v2 } = exchange
  const v3 = planV3(plan, { v2Factory: v2.factory, wrappedNative })
  const v4 = planV4(plan, { owner, wrappedNative, v2, v3 })
  if (!v3 || !v4) throw new Error('V3 and V4 of Uniswap are not installed')
  plan.call(wrappedNative, wrappedAbi, 'deposit', [], parseEther('1000000'))
  const exchanges = { v2, v3, v4 }
  for (const address of [...Object.values(tokens), wrappedNative]) planApprovals(plan, exchanges, address)
  await plan.run(url)

  const client = createPublicClient({
    chain: defineChain({
      id: chainId,
      name: 'Exchanges',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      contracts: { multicall3: { address: multicall3 } },
    }),
    transport: http(),
    pollingInterval: 20,
    cacheTime: 0,
  })
  return {
    url,
    chainId,
    client,
    owner,
    people,
    tokens,
    wrappedNative,
    ...exchanges,
    venues: venuesOf(chainId, exchanges),
    ...poolFunctions({ url, owner, client, exchanges }),
  }
}

/** Returns the exchanges in the form of a community's file, each with its router. */
function venuesOf(chainId: number, { v2, v3, v4 }: Exchanges) {
  const { factory, quoter, router } = v3
  const { poolManager, stateView, quoter: v4Quoter, universalRouter, permit2 } = v4
  return [
    { kind: 'v2', chainId, factory: v2.factory, initCodeHash: v2.initCodeHash, router: v2.router },
    { kind: 'v3', chainId, factory, quoter, router },
    { kind: 'v4', chainId, poolManager, stateView, quoter: v4Quoter, universalRouter, permit2 },
  ] as const satisfies readonly Venue[]
}
