import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SwapRoute } from '@/domain/swap/swap-route'

/** A call to send; `value` in wei. */
export type SwapCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

export type SwapTerms = {
  /** The amount that the visitor gives, smallest units. */
  readonly amountIn: bigint
  /** The minimum growth of the visitor's balance, smallest units; with less, the router reverts the swap. */
  readonly minimum: bigint
  /** The recipient: always the visitor. */
  readonly to: Address
  /** Seconds since 1970; a block after it reverts the swap. */
  readonly deadline: bigint
}

/**
 * The functions `swapExact…SupportingFeeOnTransferTokens` of UniswapV2Router02 by route
 * (https://docs.uniswap.org/contracts/v2/reference/smart-contracts/router-02). The functions without that ending
 * compare the minimum with the router's computed amount instead of the received amount, so there a minimum gives no
 * protection against a token that taxes its transfers.
 */
const selectors = {
  'eth-for-tokens': '0xb6f9de95',
  'tokens-for-eth': '0x791ac947',
  'tokens-for-tokens': '0x5c11d795',
} as const

/** Encodes `approve(spender, amount)` (EIP-20). The return value is ignored, because some tokens return nothing. */
export function approvalCall(token: Address, spender: Address, amount: bigint): SwapCall {
  return { to: token, value: 0n, data: `0x095ea7b3${word(spender)}${word(amount)}` }
}

/** Encodes `transfer(to, amount)` (EIP-20). */
export function transferCall(token: Address, to: Address, amount: bigint): SwapCall {
  return { to: token, value: 0n, data: `0xa9059cbb${word(to)}${word(amount)}` }
}

/** Encodes the call that swaps, or wraps or unwraps the native coin (`deposit`, `withdraw` of WETH9). */
export function swapCall(
  { kind, contract, path }: SwapRoute,
  { amountIn, minimum, to, deadline }: SwapTerms,
): SwapCall {
  if (kind === 'wrap') return { to: contract, value: amountIn, data: '0xd0e30db0' }
  if (kind === 'unwrap') return { to: contract, value: 0n, data: `0x2e1a7d4d${word(amountIn)}` }
  const isPaid = kind === 'eth-for-tokens'
  const amounts = isPaid ? [minimum] : [amountIn, minimum]
  // The amounts, the offset of the path, the recipient and the deadline; then the path: its length and its addresses.
  const pathStart = BigInt(32 * (amounts.length + 3))
  const words = [...amounts, pathStart, to, deadline, BigInt(path.length), ...path]
  return {
    to: contract,
    value: isPaid ? amountIn : 0n,
    data: `${selectors[kind]}${words.map(word).join('')}`,
  }
}

/** Encodes an address or a number as one ABI word. */
function word(value: Address | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()
  return digits.padStart(64, '0')
}
