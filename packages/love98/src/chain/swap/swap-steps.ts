import type { Address } from '@/domain/address'
import type { SwapRoute } from '@/domain/swap/swap-route'
import type { Quoters } from './hop-questions'
import type { SwapSimulationInput } from './simulate-swap'
import { approvalCall, permitCall, swapCall } from './swap-calls'
import type { SwapCall } from './swap-terms'

export type SwapRequest = {
  readonly route: SwapRoute
  readonly from: Address
  readonly amountIn: bigint
  readonly slippageBips: number
  /** Seconds since 1970. */
  readonly deadline: bigint
  /** The end of an allowance that Permit2 passes on, seconds since 1970; not before the deadline. */
  readonly permitUntil: bigint
  /** The quoters, for a route with a pool of V3 or V4. */
  readonly quoters: Quoters
}

/**
 * One transaction of a swap. `reset` revokes an older allowance, which some tokens require before a new one. `permit`
 * lets the Universal Router take what Permit2 may take.
 */
export type SwapStep = { readonly kind: 'reset' | 'approval' | 'permit' | 'swap'; readonly call: SwapCall }

/** The allowances of the sold token, smallest units. */
export type Allowances = {
  /** The allowance of the router, or of Permit2. */
  readonly token: bigint
  /** The allowance of the Universal Router at Permit2, and its end, seconds since 1970; null for a route without it. */
  readonly permit: { readonly amount: bigint; readonly until: bigint } | null
}

/** Returns the approvals before a swap: none if the allowances suffice, otherwise one for exactly the amount. */
export function approvalSteps(
  { route, amountIn, deadline, permitUntil }: SwapRequest,
  { token, permit }: Allowances,
  { isReset }: { isReset: boolean },
): readonly SwapStep[] {
  const { spender, from, contract } = route
  if (!spender) return []
  const step = (kind: 'reset' | 'approval', amount: bigint): SwapStep => ({
    kind,
    call: approvalCall(from.address, spender, amount),
  })
  const approvals =
    token >= amountIn ? [] : [...(isReset ? [step('reset', 0n)] : []), step('approval', amountIn)]
  if (!permit || (permit.amount >= amountIn && permit.until >= deadline)) return approvals
  const terms = { permit2: spender, token: from.address, spender: contract }
  return [
    ...approvals,
    { kind: 'permit', call: permitCall({ ...terms, amount: amountIn, until: permitUntil }) },
  ]
}

/** @param balanceBefore the visitor's balance of the bought token, smallest units */
export function swapStep(
  { route, from, amountIn, deadline }: SwapRequest,
  { minimum, balanceBefore }: { readonly minimum: bigint; readonly balanceBefore: bigint },
): SwapStep {
  return { kind: 'swap', call: swapCall(route, { amountIn, minimum, balanceBefore, to: from, deadline }) }
}

export function simulationInputOf(
  { route, from, amountIn }: SwapRequest,
  steps: readonly SwapStep[],
): SwapSimulationInput {
  const tokenOf = ({ isNative, address }: SwapRoute['from']) => (isNative ? null : address)
  return {
    from,
    calls: steps.map(({ call }) => call),
    gives: tokenOf(route.from),
    expects: { token: tokenOf(route.to), to: from },
    hops: route.hops,
    amountIn,
    wrappedNative: route.wrappedNative,
  }
}
