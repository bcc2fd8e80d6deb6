import { decodeUint, decodeUints } from '@/domain/abi'
import * as eventTopics from '@/domain/event-topics'
import type { Hex } from '@/domain/hex'
import type { PoolChange } from './pool-event'
import { v3Topics, v4Topics } from './pool-event-topics'
import type { PoolSource } from './pool-source'

type Kind = PoolSource['kind']

/** A log as a node gives it, with the hash of its transaction. */
type RawLog = {
  readonly topics: readonly unknown[]
  readonly data: unknown
  readonly transactionHash: string
}

type Decoder = (log: RawLog) => PoolChange | null

/** The events that change the price or the liquidity of a pool, by topic 0. */
const decoders: Readonly<Record<Kind, Readonly<Record<Hex, Decoder>>>> = {
  v2: { [eventTopics.sync]: decodeSync, [eventTopics.swap]: decodeV2Swap },
  v3: {
    [v3Topics.initialize]: ({ data }) => initializeOf(decodeUints(data, 2)),
    [v3Topics.swap]: ({ data, transactionHash }) => swapOf(decodeUints(data, 5), transactionHash, 256n),
    [v3Topics.mint]: ({ topics, data }) => positionOf(topics, decodeUints(data, 4)?.[1]),
    [v3Topics.burn]: ({ topics, data }) => positionOf(topics, negative(decodeUints(data, 3)?.[0])),
  },
  v4: {
    [v4Topics.initialize]: ({ data }) => initializeOf(decodeUints(data, 5)?.slice(3)),
    [v4Topics.swap]: decodeV4Swap,
    [v4Topics.modifyLiquidity]: decodeModifyLiquidity,
  },
}

/** Returns topic 0 of the events of one kind that {@link decodePoolLog} decodes. */
export function poolTopics(kind: Kind): readonly Hex[] {
  return Object.keys(decoders[kind]) as Hex[]
}

/**
 * Decodes a log of a pool. Logs of the manager of Uniswap V4 have the id of their pool in topic 1, which the caller
 * compares.
 * @returns null if it is no such event, or a value is out of its range
 */
export function decodePoolLog(kind: Kind, log: RawLog): PoolChange | null {
  const decode = Object.entries(decoders[kind]).find(([topic]) => topic === log.topics[0])?.[1]
  return decode?.(log) ?? null
}

function decodeSync({ data }: RawLog): PoolChange | null {
  const [reserve0, reserve1] = decodeUints(data, 2) ?? []
  if (!isUint(reserve0, 112n) || !isUint(reserve1, 112n)) return null
  return { kind: 'sync', reserve0, reserve1 }
}

function decodeV2Swap({ data, transactionHash }: RawLog): PoolChange | null {
  const words = decodeUints(data, 4)
  if (!words) return null
  const [amount0In = 0n, amount1In = 0n, amount0Out = 0n, amount1Out = 0n] = words
  return { kind: 'swap', transactionHash, amount0In, amount1In, amount0Out, amount1Out }
}

/** The event of V4 has the changes of the trader's balances, and the fee after the tick. */
function decodeV4Swap({ data, transactionHash }: RawLog): PoolChange | null {
  const swap = swapOf(decodeUints(data, 6)?.slice(0, 5), transactionHash, 128n)
  return swap && { ...swap, amount0: -swap.amount0, amount1: -swap.amount1 }
}

function decodeModifyLiquidity({ data }: RawLog): PoolChange | null {
  const [lower, upper, delta] = decodeUints(data, 4) ?? []
  const tickLower = tickOf(lower)
  const tickUpper = tickOf(upper)
  const liquidityDelta = delta === undefined ? null : BigInt.asIntN(256, delta)
  if (tickLower === null || tickUpper === null || tickLower >= tickUpper) return null
  if (liquidityDelta === null || !isUint(magnitude(liquidityDelta), 128n)) return null
  return { kind: 'position', tickLower, tickUpper, liquidityDelta }
}

function initializeOf(words: readonly bigint[] | null | undefined): PoolChange | null {
  const [sqrtPriceX96, tickWord] = words ?? []
  const tick = tickOf(tickWord)
  if (!isUint(sqrtPriceX96, 160n) || sqrtPriceX96 === 0n || tick === null) return null
  return { kind: 'initialize', sqrtPriceX96, tick }
}

function swapOf(
  words: readonly bigint[] | null | undefined,
  transactionHash: string,
  amountBits: 128n | 256n,
): (PoolChange & { kind: 'concentrated-swap' }) | null {
  const [first, second, sqrtPriceX96, liquidity, tickWord] = words ?? []
  const amount0 = intOf(first, amountBits)
  const amount1 = intOf(second, amountBits)
  const tick = tickOf(tickWord)
  if (amount0 === null || amount1 === null || tick === null) return null
  if (!isUint(sqrtPriceX96, 160n) || sqrtPriceX96 === 0n || !isUint(liquidity, 128n)) return null
  return { kind: 'concentrated-swap', transactionHash, amount0, amount1, sqrtPriceX96, liquidity, tick }
}

/** A position of V3: its range is in topics 2 and 3. */
function positionOf(topics: readonly unknown[], liquidityDelta: bigint | undefined): PoolChange | null {
  const tickLower = tickOf(decodeUint(topics[2]) ?? undefined)
  const tickUpper = tickOf(decodeUint(topics[3]) ?? undefined)
  if (tickLower === null || tickUpper === null || tickLower >= tickUpper) return null
  if (liquidityDelta === undefined || !isUint(magnitude(liquidityDelta), 128n)) return null
  return { kind: 'position', tickLower, tickUpper, liquidityDelta }
}

/** The lowest and the highest tick of V3 and V4 are this far from 0. */
const lastTick = 887_272n

function tickOf(word: bigint | undefined): number | null {
  const tick = intOf(word, 24n)
  return tick === null || magnitude(tick) > lastTick ? null : Number(tick)
}

/** A signed number of at most `bits` bits, which the ABI extends to a word. */
function intOf(word: bigint | undefined, bits: bigint): bigint | null {
  if (word === undefined) return null
  const value = BigInt.asIntN(256, word)
  return BigInt.asIntN(Number(bits), value) === value ? value : null
}

function isUint(value: bigint | undefined, bits: bigint): value is bigint {
  return value !== undefined && value < 1n << bits
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

function negative(value: bigint | undefined): bigint | undefined {
  return value === undefined ? undefined : -value
}
