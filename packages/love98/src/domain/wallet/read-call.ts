import { argumentWords, decodeAddress } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import type { Token } from '@/domain/asset'
import type { Exchange } from '@/domain/community/main-exchange'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'

/** A call in a request to a wallet; `value` in wei. */
export type RequestedCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/**
 * The meaning of a call, decoded from its bytes. Amounts are in smallest units; a `token` of null is the native coin of
 * the chain.
 */
export type ReadCall =
  | { readonly kind: 'pay'; readonly to: Address; readonly amount: bigint }
  | { readonly kind: 'approve'; readonly token: Address; readonly spender: Address; readonly amount: bigint }
  | { readonly kind: 'transfer'; readonly token: Address; readonly to: Address; readonly amount: bigint }
  | { readonly kind: 'wrap' | 'unwrap'; readonly amount: bigint }
  | {
      readonly kind: 'swap'
      readonly given: { readonly token: Address | null; readonly amount: bigint }
      readonly got: { readonly token: Address | null; readonly minimum: bigint }
      readonly to: Address
      /** Seconds since 1970. */
      readonly deadline: bigint
    }
  | { readonly kind: 'unknown' }

export type KnownContracts = {
  readonly tokens: Readonly<Record<string, Token>>
  readonly exchange: Pick<Exchange, 'router' | 'wrappedNative'>
}

/** The functions of UniswapV2Router02 that swap an exact amount, and the sides that are the native coin. */
const swaps: Readonly<Record<string, { isCoinGiven: boolean; isCoinGot: boolean }>> = {
  [selectors.swapExactTokensForTokens]: { isCoinGiven: false, isCoinGot: false },
  [selectors.swapExactTokensForTokensFee]: { isCoinGiven: false, isCoinGot: false },
  [selectors.swapExactTokensForETH]: { isCoinGiven: false, isCoinGot: true },
  [selectors.swapExactTokensForETHFee]: { isCoinGiven: false, isCoinGot: true },
  [selectors.swapExactETHForTokens]: { isCoinGiven: true, isCoinGot: false },
  [selectors.swapExactETHForTokensFee]: { isCoinGiven: true, isCoinGot: false },
}

/**
 * Decodes a call. Only calls of configured contracts whose data is exactly as their functions encode it are known,
 * because another contract may give the same bytes another meaning.
 */
export function readCall(call: RequestedCall, { tokens, exchange }: KnownContracts): ReadCall {
  const { to, value, data } = call
  if (data === '0x') return { kind: 'pay', to, amount: value }
  const selector = data.slice(0, 10).toLowerCase()
  const words = argumentWords(data)
  if (!words) return unknown
  const isWrapped = isSameAddress(to, exchange.wrappedNative)
  if (isWrapped && selector === selectors.deposit && words.length === 0)
    return { kind: 'wrap', amount: value }
  if (isSameAddress(to, exchange.router)) return readSwap(selector, words, value) ?? unknown
  if (value !== 0n) return unknown
  const [first = '', second = ''] = words
  if (isWrapped && selector === selectors.withdraw && words.length === 1)
    return { kind: 'unwrap', amount: amountIn(first) }
  const party = addressIn(first)
  const isToken = isWrapped || Object.values(tokens).some(({ address }) => isSameAddress(to, address))
  if (!isToken || !party || words.length !== 2) return unknown
  const amount = amountIn(second)
  if (selector === selectors.approve) return { kind: 'approve', token: to, spender: party, amount }
  if (selector === selectors.transfer) return { kind: 'transfer', token: to, to: party, amount }
  return unknown
}

const unknown = { kind: 'unknown' } as const

function readSwap(selector: string, words: readonly string[], value: bigint): ReadCall | null {
  const sides = Object.hasOwn(swaps, selector) ? swaps[selector] : undefined
  if (!sides || (!sides.isCoinGiven && value !== 0n)) return null
  const given = sides.isCoinGiven ? value : amountIn(words[0] ?? '')
  const [minimum, pathStart, recipient, deadline, length, ...path] = words.slice(sides.isCoinGiven ? 0 : 1)
  const [start, end, to] = [path[0], path.at(-1), recipient].map((word) => addressIn(word ?? ''))
  const isWhole =
    amountIn(pathStart ?? '') === BigInt(32 * (sides.isCoinGiven ? 4 : 5)) &&
    path.length >= 2 &&
    amountIn(length ?? '') === BigInt(path.length)
  if (!isWhole || !start || !end || !to) return null
  return {
    kind: 'swap',
    given: { token: sides.isCoinGiven ? null : start, amount: given },
    got: { token: sides.isCoinGot ? null : end, minimum: amountIn(minimum ?? '') },
    to,
    deadline: amountIn(deadline ?? ''),
  }
}

function amountIn(word: string): bigint {
  return BigInt(`0x${word || '0'}`)
}

function addressIn(word: string): Address | null {
  return decodeAddress(`0x${word}`)
}
