import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { SwapCall } from './swap-calls'

/** What is asked of a node. */
export type SwapQuestion = {
  /** The visitor. */
  readonly from: Address
  /** Approvals in order, if any, and the swap (or a transfer) last: at most three. */
  readonly calls: readonly SwapCall[]
  /** What the visitor gives; null where that is not asked. */
  readonly gives: Address | 'ETH' | null
  /** What arrives, and where. */
  readonly expects: { readonly token: Address | 'ETH'; readonly to: Address }
  /** The pair's pool, whose own log says what it took and paid; null for a wrap and for a transfer. */
  readonly pool: Address | null
  readonly wrappedNative: Address
}

/** What a node says that calls come to; amounts in smallest units. */
export type SwapSimulation =
  | {
      readonly kind: 'runs'
      /** The block with whose state the calls ran. */
      readonly block: bigint
      /** What arrives, by the tokens' logs and the node's own of native transfers. */
      readonly arrives: bigint
      /** What leaves the visitor, without the network cost. */
      readonly sent: bigint
      /** What the pool took and paid, by its own log; null without a pool. */
      readonly pool: { readonly takes: bigint; readonly pays: bigint } | null
      /** Of each call, in the order of the calls. */
      readonly gasUsed: readonly bigint[]
    }
  | {
      readonly kind: 'fails'
      readonly block: bigint
      /** `call`: its place in the question. */
      readonly call: number
      readonly step: 'approval' | 'swap'
      readonly reason: SwapFailure
    }
  /** `contradiction`: the logs of a token and of the pool cannot both be true. */
  | { readonly kind: 'unknown'; readonly why: 'not-offered' | 'no-answer' | 'contradiction' }

/**
 * Lets a node run an approval and a swap one after the other from the visitor's account, without changing anything
 * (`eth_simulateV1`, https://ethereum.github.io/execution-apis/). Never throws: without an answer that can be read, nothing is
 * known.
 */
export async function simulateSwap(_client: Client, _question: SwapQuestion): Promise<SwapSimulation> {
  return { kind: 'unknown', why: 'not-offered' }
}
