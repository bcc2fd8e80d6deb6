import type { BatchedCall, CallResult } from '@/chain/call-batch'
import { encodeCall, wordAt } from '@/domain/abi'
import { isSameAddress } from '@/domain/address'
import type { Exchange } from '@/domain/community/main-exchange'
import * as errorSelectors from '@/domain/error-selectors'
import { type Hex, textToHex } from '@/domain/hex'
import type { PoolKey } from '@/domain/market/pool-source'
import * as selectors from '@/domain/selectors'
import type { QuoteProblem, RouteOutput } from '@/domain/swap/route-quotes'
import type { SwapHop } from '@/domain/swap/swap-route'

export type Quoters = Pick<Exchange, 'v3Quoter' | 'v4Quoter'>

/** A call of a quoter, and the place of the amount in its data, bytes. */
export type HopQuestion = Pick<BatchedCall, 'to' | 'data'> & { readonly amountAt: number }

/** The largest amounts that a pool of V3 and V4 takes (`int256`, `int128`). */
const largest = { v3: 2n ** 255n - 1n, v4: 2n ** 127n - 1n } as const

/**
 * Returns the call of `quoteExactInputSingle` of QuoterV2 or V4Quoter
 * (https://docs.uniswap.org/contracts/v3/reference/periphery/lens/QuoterV2,
 * https://docs.uniswap.org/contracts/v4/reference/periphery/lens/V4Quoter).
 * @param amount smallest units
 * @returns null for an amount that no pool takes, and without a quoter
 */
export function hopQuestion(
  { source, path: [from, to] }: SwapHop,
  amount: bigint,
  { v3Quoter, v4Quoter }: Quoters,
): HopQuestion | null {
  if (source.kind === 'v2' || amount > largest[source.kind]) return null
  if (source.kind === 'v3') {
    const data = encodeCall(selectors.quoteV3, from, to, amount, BigInt(source.fee), 0n)
    return v3Quoter ? { to: v3Quoter, data, amountAt: 4 + 2 * 32 } : null
  }
  const { key } = source
  const isFirst = isSameAddress(key.currency0, from)
  const question = { struct: [...wordsOf(key), isFirst ? 1n : 0n, amount, { bytes: '0x' as const }] }
  return v4Quoter
    ? { to: v4Quoter, data: encodeCall(selectors.quoteV4, question), amountAt: 4 + 7 * 32 }
    : null
}

function wordsOf({ currency0, currency1, fee, tickSpacing, hooks }: PoolKey) {
  return [currency0, currency1, BigInt(fee), BigInt(tickSpacing), hooks]
}

/** The prices at which QuoterV2 ends a swap that the pool cannot fill, without an error (`TickMath`). */
const [lowestPrice, highestPrice] = [
  4_295_128_739n,
  1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n,
]

/**
 * Reads the answer of a quoter.
 * @throws {RangeError} if it is truncated
 */
export function hopAnswer(
  kind: 'v3' | 'v4',
  result: Exclude<CallResult, { kind: 'not-made' }>,
): RouteOutput | QuoteProblem {
  if (result.kind === 'reverted') return problemOf(result)
  const word = (index: number) => wordAt(result.data, 2 + 64 * index)
  const amountOut = word(0)
  if (kind === 'v3' && (word(1) <= lowestPrice + 1n || word(1) >= highestPrice - 1n))
    return 'too-much-for-pool'
  return amountOut === 0n ? 'too-little' : { amountOut, gas: word(kind === 'v3' ? 3 : 1) }
}

/** The reasons of pools of V3: the price is at its limit already, and the pool has no price. */
const [atLimit, uninitialized] = ['SPL', 'LOK'].map((reason) => textToHex(reason).slice(2))

function problemOf({ data, isOutOfGas }: { data: Hex; isOutOfGas: boolean }): QuoteProblem {
  // A pool without liquidity searches for it until the gas ends.
  if (isOutOfGas) return 'too-much-for-pool'
  // A call of an address without code reverts without a reason.
  if (data === '0x') return 'no-pool'
  const [, , bytes = ''] = /^(.{10}.{128})(.*)$/.exec(data) ?? []
  if (data.startsWith(errorSelectors.error)) {
    if (bytes.startsWith(`${atLimit}`)) return 'too-much-for-pool'
    if (bytes.startsWith(`${uninitialized}`)) return 'no-pool'
  } else if (data.startsWith(errorSelectors.unexpectedRevertBytes)) {
    const inner = `0x${bytes.slice(0, 8)}`
    if (inner === errorSelectors.notEnoughLiquidity || inner === errorSelectors.priceLimitExceeded)
      return 'too-much-for-pool'
    if (inner === errorSelectors.poolNotInitialized) return 'no-pool'
  }
  return 'refused'
}
