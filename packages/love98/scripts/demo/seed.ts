import { type Address, getAddress, type Hex, parseEther, toHex } from 'viem'
import type { Venue } from '@/domain/community/venues'
import { multicall3CreationCode, ownArtifact, safeArtifact } from './artifacts.ts'
import { placePermit2 } from './exchange/v4.ts'
import { callRpc, callRpcBatch } from './json-rpc.ts'
import { planContractWallet, planSafe } from './seed-accounts.ts'
import { type Market, planExchange, planHoldings, planTokens } from './seed-exchange.ts'
import { planNames, universalResolver } from './seed-names.ts'
import {
  type NewerExchanges,
  type NewerPairs,
  planNewerPools,
  type WrittenPool,
  writtenPools,
} from './seed-newer-pools.ts'
import { TransactionPlan } from './transaction-plan.ts'

/** The parts of the demo. Every address has its EIP-55 checksum. */
export type DemoDeployment = {
  /** The first chain is the seeded one. */
  chains: { id: number; rpcUrl: string }[]
  tokens: Record<string, { address: Address; decimals: number; name: string }>
  exchange: DemoExchange
  /** The pools of V2 by the pair's name. */
  pools: Record<string, Address>
  /** The deployments in the form of the community's file. */
  venues: Venue[]
  /** The pairs whose pool is not the one of V2. */
  pairs: Record<string, { pool: WrittenPool }>
  multicall3: Address
  universalResolver: Address
  names: Record<string, Address>
  safe: {
    address: Address
    owners: Address[]
    threshold: number
    singleton: Address
    proxyFactory: Address
    fallbackHandler: Address
  }
  contractWallet: { factory: Address; deployed: Address; owner: Address }
  /** Absent unless pairs on V3 or V4 were wanted and both are installed. */
  newer?: NewerExchanges
}

/** The contracts that pages use. V3 and V4 are absent with V2 alone. */
type DemoExchange = {
  chainId: number
  factory: Address
  initCodeHash: Hex
  wrappedNative: Address
  router: Address
} & Partial<
  Record<'v3Factory' | 'v3Quoter' | 'v4Quoter' | 'poolManager' | 'universalRouter' | 'permit2', Address>
>

/** Multicall3 is at this address on every chain (https://www.multicall3.com). */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** MultiSendCallOnly 1.4.1 is at this address on most chains, by `@safe-global/safe-deployments`. */
const multiSendCallOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/**
 * The address of the code for batches that the third account of the Demo Wallet uses: `batchAccount` in
 * `src/demo/batch-account.ts`.
 */
const batchAccount = '0x0000000000000000000000000000000000007702'

/** The tenth development account deploys, so that the first accounts have sent no transaction yet. */
const deployerIndex = 9
const deployerEther = '1000000'

/**
 * Fills a new development chain with everything that the demo shows. Every new chain gets the same addresses. A chain
 * that is already seeded is not changed.
 * @param options `url` of an anvil node with the standard development accounts; `newerPairs`: pairs that get a pool of
 * Uniswap V3 or V4 in addition, none by default
 * @throws {Error} if the chain contains something else, or if a transaction fails
 */
export async function seed({
  url,
  community,
  newerPairs = {},
}: {
  url: string
  community: Market
  newerPairs?: NewerPairs
}): Promise<DemoDeployment> {
  const [id, accounts] = await callRpcBatch(url, [{ method: 'eth_chainId' }, { method: 'eth_accounts' }])
  const people = (accounts as Address[]).map((address) => getAddress(address))
  const deployer = people[deployerIndex]
  if (!deployer) throw new Error(`The node at ${url} has no ten development accounts`)

  const plan = new TransactionPlan(deployer)
  const seeded = planDeployment(plan, { chainId: Number(id), url, community, people, deployer })
  const { tokens, exchange } = seeded
  const newer =
    Object.keys(newerPairs).length > 0
      ? planNewerPools(plan, { newerPairs, tokens, pairs: community.pairs, exchange, sender: deployer })
      : null
  const deployment = newer ? withNewer(seeded, newer) : seeded
  const done = Number(await callRpc(url, 'eth_getTransactionCount', [deployer, 'latest']))
  if (done === plan.length) return deployment
  if (done > 0) {
    throw new Error(
      `The chain at ${url} holds ${done} transactions of another demo, so it cannot be seeded. Start it afresh.`,
    )
  }
  await placeFixedContracts(url)
  if (newer) await placePermit2(url)
  await callRpc(url, 'anvil_setBalance', [deployer, toHex(parseEther(deployerEther))])
  await plan.run(url)
  return deployment
}

function planDeployment(
  plan: TransactionPlan,
  {
    chainId,
    url,
    community,
    people,
    deployer,
  }: { chainId: number; url: string; community: Market; people: readonly Address[]; deployer: Address },
): DemoDeployment {
  const [first, second, , fourth] = people
  if (!first || !second || !fourth) throw new Error('Four development accounts are needed')
  const tokens = planTokens(plan, community.tokens)
  const { exchange, pools } = planExchange(plan, tokens, community.pairs, { chainId, sender: deployer })
  planHoldings(plan, tokens, people)
  const safe = planSafe(plan, [first, second], tokens)
  const contractWallet = planContractWallet(plan, fourth)
  const names = planNames(plan, { people, safe: safe.address })
  const chains = [{ id: chainId, rpcUrl: url }]
  const { wrappedNative: _, ...v2 } = exchange
  return {
    ...{ chains, tokens, exchange, pools, venues: [{ kind: 'v2', ...v2 }], pairs: {} },
    ...{ multicall3, universalResolver, names, safe, contractWallet },
  }
}

function withNewer(seeded: DemoDeployment, newer: NewerExchanges): DemoDeployment {
  const { v3, v4 } = newer
  const { chainId } = seeded.exchange
  const { poolManager, stateView, universalRouter, permit2 } = v4
  return {
    ...seeded,
    exchange: {
      ...seeded.exchange,
      ...{ v3Factory: v3.factory, v3Quoter: v3.quoter, v4Quoter: v4.quoter },
      ...{ poolManager, universalRouter, permit2 },
    },
    venues: [
      ...seeded.venues,
      { kind: 'v3', chainId, factory: v3.factory, quoter: v3.quoter, router: v3.router },
      { kind: 'v4', chainId, poolManager, stateView, quoter: v4.quoter, universalRouter, permit2 },
    ],
    pairs: writtenPools(newer),
    newer,
  }
}

/**
 * Stores the contracts that clients expect at a fixed address. A call without a recipient runs creation code, and
 * returns the code that it would have deployed.
 */
async function placeFixedContracts(url: string) {
  const contracts = [
    { address: multicall3, code: multicall3CreationCode() },
    { address: universalResolver, code: ownArtifact('NameService').bytecode },
    { address: batchAccount, code: ownArtifact('DemoBatchAccount').bytecode },
    { address: multiSendCallOnly, code: safeArtifact('libraries', 'MultiSendCallOnly').bytecode },
  ]
  const codes = await callRpcBatch(
    url,
    contracts.map(({ code }) => ({ method: 'eth_call', params: [{ data: code }, 'latest'] })),
  )
  await callRpcBatch(
    url,
    contracts.map(({ address }, index) => ({ method: 'anvil_setCode', params: [address, codes[index]] })),
  )
}
