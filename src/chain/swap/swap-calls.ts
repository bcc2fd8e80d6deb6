import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SwapRoute } from '@/domain/swap/swap-route'

/** A call as it is sent: `value` in wei. */
export type SwapCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

export type SwapTerms = {
  /** Smallest units of what the visitor gives. */
  readonly amountIn: bigint
  /** The least by which the visitor's balance grows, smallest units; less, and the router reverts the swap. */
  readonly minimum: bigint
  /** Who gets it: always the visitor. */
  readonly to: Address
  /** Seconds since 1970; a block after it reverts the swap. */
  readonly deadline: bigint
}

/**
 * Functions `swapExact…SupportingFeeOnTransferTokens` of UniswapV2Router02 by route
 * (https://docs.uniswap.org/contracts/v2/reference/smart-contracts/router-02). The functions without that ending compare the minimum
 * with what the router computes, and not with what arrives: no minimum binds a token there that taxes its transfers.
 */
const selectors = {
  'eth-for-tokens': '0xb6f9de95',
  'tokens-for-eth': '0x791ac947',
  'tokens-for-tokens': '0x5c11d795',
} as const

/** `approve(spender, amount)` (EIP-20). The answer is not read: some tokens return nothing. */
export function approvalCall(token: Address, spender: Address, amount: bigint): SwapCall {
  return { to: token, value: 0n, data: `0x095ea7b3${word(spender)}${word(amount)}` }
}

/** `transfer(to, amount)` (EIP-20). */
export function transferCall(token: Address, to: Address, amount: bigint): SwapCall {
  return { to: token, value: 0n, data: `0xa9059cbb${word(to)}${word(amount)}` }
}

/** The call that swaps, or wraps and unwraps the coin of the chain (`deposit`, `withdraw` of WETH9). */
export function swapCall(
  { kind, contract, path }: SwapRoute,
  { amountIn, minimum, to, deadline }: SwapTerms,
): SwapCall {
  if (kind === 'wrap') return { to: contract, value: amountIn, data: '0xd0e30db0' }
  if (kind === 'unwrap') return { to: contract, value: 0n, data: `0x2e1a7d4d${word(amountIn)}` }
  const isPaid = kind === 'eth-for-tokens'
  const amounts = isPaid ? [minimum] : [amountIn, minimum]
  // Amounts, where the path begins, recipient and deadline; then the path: its length and its addresses.
  const pathStart = BigInt(32 * (amounts.length + 3))
  const words = [...amounts, pathStart, to, deadline, BigInt(path.length), ...path]
  return {
    to: contract,
    value: isPaid ? amountIn : 0n,
    data: `${selectors[kind]}${words.map(word).join('')}`,
  }
}

/** An address or a number as one word of the ABI. */
function word(value: Address | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()
  return digits.padStart(64, '0')
}
