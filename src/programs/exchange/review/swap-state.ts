import type { PreparedSwap } from '@/chain/swap/prepare-swap'
import type { SideMoved } from '@/chain/swap/swap-outcome'
import type { ImpactLevel } from '@/domain/swap/impact-level'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { ConfirmedLoss } from '@/domain/swap/swap-risks'
import type { Outcome } from '@/domain/wallet/tracked-transaction'

type Hash = `0x${string}`

/** A swap that is ready to be signed. */
export type SwapOffer = {
  readonly prepared: Extract<PreparedSwap, { kind: 'ready' }>
  readonly level: ImpactLevel
  /** Fees in wei if each step is a transaction, with base fee and tip of the block; null where not known. */
  readonly fee: bigint | null
  /** Fees in wei if all steps are one transaction. */
  readonly feeTogether: bigint | null
  /** The fall of the quote since the form showed it, hundredths of a percent. */
  readonly fallBips: number
  /** The losses that the visitor confirms by typing a word. */
  readonly losses: readonly ConfirmedLoss[]
  /** Minutes by which this machine's clock, and with it the deadline, is ahead of the chain's time; 0 if it is not. */
  readonly lead: number
}

/** The reasons why there is nothing to sign. */
export type NoOffer =
  | { readonly phase: 'fails'; readonly step: 'approval' | 'swap'; readonly reason: SwapFailure }
  | { readonly phase: 'unknown'; readonly why: 'no-answer' | 'contradiction' }
  /** The price is older than 30 s. */
  | { readonly phase: 'old' }
  /** The amount or the price impact is no longer accepted. */
  | { readonly phase: 'refused' }

/** The note beside an offer that is shown again. */
export type OfferNote =
  /** `from`: the minimum that was shown before. */
  | { readonly kind: 'fell'; readonly from: bigint }
  | { readonly kind: 'other-steps' | 'worse-impact' | 'rejected' | 'repeated' | 'not-together' }
  | { readonly kind: 'failed'; readonly error: unknown }

export type Interruption = 'account' | 'network' | 'disconnected'

/** An offer on screen. */
export type Review = {
  readonly phase: 'review'
  readonly offer: SwapOffer
  /** One wallet prompt for all steps, which succeed or fail as one. */
  readonly isTogether: boolean
  /** The number of steps that are already in a block. */
  readonly done: number
  readonly note: OfferNote | null
  /** `checking`: the swap is simulated again; `wallet`: the wallet prompt is open. The buttons are disabled in both cases. */
  readonly busy: 'checking' | 'wallet' | null
}

/** The state of a swap, from the press on Swap to its end. */
export type SwapState =
  | { readonly phase: 'checking' }
  | Review
  | {
      readonly phase: 'mining'
      readonly offer: SwapOffer
      /** Null until the wallet names the transaction of a batch. */
      readonly hash: Hash | null
      readonly isLast: boolean
    }
  /** The owners of the Safe have to execute it. */
  | { readonly phase: 'proposed'; readonly offer: SwapOffer; readonly hash: Hash }
  | {
      readonly phase: 'arrived'
      readonly offer: SwapOffer
      readonly hash: Hash
      /** The amounts that were moved; null if they could not be read. */
      readonly moved: { readonly sent: SideMoved; readonly arrived: SideMoved } | null
      readonly isSpedUp: boolean
    }
  /** The transaction is in a block, but it did not trade with the pool. */
  | { readonly phase: 'not-swapped'; readonly hash: Hash }
  | {
      readonly phase: 'ended'
      readonly outcome: Outcome
      /** Null if the wallet never returned the hash. */
      readonly hash: Hash | null
      /** The reason of a swap that reverted, if known. */
      readonly reason: SwapFailure | null
    }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'interrupted'; readonly why: Interruption }
  | NoOffer
