import type { Client } from 'viem'
import { isExecutionFailure } from '@/chain/node-failure'
import { rpc } from '@/chain/rpc'
import { decodeUint, encodeCall } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import type { PoolSource } from '@/domain/market/pool-source'
import * as selectors from '@/domain/selectors'
import { amountOut } from '@/domain/swap/quote'
import type { SwapHop } from '@/domain/swap/swap-route'
import { readPoolReserves } from './pool-reserves'
import type { SwapRequest } from './swap-steps'

export type QuotedRoute = {
  /** Smallest units. */
  readonly amountOut: bigint
  /**
   * The time of the last trade of the only pool, seconds since 1970 modulo 2³²; null for a route with several pools or
   * with a pool of another kind than V2.
   */
  readonly tradedAt: bigint | null
}

type Quoters = SwapRequest['quoters']

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
  { hop: { source, path }, amount, quoters }: QuotedHop,
  block: bigint,
): Promise<QuotedRoute | null> {
  if (source.kind === 'v2') {
    const reserves = await readPoolReserves(client, { address: source.pool, path }, block)
    if (!reserves) return null
    const out = amountOut({ amountIn: amount, reserveIn: reserves.in, reserveOut: reserves.out })
    return { amountOut: out, tradedAt: reserves.tradedAt }
  }
  const quoter = source.kind === 'v3' ? quoters.v3Quoter : quoters.v4Quoter
  if (!quoter) return null
  const data = source.kind === 'v3' ? v3Question(path, source.fee, amount) : v4Question(source, path, amount)
  const answer = await askQuoter(client, quoter, data, block)
  const words = answer?.match(/.{64}/g) ?? []
  const out = decodeUint(`0x${words[0]}`)
  if (out === null || (source.kind === 'v3' && isExhausted(decodeUint(`0x${words[1]}`)))) return null
  return { amountOut: out, tradedAt: null }
}

/** Returns the words of an answer; null if the quoter reverts, because the pool cannot fill the amount. */
async function askQuoter(client: Client, to: Address, data: Hex, block: bigint): Promise<string | null> {
  try {
    return (await rpc(client, 'eth_call', [{ to, data }, toQuantity(block)])).slice(2)
  } catch (error) {
    if (isExecutionFailure(error)) return null
    throw error
  }
}

/** The lowest and the highest price of a pool of V3, at which QuoterV2 ends without telling. */
const [lowestPrice, highestPrice] = [
  4_295_128_739n,
  1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n,
]

/** A price at the limit shows that the pool filled only a part of the amount. */
function isExhausted(priceAfter: bigint | null): boolean {
  return priceAfter === null || priceAfter <= lowestPrice + 1n || priceAfter >= highestPrice - 1n
}

function v3Question([from, to]: SwapHop['path'], fee: number, amount: bigint): Hex {
  return encodeCall(selectors.quoteV3, from, to, amount, BigInt(fee), 0n)
}

function v4Question(
  { key }: Extract<PoolSource, { kind: 'v4' }>,
  [from]: SwapHop['path'],
  amount: bigint,
): Hex {
  const { currency0, currency1, fee, tickSpacing, hooks } = key
  const isFirst = isSameAddress(currency0, from) ? 1n : 0n
  const words = [currency0, currency1, BigInt(fee), BigInt(tickSpacing), hooks, isFirst, amount]
  return encodeCall(selectors.quoteV4, { struct: [...words, { bytes: '0x' }] })
}
