import { argumentWords, decodeAddress } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import type { Token } from '@/domain/asset'
import type { Exchange } from '@/domain/community/main-exchange'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { type RouterSwap, readRouterSwap } from '@/domain/swap/read-router-swap'

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
  | ({ readonly kind: 'permit' } & PassedAllowance)
  | {
      readonly kind: 'swap'
      readonly given: RouterSwap['given']
      readonly got: RouterSwap['got']
      readonly to: Address
      /** Seconds since 1970; null for a call without a deadline. */
      readonly deadline: bigint | null
      /** An allowance that the call sets before it swaps; null for none. */
      readonly permit: PassedAllowance | null
      /** A part of what the pool pays that goes to another account; null for none. */
      readonly portion: RouterSwap['portion']
    }
  | { readonly kind: 'unknown' }

/** An allowance that Permit2 passes on. An amount of 2^160 - 1 never decreases. `until`: seconds since 1970. */
export type PassedAllowance = {
  readonly token: Address
  readonly spender: Address
  readonly amount: bigint
  readonly until: bigint
}

export type KnownContracts = {
  readonly tokens: Readonly<Record<string, Token>>
  readonly exchange: Pick<Exchange, 'router' | 'wrappedNative' | 'universalRouter' | 'permit2'>
}

type KnownSwap = {
  readonly isCoinGiven?: boolean
  readonly isCoinGot?: boolean
  /** True if the router compares the recipient's balance, not what the pool pays. */
  readonly isArrival?: boolean
}

/** The functions of UniswapV2Router02 that swap an exact amount, and the sides that are the native coin. */
const swaps: Readonly<Record<string, KnownSwap>> = {
  [selectors.swapExactTokensForTokens]: {},
  [selectors.swapExactTokensForTokensFee]: { isArrival: true },
  [selectors.swapExactTokensForETH]: { isCoinGot: true, isArrival: true },
  [selectors.swapExactTokensForETHFee]: { isCoinGot: true, isArrival: true },
  [selectors.swapExactETHForTokens]: { isCoinGiven: true },
  [selectors.swapExactETHForTokensFee]: { isCoinGiven: true, isArrival: true },
}

/**
 * Decodes a call. Only calls of configured contracts with configured tokens whose data is exactly as their functions
 * encode it are known, because another contract may give the same bytes another meaning.
 * @param from the account that sends the call
 */
export function readCall(call: RequestedCall, contracts: KnownContracts, from: Address): ReadCall {
  const { exchange } = contracts
  const { to, value, data } = call
  if (data === '0x') return { kind: 'pay', to, amount: value }
  if (isSameAddress(to, exchange.universalRouter ?? null)) return readRouted(call, contracts, from) ?? unknown
  const selector = data.slice(0, 10).toLowerCase()
  const words = argumentWords(data)
  if (!words) return unknown
  const isWrapped = isSameAddress(to, exchange.wrappedNative)
  if (isWrapped && selector === selectors.deposit && words.length === 0)
    return { kind: 'wrap', amount: value }
  if (isSameAddress(to, exchange.router)) return readSwap(selector, words, value, contracts) ?? unknown
  if (value !== 0n) return unknown
  const [first = '', second = ''] = words
  if (isWrapped && selector === selectors.withdraw && words.length === 1)
    return { kind: 'unwrap', amount: amountIn(first) }
  if (isSameAddress(to, exchange.permit2 ?? null)) return readPermit(selector, words, contracts) ?? unknown
  const party = addressIn(first)
  if (!isKnownToken(to, contracts) || !party || words.length !== 2) return unknown
  const amount = amountIn(second)
  if (selector === selectors.approve) return { kind: 'approve', token: to, spender: party, amount }
  if (selector === selectors.transfer) return { kind: 'transfer', token: to, to: party, amount }
  return unknown
}

const unknown = { kind: 'unknown' } as const

function isKnownToken(token: Address, { tokens, exchange }: KnownContracts): boolean {
  const known = [exchange.wrappedNative, ...Object.values(tokens).map(({ address }) => address)]
  return known.some((address) => isSameAddress(token, address))
}

/** Returns true if the amounts of a swap can be written with the decimals of its tokens. */
function areKnown(sides: readonly { readonly token: Address | null }[], contracts: KnownContracts): boolean {
  return sides.every(({ token }) => token === null || isKnownToken(token, contracts))
}

function readRouted(
  { to, value, data }: RequestedCall,
  contracts: KnownContracts,
  from: Address,
): ReadCall | null {
  const { wrappedNative } = contracts.exchange
  const swap = wrappedNative && readRouterSwap({ router: to, wrappedNative, from, value, data })
  if (!swap || !areKnown([swap.given, swap.got], contracts)) return null
  const { given, got, deadline, permit, portion } = swap
  return {
    ...{ kind: 'swap', given, got, to: swap.to, deadline, portion },
    permit: permit && { ...permit, spender: to },
  }
}

/** Reads `approve(token, spender, amount, expiration)` of Permit2 (https://docs.uniswap.org/contracts/permit2). */
function readPermit(selector: string, words: readonly string[], contracts: KnownContracts): ReadCall | null {
  if (selector !== selectors.permitApprove || words.length !== 4) return null
  const [token, spender] = words.map(addressIn)
  const [amount, until] = words.slice(2).map(amountIn)
  if (!token || !spender || !isKnownToken(token, contracts)) return null
  if (amount === undefined || until === undefined || amount >= 2n ** 160n || until >= 2n ** 48n) return null
  return { kind: 'permit', token, spender, amount, until }
}

function readSwap(
  selector: string,
  words: readonly string[],
  value: bigint,
  contracts: KnownContracts,
): ReadCall | null {
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
  const swap = {
    given: { token: sides.isCoinGiven ? null : start, amount: given },
    got: {
      token: sides.isCoinGot ? null : end,
      minimum: amountIn(minimum ?? ''),
      counts: sides.isArrival ? ('arrival' as const) : ('pool' as const),
    },
  }
  if (!areKnown([swap.given, swap.got], contracts)) return null
  return { kind: 'swap', ...swap, to, deadline: amountIn(deadline ?? ''), permit: null, portion: null }
}

function amountIn(word: string): bigint {
  return BigInt(`0x${word || '0'}`)
}

function addressIn(word: string): Address | null {
  return decodeAddress(`0x${word}`)
}
