import { type Address, parseAbi } from 'viem'
import {
  planV3,
  planV3Approvals,
  planV3Liquidity,
  planV3Pool,
  type V3Exchange,
  type V3Pool,
} from './exchange/v3.ts'
import {
  planV4,
  planV4Approvals,
  planV4Liquidity,
  planV4Pool,
  type V4Exchange,
  type V4Pool,
} from './exchange/v4.ts'
import type { ChainMarket, Market } from './market-parts.ts'
import { type DemoToken, sidesOf, taxTokenOf, type V2Exchange } from './seed-exchange.ts'
import type { TransactionPlan } from './transaction-plan.ts'

/** A pool as the community's file writes it; see `poolSchema`. */
export type WrittenPool =
  | { kind: 'v3'; fee: number }
  | { kind: 'v4'; fee: number; tickSpacing: number; hooks: null }

/** The kind of exchange on which a pair gets a pool, by the pair's name. */
export type NewerPairs = Readonly<Record<string, 'v3' | 'v4'>>

export type NewerExchanges = {
  v3: V3Exchange
  v4: V4Exchange
  pools: Record<string, ({ kind: 'v3' } & V3Pool) | ({ kind: 'v4' } & V4Pool)>
}

/** The pairs that get a pool of V3 and of V4 in a community whose file has none, by their place in it. */
const usual: ReadonlyMap<number, 'v3' | 'v4'> = new Map([
  [1, 'v3'],
  [3, 'v4'],
])

/**
 * Returns the kinds of pools on a chain of the demo: the ones in the community's file, or one of V3 and one of V4 in the
 * whole market. A token that takes a fee of each transfer stays on V2, because pools of V3 and V4 count on the whole
 * amount.
 */
export function newerPairsOf({ whole: { pairs, tokens }, pairs: ofChain }: ChainMarket): NewerPairs {
  const isHere = (name: string) => ofChain.some((pair) => pair.name === name)
  const taxToken = taxTokenOf(tokens)
  const kinds = pairs.map(({ pool }) => (pool && pool.kind !== 'v2' ? pool.kind : undefined))
  const isWritten = kinds.some((kind) => kind !== undefined)
  return Object.fromEntries(
    pairs.flatMap(({ name }, index) => {
      const kind = isWritten ? kinds[index] : usual.get(index)
      return kind && isHere(name) && !name.split('-').includes(taxToken ?? '-') ? [[name, kind] as const] : []
    }),
  )
}

/** The usual fee of a pool: 0.3 %, in millionths. */
const fee = 3000
const tickSpacing = 60

const nativeCoin: Address = '0x0000000000000000000000000000000000000000'

const wrappedNativeAbi = parseAbi(['function deposit() payable'])

/**
 * Plans Uniswap V3 and V4 and the pools of some pairs there, with the prices and depths of pools of V2.
 * @param plan its addresses so far remain as they are
 * @returns null if V3 and V4 are not installed
 * @throws {Error} if a name is not a pair of the community
 */
export function planNewerPools(
  plan: TransactionPlan,
  {
    newerPairs,
    tokens,
    whole,
    exchange: { factory, initCodeHash, wrappedNative },
    sender,
  }: {
    newerPairs: NewerPairs
    tokens: Readonly<Record<string, DemoToken>>
    whole: Market
    exchange: V2Exchange
    sender: Address
  },
): NewerExchanges | null {
  const v3 = planV3(plan, { v2Factory: factory, wrappedNative })
  const v4 = planV4(plan, { owner: sender, wrappedNative, v2: { factory, initCodeHash }, v3 })
  if (!v3 || !v4) return null
  const pools: NewerExchanges['pools'] = {}
  for (const [name, kind] of Object.entries(newerPairs)) {
    const pair = whole.pairs.find((each) => each.name === name)
    if (!pair) throw new Error(`The demo has no pair ${name}`)
    const sides = sidesOf(pair, whole, tokens, kind === 'v3' ? wrappedNative : nativeCoin)
    if (kind === 'v3') {
      for (const { address, amount, isEther } of sides) {
        if (isEther) plan.call(wrappedNative, wrappedNativeAbi, 'deposit', [], amount)
        planV3Approvals(plan, v3, address)
      }
      const pool = planV3Pool(plan, v3, sides, fee)
      planV3Liquidity(plan, v3, { pool, sides, owner: sender })
      pools[name] = { kind, ...pool }
    } else {
      for (const { address } of sides) planV4Approvals(plan, v4, address)
      const pool = planV4Pool(plan, v4, sides, { fee, tickSpacing })
      planV4Liquidity(plan, v4, { pool, sides, owner: sender })
      pools[name] = { kind, ...pool }
    }
  }
  return { v3, v4, pools }
}

/** Returns the pools as the community's file would write them, by the pair's name. */
export function writtenPools({ pools }: NewerExchanges): Record<string, { pool: WrittenPool }> {
  return Object.fromEntries(
    Object.entries(pools).map(([name, pool]) => {
      if (pool.kind === 'v3') return [name, { pool: { kind: 'v3', fee: pool.fee } }]
      const { fee: ofPool, tickSpacing: spacing } = pool.key
      return [name, { pool: { kind: 'v4', fee: ofPool, tickSpacing: spacing, hooks: null } }]
    }),
  )
}
