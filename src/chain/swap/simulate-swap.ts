import type { Client } from 'viem'
import { type SimulatedBlock, simulateCalls } from '@/chain/simulation/simulate-calls'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import { isFirst, type RoutedPool } from './pool-reserves'
import { movementOf, type PoolMovement, poolMovement } from './read-logs'
import type { SwapCall } from './swap-calls'

/** What is asked of a node. */
export type SwapQuestion = {
  /** The visitor. */
  readonly from: Address
  /** Approvals in order, if any, and the swap (or a transfer) last: at most three. */
  readonly calls: readonly SwapCall[]
  /** What the visitor gives. */
  readonly gives: Address | 'ETH'
  /** What arrives, and where. */
  readonly expects: { readonly token: Address | 'ETH'; readonly to: Address }
  /** The pair's pool, whose own log says what it took and paid, with what is given to it; null for a wrap and for a transfer. */
  readonly pool: (RoutedPool & { readonly amountIn: bigint }) | null
  readonly wrappedNative: Address
}

/** What a node says that calls come to; amounts in smallest units. */
export type SwapSimulation =
  | {
      readonly kind: 'runs'
      /** The block with whose state the calls ran. */
      readonly block: bigint
      /** Time of the simulated block, seconds since 1970; null where the node does not tell it. */
      readonly time: bigint | null
      /** What arrives, by the token's logs and the node's own of native transfers. */
      readonly arrives: bigint
      /** What leaves the visitor, without the network cost. */
      readonly sent: bigint
      /** What the pool took and paid, by its own log; null without a pool. */
      readonly pool: PoolMovement | null
      /** Of each call, in the order of the calls. */
      readonly gasUsed: readonly bigint[]
    }
  | {
      readonly kind: 'fails'
      /** Null where the node did not run anything. */
      readonly block: bigint | null
      readonly step: 'approval' | 'swap'
      readonly reason: SwapFailure
    }
  /** `contradiction`: the logs of a token and of the pool cannot both be true. */
  | { readonly kind: 'unknown'; readonly why: 'not-offered' | 'no-answer' | 'contradiction' }

/** The most gas of an approval, and of a swap: a common one takes 50,000 and 200,000. */
export const simulatedGas = { approval: 300_000, swap: 2_000_000 } as const

/** `approve` (EIP-20): every call of it is a step before the swap. */
const approve = '0x095ea7b3'

/**
 * Lets a node run approvals and a swap one after the other from the visitor's account, without changing anything
 * (`eth_simulateV1`, https://ethereum.github.io/execution-apis/). Never throws: without an answer that can be read, nothing is
 * known.
 * @param time of the simulated block, seconds since 1970; what the node gives it without
 */
export async function simulateSwap(
  client: Client,
  question: SwapQuestion,
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
    // Loaded for a swap that fails: most do not.
    const { explainFailure } = await import('./explain-failure')
    const reason = await explainFailure(client, { from, call, returned: result.returned, block, question })
    return { kind: 'fails', block, step: stepOf(call.data), reason }
  }
  return readMovement(question, simulated)
}

function readMovement(
  { from, gives, expects, pool, wrappedNative }: SwapQuestion,
  { block, time, calls: results }: Extract<SimulatedBlock, { kind: 'ran' }>,
): SwapSimulation {
  // Logs of the last call alone: an approval moves nothing, whatever its contract reports.
  const logs = results.at(-1)?.logs ?? []
  const { received } = movementOf(logs, expects.to, expects.token, wrappedNative)
  const { sent } = movementOf(logs, from, gives, wrappedNative)
  const runs = { kind: 'runs', block, time, arrives: received, sent } as const
  const gasUsed = results.map((result) => BigInt(result.gasUsed))
  if (!pool) return { ...runs, pool: null, gasUsed }
  const moved = poolMovement(logs, pool.address, isFirst(...pool.path))
  // No more can arrive than the pool pays: a token that reports more reports what did not happen.
  if (!moved || received > moved.pays) return { kind: 'unknown', why: 'contradiction' }
  return { ...runs, pool: moved, gasUsed }
}

function stepOf(data: Hex): 'approval' | 'swap' {
  return data.startsWith(approve) ? 'approval' : 'swap'
}
