import type { Address } from 'viem'
import type { Venue } from '@/domain/community/venues'
import { ownArtifact, safeArtifact } from './artifacts.ts'
import { placePermit2 } from './exchange/v4.ts'
import { type ChainMarket, type Market, onOneChain } from './market-parts.ts'
import { planContractWallet, planSafe } from './seed-accounts.ts'
import {
  multicall3,
  multicall3Contract,
  placeFixedContracts,
  planMarket,
  readAccounts,
  runOnce,
  type SeededMarket,
} from './seed-chain.ts'
import type { DemoToken, V2Exchange } from './seed-exchange.ts'
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
  /** The first chain is the main one, with the names, the Safe and the contract wallets. */
  chains: { id: number; rpcUrl: string }[]
  /** The tokens of all chains, in the order of the community's file. Those of the main chain name no chain. */
  tokens: Record<string, DemoToken & { chainId?: number }>
  /** The exchange of the main chain. */
  exchange: DemoExchange
  /** The exchanges of the other chains with tokens. */
  otherExchanges: V2Exchange[]
  /** The pools of V2 of all chains by the pair's name. */
  pools: Record<string, Address>
  /** The deployments in the form of the community's file. */
  venues: Venue[]
  /** The pairs whose pool is not the one of V2. */
  pairs: Record<string, { pool: WrittenPool }>
  /** The same on each chain with an exchange. */
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
type DemoExchange = V2Exchange &
  Partial<
    Record<'v3Factory' | 'v3Quoter' | 'v4Quoter' | 'poolManager' | 'universalRouter' | 'permit2', Address>
  >

/** MultiSendCallOnly 1.4.1 is at this address on most chains, by `@safe-global/safe-deployments`. */
const multiSendCallOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/**
 * The address of the code for batches that the third account of the Demo Wallet uses: `batchAccount` in
 * `src/demo/batch-account.ts`.
 */
const batchAccount = '0x0000000000000000000000000000000000007702'

/**
 * Fills a new development chain with everything that the demo shows. Every new chain gets the same addresses. A chain
 * that is already seeded is not changed.
 * @param options `url` of an anvil node with the standard development accounts; `part`: of the market, by default all
 * of it; `newerPairs`: pairs of the part that get a pool of Uniswap V3 or V4 in addition, none by default
 * @throws {Error} if the chain contains something else, or if a transaction fails
 */
export async function seed({
  url,
  community,
  part = onOneChain(community),
  newerPairs = {},
}: {
  url: string
  community: Market
  part?: ChainMarket
  newerPairs?: NewerPairs
}): Promise<DemoDeployment> {
  const { chainId, people, deployer } = await readAccounts(url)
  const plan = new TransactionPlan(deployer)
  const seeded = planDeployment(plan, { chainId, url, part, people, deployer })
  const { tokens, exchange } = seeded
  const newer =
    Object.keys(newerPairs).length > 0
      ? planNewerPools(plan, { newerPairs, tokens, whole: part.whole, exchange, sender: deployer })
      : null
  const prepare = async () => {
    await placeFixedContracts(url, fixedContracts())
    if (newer) await placePermit2(url)
  }
  await runOnce(plan, { url, deployer, prepare })
  return newer ? withNewer(seeded, newer) : seeded
}

function planDeployment(
  plan: TransactionPlan,
  {
    chainId,
    url,
    part,
    people,
    deployer,
  }: { chainId: number; url: string; part: ChainMarket; people: readonly Address[]; deployer: Address },
): DemoDeployment {
  const [first, second, , fourth] = people
  if (!first || !second || !fourth) throw new Error('Four development accounts are needed')
  const { tokens, exchange, pools } = planMarket(plan, part, { chainId, people, sender: deployer })
  const safe = planSafe(plan, [first, second], tokens, part.whole.tokens)
  const contractWallet = planContractWallet(plan, fourth)
  const names = planNames(plan, { people, safe: safe.address })
  const chains = [{ id: chainId, rpcUrl: url }]
  return {
    ...{ chains, tokens, exchange, otherExchanges: [], pools, venues: [venueOf(exchange)], pairs: {} },
    ...{ multicall3, universalResolver, names, safe, contractWallet },
  }
}

function venueOf({ wrappedNative: _, ...v2 }: V2Exchange): Venue {
  return { kind: 'v2', ...v2 }
}

/**
 * Adds the market of the second chain to the deployment of the first one.
 * @param tokens of the community's file, which give the order
 */
export function withSecondChain(
  first: DemoDeployment,
  { tokens, exchange, pools }: SeededMarket,
  { tokens: definitions }: Market,
): DemoDeployment {
  const { chainId } = exchange
  const ofSecond = Object.fromEntries(
    Object.entries(tokens).map(([symbol, token]) => [symbol, { ...token, chainId }]),
  )
  const all = { ...first.tokens, ...ofSecond }
  return {
    ...first,
    tokens: Object.fromEntries(
      Object.keys(definitions).flatMap((symbol) => {
        const token = all[symbol]
        return token ? [[symbol, token] as const] : []
      }),
    ),
    otherExchanges: [exchange],
    pools: { ...first.pools, ...pools },
    venues: [...first.venues, venueOf(exchange)],
  }
}

/**
 * Returns the tokens of the main chain by symbol. A token of another chain may have the address of a different token
 * here.
 */
export function tokensOfMainChain({ tokens }: Pick<DemoDeployment, 'tokens'>) {
  return Object.entries(tokens).filter(([, { chainId }]) => chainId === undefined)
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

function fixedContracts() {
  return [
    multicall3Contract(),
    { address: universalResolver, code: ownArtifact('NameService').bytecode },
    { address: batchAccount, code: ownArtifact('DemoBatchAccount').bytecode },
    { address: multiSendCallOnly, code: safeArtifact('libraries', 'MultiSendCallOnly').bytecode },
  ] as const
}
