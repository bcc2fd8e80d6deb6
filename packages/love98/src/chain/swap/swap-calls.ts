import { encodeCall, encodeTransfer } from '@/domain/abi'
import type { Address } from '@/domain/address'
import * as selectors from '@/domain/selectors'
import type { SwapRoute } from '@/domain/swap/swap-route'
import type { SwapCall, SwapTerms } from './swap-terms'
import { universalRouterCall } from './universal-router-call'

/**
 * The functions `swapExact…SupportingFeeOnTransferTokens` of UniswapV2Router02 by route
 * (https://docs.uniswap.org/contracts/v2/reference/smart-contracts/router-02). The functions without that ending
 * compare the minimum with the router's computed amount instead of the received amount, so there a minimum gives no
 * protection against a token that taxes its transfers.
 */
const routerFunctions = {
  'eth-for-tokens': selectors.swapExactETHForTokensFee,
  'tokens-for-eth': selectors.swapExactTokensForETHFee,
  'tokens-for-tokens': selectors.swapExactTokensForTokensFee,
} as const

/** Encodes `approve(spender, amount)` (EIP-20). The return value is ignored, because some tokens return nothing. */
export function approvalCall(token: Address, spender: Address, amount: bigint): SwapCall {
  return { to: token, value: 0n, data: encodeCall(selectors.approve, spender, amount) }
}

type Permit = {
  readonly permit2: Address
  readonly token: Address
  readonly spender: Address
  /** Smallest units. */
  readonly amount: bigint
  /** Seconds since 1970. */
  readonly until: bigint
}

/** Encodes `approve(token, spender, amount, expiration)` of Permit2 (https://docs.uniswap.org/contracts/permit2). */
export function permitCall({ permit2, token, spender, amount, until }: Permit): SwapCall {
  return { to: permit2, value: 0n, data: encodeCall(selectors.permitApprove, token, spender, amount, until) }
}

/** Encodes `transfer(to, amount)` (EIP-20). */
export function transferCall(token: Address, to: Address, amount: bigint): SwapCall {
  return { to: token, value: 0n, data: encodeTransfer(to, amount) }
}

/** Encodes the call that swaps, or wraps or unwraps the native coin (`deposit`, `withdraw` of WETH9). */
export function swapCall(route: SwapRoute, terms: SwapTerms): SwapCall {
  const { kind, via, contract, hops } = route
  const { amountIn, minimum, to, deadline } = terms
  if (kind === 'wrap') return { to: contract, value: amountIn, data: selectors.deposit }
  if (kind === 'unwrap') return { to: contract, value: 0n, data: encodeCall(selectors.withdraw, amountIn) }
  if (via === 'universal-router') return universalRouterCall(route, terms)
  const isPaid = kind === 'eth-for-tokens'
  const amounts = isPaid ? [minimum] : [amountIn, minimum]
  const path = [...hops.slice(0, 1).map((hop) => hop.path[0]), ...hops.map((hop) => hop.path[1])]
  return {
    to: contract,
    value: isPaid ? amountIn : 0n,
    data: encodeCall(routerFunctions[kind], ...amounts, { list: path }, to, deadline),
  }
}
