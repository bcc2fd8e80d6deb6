import type { Client } from 'viem'
import { type SimulatedBlock, simulateCalls } from '@/chain/simulation/simulate-calls'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { SwapHop } from '@/domain/swap/swap-route'
import { movementOf, type PoolMovement, poolMovement } from './read-logs'
import type { SwapCall } from './swap-terms'

export type SwapSimulationInput = {
  readonly from: Address
  /** Approvals in order, if any, and the swap (or a transfer) last: at most four. */
  readonly calls: readonly SwapCall[]
  readonly gives: Address | null
  /** The token to be received, null for the native coin, and its recipient. */
  readonly expects: { readonly token: Address | null; readonly to: Address }
  /**
   * The pools in the order of the route; their own logs contain the amounts that they took and paid. Empty for a wrap and
   * for a transfer.
   */
  readonly hops: readonly SwapHop[]
  /** The amount that the visitor gives, smallest units. */
  readonly amountIn: bigint
  readonly wrappedNative: Address
}

/** The result of a simulation; amounts in smallest units. */
export type SwapSimulation =
  | {
      readonly kind: 'runs'
      /** The block on whose state the calls ran. */
      readonly block: bigint
      /** The time of the simulated block, seconds since 1970; null if the node does not report it. */
      readonly time: bigint | null
      /** The received amount, from the token's logs and the node's logs of native transfers. */
      readonly arrives: bigint
      /** The amount that leaves the visitor's account, without the network fee. */
      readonly sent: bigint
      /** The amounts that the first pool took and the last pool paid, from their own logs; null without a pool. */
      readonly pool: PoolMovement | null
      /** The gas of each call, in the order of the calls. */
      readonly gasUsed: readonly bigint[]
    }
  | {
      readonly kind: 'fails'
      /** Null if the node did not run any call. */
      readonly block: bigint | null
      readonly step: 'approval' | 'swap'
      readonly reason: SwapFailure
    }
  /** `contradiction`: the logs of a token and of the pool cannot both be true. */
  | { readonly kind: 'unknown'; readonly why: 'not-offered' | 'no-answer' | 'contradiction' }

/** The gas limits of an approval and of a swap; usually they take 50,000 and 200,000. */
export const simulatedGas = { approval: 300_000, swap: 2_000_000 } as const

/**
 * Simulates approvals and a swap one after the other from the visitor's account, without changing anything
 * (`eth_simulateV1`, https://ethereum.github.io/execution-apis/). Never throws: without a readable answer, the result
 * is `unknown`.
 * @param time of the simulated block, seconds since 1970; default: the node's choice
 */
export async function simulateSwap(
  client: Client,
  question: SwapSimulationInput,
  time?: bigint,
): Promise<SwapSimulation> {
  const { from, calls } = question
  const simulated = await simulateCalls(client, {
    calls: calls.map((call) => ({ from, ...call, gas: simulatedGas[stepOf(call.data)] })),
    ...(time && { time }),
  })
  if (simulated.kind === 'unknown') return simulated
  if (simulated.kind === 'unfunded')
    return { kind: 'fails', block: null, step: 'swap', reason: { code: 'insufficient-funds', text: null } }
  const { block, calls: results } = simulated
  const failed = results.findIndex(({ isSuccess }) => !isSuccess)
  const [call, result] = [calls[failed], results[failed]]
  if (call && result) {
    // Loaded only for a swap that fails, because most do not.
    const { explainFailure } = await import('./explain-failure')
    const asked = { gives: question.gives, expects: question.expects, pool: onlyPool(question) }
    const reason = await explainFailure(client, {
      ...{ from, call, returned: result.returned, block },
      question: asked,
    })
    return { kind: 'fails', block, step: stepOf(call.data), reason }
  }
  return readMovement(question, simulated)
}

function readMovement(
  { from, gives, expects, hops, wrappedNative }: SwapSimulationInput,
  { block, time, calls: results }: Extract<SimulatedBlock, { kind: 'ran' }>,
): SwapSimulation {
  // Only the logs of the last call count: an approval moves nothing, whatever its contract reports.
  const logs = results.at(-1)?.logs ?? []
  const { received } = movementOf(logs, expects.to, expects.token, wrappedNative)
  const { sent } = movementOf(logs, from, gives, wrappedNative)
  const runs = { kind: 'runs', block, time, arrives: received, sent } as const
  const gasUsed = results.map((result) => BigInt(result.gasUsed))
  const [first, last] = [hops[0], hops.at(-1)]
  if (!first || !last) return { ...runs, pool: null, gasUsed }
  const [taken, paid] = [poolMovement(logs, first), poolMovement(logs, last)]
  // The visitor cannot receive more than the pool pays, so a token that reports more is wrong.
  if (!taken || !paid || received > paid.pays) return { kind: 'unknown', why: 'contradiction' }
  return { ...runs, pool: { takes: taken.takes, pays: paid.pays }, gasUsed }
}

/** Returns the pool of a swap through one pool of V2, between which and the visitor the router transfers tokens. */
function onlyPool({ hops, amountIn }: SwapSimulationInput) {
  const [hop, ...more] = hops
  if (hop?.source.kind !== 'v2' || more.length > 0) return null
  return { address: hop.source.pool, path: hop.path, amountIn }
}

function stepOf(data: Hex): 'approval' | 'swap' {
  const isApproval = [selectors.approve, selectors.permitApprove].some((selector) =>
    data.startsWith(selector),
  )
  return isApproval ? 'approval' : 'swap'
}
