import { getAddress } from 'viem/utils'
import { poolAddress, sortTokens, v3PoolAddress, v4PoolId } from '../../../src/chain/prices/pool-address.ts'
import { decodeAddress, decodeUint, decodeUints, encodeCall } from '../../../src/domain/abi.ts'
import { type Address, isSameAddress } from '../../../src/domain/address.ts'
import type { Venue } from '../../../src/domain/community/venues.ts'
import type { Hex } from '../../../src/domain/hex.ts'
import { poolDepth } from '../../../src/domain/market/pool-depth.ts'
import { v4Topics } from '../../../src/domain/market/pool-event-topics.ts'
import type { PoolKey } from '../../../src/domain/market/pool-source.ts'
import type { PoolState } from '../../../src/domain/market/pool-state.ts'
import {
  getPair,
  getPool,
  getReserves,
  getSlot0OfId,
  liquidity,
  liquidityOfId,
  slot0,
} from '../../../src/domain/selectors.ts'
import type { ChainReader } from './chain-reader.ts'

/** A token that pools are looked for with. `isNative`: the wrapped native coin, which V4 holds as the coin itself. */
export type OtherToken = { readonly address: Address; readonly isNative?: boolean }

/** The pool of a pair as the community's file names it. */
export type PoolChoice =
  | { readonly kind: 'v2' }
  | { readonly kind: 'v3'; readonly fee: number }
  | {
      readonly kind: 'v4'
      readonly fee: number
      readonly tickSpacing: number
      readonly hooks: Address | null
    }

export type FoundPool<Token> = {
  readonly token: Token
  readonly pool: PoolChoice
  /** The address of the pool; of a V4 pool its id. */
  readonly id: Hex
  /** The contract that emits its logs. */
  readonly emitter: Address
  readonly baseIsFirst: boolean
  /** The amount of the base whose sale lowers the price by 2 %, smallest units, rounded down. */
  readonly depth: bigint
  readonly isEmpty: boolean
}

const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

/** The fees of V3 by its factories (millionths), and the spacing of ticks that V4 pools usually have with each. */
const usualFees = [
  { fee: 100, tickSpacing: 1 },
  { fee: 500, tickSpacing: 10 },
  { fee: 3_000, tickSpacing: 60 },
  { fee: 10_000, tickSpacing: 200 },
] as const

/** Anyone can create pools of any tokens in V4. The newest of each pair are read. */
const mostPools = 40

/**
 * Finds the pools of a token with other tokens on the venues of a chain, the deepest first. A factory must name the pool
 * at the address that CREATE2 gives it, because prices are read from that address. Pools of V4 have no list: those with
 * the usual fees and without a hook are asked for, and all others are in the logs of the manager.
 * @throws {NodeError} if the node does not answer
 */
export async function findPools<Token extends OtherToken>(
  chain: ChainReader,
  venues: readonly Venue[],
  base: OtherToken,
  others: readonly Token[],
): Promise<FoundPool<Token>[]> {
  const pairs = others.filter(({ address }) => !isSameAddress(address, base.address))
  const found = await Promise.all(
    pairs.flatMap((token) => venues.map((venue) => poolsOf(chain, venue, base, token))),
  )
  return found
    .flat()
    .toSorted((one, other) => (one.depth < other.depth ? 1 : one.depth > other.depth ? -1 : 0))
}

async function poolsOf<Token extends OtherToken>(
  chain: ChainReader,
  venue: Venue,
  base: OtherToken,
  token: Token,
): Promise<FoundPool<Token>[]> {
  const found = (pool: PoolChoice, id: Hex, emitter: Address, isFirst: boolean, state: PoolState | null) => {
    const sides = { baseIsFirst: isFirst, base: { decimals: 0 }, token: { decimals: 0 } }
    const depth = state ? poolDepth(sides, state) : 0n
    return { token, pool, id, emitter, baseIsFirst: isFirst, depth, isEmpty: isEmpty(state) }
  }
  const isFirst = sortTokens(base.address, token.address)[0] === base.address
  switch (venue.kind) {
    case 'v2': {
      const pool = poolAddress(venue, base.address, token.address)
      const data = encodeCall(getPair, base.address, token.address)
      if (!(await isNamed(chain, venue.factory, data, pool))) return []
      return [found({ kind: 'v2' }, pool, pool, isFirst, await reservesOf(chain, pool))]
    }
    case 'v3': {
      const pools = usualFees.map(async ({ fee }) => {
        const pool = v3PoolAddress(venue.factory, base.address, token.address, fee)
        const data = encodeCall(getPool, base.address, token.address, BigInt(fee))
        if (!(await isNamed(chain, venue.factory, data, pool))) return []
        const state = await concentratedState(chain, pool, [slot0, liquidity])
        return state ? [found({ kind: 'v3', fee }, pool, pool, isFirst, state)] : []
      })
      return (await Promise.all(pools)).flat()
    }
    case 'v4': {
      const [own, other] = [base, token].map(({ address, isNative }) => (isNative ? zeroAddress : address))
      if (own === undefined || other === undefined) return []
      const [currency0, currency1] = sortTokens(own, other)
      const keys = await v4Keys(chain, venue.poolManager, { currency0, currency1 })
      const pools = keys.map(async (key) => {
        const id = v4PoolId(key)
        const questions = [encodeCall(getSlot0OfId, id), encodeCall(liquidityOfId, id)] as const
        const state = await concentratedState(chain, venue.stateView, questions)
        const { fee, tickSpacing, hooks } = key
        const choice = { kind: 'v4', fee, tickSpacing, hooks: hooks === zeroAddress ? null : hooks } as const
        return state ? [found(choice, id, venue.poolManager, currency0 === own, state)] : []
      })
      return (await Promise.all(pools)).flat()
    }
  }
}

function isEmpty(state: PoolState | null): boolean {
  if (state?.kind === 'concentrated') return state.liquidity === 0n
  return state === null || state.reserve0 === 0n || state.reserve1 === 0n
}

async function isNamed(chain: ChainReader, factory: Address, data: Hex, pool: Address): Promise<boolean> {
  const named = decodeAddress(await chain.call(factory, data))
  return named !== null && isSameAddress(pool, named)
}

async function reservesOf(chain: ChainReader, pool: Address): Promise<PoolState | null> {
  const reserves = decodeUints(await chain.call(pool, getReserves), 3)
  return reserves && { kind: 'reserves', reserve0: reserves[0] ?? 0n, reserve1: reserves[1] ?? 0n }
}

/** @returns null for a pool that was never initialized */
async function concentratedState(
  chain: ChainReader,
  to: Address,
  [price, active]: readonly [Hex, Hex],
): Promise<PoolState | null> {
  const [slot, held] = await Promise.all([chain.call(to, price), chain.call(to, active)])
  const sqrtPriceX96 = decodeUint(slot?.slice(0, 66)) ?? 0n
  const found = decodeUint(held)
  return sqrtPriceX96 === 0n || found === null
    ? null
    : { kind: 'concentrated', sqrtPriceX96, liquidity: found, tick: 0 }
}

async function v4Keys(
  chain: ChainReader,
  manager: Address,
  currencies: Pick<PoolKey, 'currency0' | 'currency1'>,
): Promise<readonly PoolKey[]> {
  const usual = usualFees.map((fee) => ({ ...currencies, ...fee, hooks: zeroAddress }))
  const word = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  const topics = [v4Topics.initialize, null, word(currencies.currency0), word(currencies.currency1)]
  const logs = (await chain.logs(manager, topics, 0n)) ?? []
  const created = logs.slice(-mostPools).flatMap(({ data }): PoolKey[] => {
    const [fee, tickSpacing, hooks] = decodeUints(data, 5) ?? []
    if (fee === undefined || tickSpacing === undefined || hooks === undefined) return []
    const address = decodeAddress(`0x${hooks.toString(16).padStart(64, '0')}`)
    // The community's file holds addresses with their checksums.
    return address
      ? [{ ...currencies, fee: Number(fee), tickSpacing: Number(tickSpacing), hooks: getAddress(address) }]
      : []
  })
  const byId = new Map([...usual, ...created].map((key) => [v4PoolId(key), key]))
  return [...byId.values()]
}
