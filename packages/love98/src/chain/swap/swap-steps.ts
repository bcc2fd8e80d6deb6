import type { Address } from '@/domain/address'
import type { SwapRoute } from '@/domain/swap/swap-route'
import type { SwapSimulationInput } from './simulate-swap'
import { approvalCall, type SwapCall, swapCall } from './swap-calls'

export type SwapRequest = {
  readonly route: SwapRoute
  readonly from: Address
  /** The pair's pool; null for a wrap. */
  readonly pool: Address | null
  readonly amountIn: bigint
  readonly slippageBips: number
  /** Seconds since 1970. */
  readonly deadline: bigint
}

/** One transaction of a swap. `reset` revokes an older allowance, which some tokens require before a new one. */
export type SwapStep = { readonly kind: 'reset' | 'approval' | 'swap'; readonly call: SwapCall }

/** Returns the approvals before a swap: none if the allowance suffices, otherwise one for exactly the amount. */
export function approvalSteps(
  { route, amountIn }: SwapRequest,
  allowed: bigint,
  { isReset }: { isReset: boolean },
): readonly SwapStep[] {
  const { spender, path } = route
  if (!spender || allowed >= amountIn) return []
  const step = (kind: 'reset' | 'approval', amount: bigint): SwapStep => ({
    kind,
    call: approvalCall(path[0], spender, amount),
  })
  return [...(isReset ? [step('reset', 0n)] : []), step('approval', amountIn)]
}

export function swapStep({ route, from, amountIn, deadline }: SwapRequest, minimum: bigint): SwapStep {
  return { kind: 'swap', call: swapCall(route, { amountIn, minimum, to: from, deadline }) }
}

export function simulationInputOf(
  { route, from, pool, amountIn }: SwapRequest,
  steps: readonly SwapStep[],
): SwapSimulationInput {
  const tokenOf = ({ isNative, address }: SwapRoute['from']) => (isNative ? null : address)
  return {
    from,
    calls: steps.map(({ call }) => call),
    gives: tokenOf(route.from),
    expects: { token: tokenOf(route.to), to: from },
    pool: pool && { address: pool, path: route.path, amountIn },
    wrappedNative: route.wrappedNative,
  }
}
