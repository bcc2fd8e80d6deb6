import { type Client, keccak256 } from 'viem'
import { isExecutionFailure } from '@/chain/node-failure'
import { v4PoolId } from '@/chain/prices/pool-address'
import { rpc } from '@/chain/rpc'
import { encodeCall, encodeWord } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { type SpotPrice, spotFromSqrt } from '@/domain/swap/price-impact'
import { amountOut, v2Fee } from '@/domain/swap/quote'
import type { SwapHop } from '@/domain/swap/swap-route'
import { hopAnswer, hopQuestion, type Quoters } from './hop-questions'
import { isToken0, readPoolReserves } from './pool-reserves'

export type QuotedRoute = {
  /** Smallest units. */
  readonly amountOut: bigint
  /**
   * The time of the last trade of the only pool, seconds since 1970 modulo 2³²; null for a route with several pools or
   * with a pool of another kind than V2.
   */
  readonly tradedAt: bigint | null
}

/**
 * Computes the output of a route at a block, pool by pool: from the reserves of V2, and by the quoters of V3 and V4
 * (https://docs.uniswap.org/contracts/v3/reference/periphery/lens/QuoterV2).
 * @param block number
 * @returns null if a pool is missing or cannot fill the amount
 * @throws viem's errors if the node does not answer
 */
export async function quoteRoute(
  client: Client,
  { hops, amountIn, quoters }: { hops: readonly SwapHop[]; amountIn: bigint; quoters: Quoters },
  block: bigint,
): Promise<QuotedRoute | null> {
  let amount = amountIn
  let tradedAt: bigint | null = null
  for (const hop of hops) {
    const quoted = await quoteHop(client, { hop, amount, quoters }, block)
    if (!quoted || quoted.amountOut === 0n) return null
    amount = quoted.amountOut
    tradedAt = hops.length === 1 ? quoted.tradedAt : null
  }
  return { amountOut: amount, tradedAt }
}

type QuotedHop = { hop: SwapHop; amount: bigint; quoters: Quoters }

async function quoteHop(
  client: Client,
  { hop, amount, quoters }: QuotedHop,
  block: bigint,
): Promise<QuotedRoute | null> {
  const { source, path } = hop
  if (source.kind === 'v2') {
    const reserves = await readPoolReserves(client, { address: source.pool, path }, block)
    if (!reserves) return null
    const out = amountOut({ amountIn: amount, reserveIn: reserves.in, reserveOut: reserves.out })
    return { amountOut: out, tradedAt: reserves.tradedAt }
  }
  const question = hopQuestion(hop, amount, quoters)
  if (!question) return null
  const { to, data } = question
  const answer = hopAnswer(source.kind, await askQuoter(client, { to, data }, block))
  return typeof answer === 'string' ? null : { amountOut: answer.amountOut, tradedAt: null }
}

/** A revert shows that the pool cannot fill the amount, or is not there. */
async function askQuoter(
  client: Client,
  call: { readonly to: Address; readonly data: Hex },
  block: bigint,
): Promise<{ kind: 'returned' | 'reverted'; data: Hex; isOutOfGas: boolean }> {
  try {
    const data = await rpc(client, 'eth_call', [call, toQuantity(block)])
    return { kind: 'returned', data, isOutOfGas: false }
  } catch (error) {
    if (!isExecutionFailure(error)) throw error
    return { kind: 'reverted', data: '0x', isOutOfGas: false }
  }
}

/**
 * Reads the price of a hop's pool at a block, in its direction, with its fee.
 * @param block number
 * @returns null without a pool or a price
 * @throws viem's errors if the node does not answer
 */
export async function readSpotPrice(
  client: Client,
  { source, path }: SwapHop,
  block: bigint,
): Promise<SpotPrice | null> {
  if (source.kind === 'v2') {
    const reserves = await readPoolReserves(client, { address: source.pool, path }, block)
    return reserves && { numerator: reserves.out, denominator: reserves.in, fee: v2Fee }
  }
  const ask = async (to: Address, data: Hex) =>
    BigInt((await rpc(client, 'eth_call', [{ to, data }, toQuantity(block)])).slice(0, 66))
  const isFirst = isToken0(...path)
  if (source.kind === 'v3') {
    const word = await ask(source.pool, selectors.slot0)
    return spotFromSqrt(word, isFirst, source.fee)
  }
  const word = await ask(source.manager, encodeCall(selectors.extsload, stateSlot(v4PoolId(source.key))))
  const lpFee = Number((word >> 208n) & 0xffffffn)
  return spotFromSqrt(word & ((1n << 160n) - 1n), isFirst, lpFee)
}

/** The slot of the mapping of pools in the manager (`StateLibrary.POOLS_SLOT` of `v4-core`). */
const poolsSlot = 6n

/** Computes the slot with a pool's price, tick and fees (`Pool.State.slot0`). */
function stateSlot(id: Hex): Hex {
  return keccak256(`0x${encodeWord(id)}${encodeWord(poolsSlot)}`)
}
