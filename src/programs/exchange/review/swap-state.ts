import type { PreparedSwap } from '@/chain/swap/prepare-swap'
import type { SideMoved } from '@/chain/swap/swap-outcome'
import type { ImpactLevel } from '@/domain/swap/impact-level'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { ConfirmedLoss } from '@/domain/swap/swap-risks'
import type { Outcome } from '@/domain/wallet/tracked-transaction'

type Hash = `0x${string}`

/** A swap as it can be signed. */
export type SwapOffer = {
  readonly prepared: Extract<PreparedSwap, { kind: 'ready' }>
  readonly level: ImpactLevel
  /** Wei for all steps in a transaction each, at base fee and tip of the block; null where it is not known. */
  readonly fee: bigint | null
  /** The same for all steps in one transaction. */
  readonly feeTogether: bigint | null
  /** By how much the quote is below what the form showed, hundredths of a percent. */
  readonly fallBips: number
  /** The losses that the visitor confirms by typing a word. */
  readonly losses: readonly ConfirmedLoss[]
  /** Minutes by which this machine's clock, and with it the deadline, is ahead of the chain's time; 0 where it is not. */
  readonly lead: number
}

/** Why there is nothing to sign. */
export type NoOffer =
  | { readonly phase: 'fails'; readonly step: 'approval' | 'swap'; readonly reason: SwapFailure }
  | { readonly phase: 'unknown'; readonly why: 'no-answer' | 'contradiction' }
  /** The price is older than 30 s. */
  | { readonly phase: 'old' }
  /** The amount or the impact is refused by now. */
  | { readonly phase: 'refused' }

/** What is said beside an offer that is shown again. */
export type OfferNote =
  /** `from`: the minimum that was shown before. */
  | { readonly kind: 'fell'; readonly from: bigint }
  | { readonly kind: 'other-steps' | 'worse-impact' | 'rejected' | 'repeated' | 'not-together' }
  | { readonly kind: 'failed'; readonly error: unknown }

export type Interruption = 'account' | 'network' | 'disconnected'

/** An offer that is on screen. */
export type Review = {
  readonly phase: 'review'
  readonly offer: SwapOffer
  /** One prompt for all steps: all or none. */
  readonly isTogether: boolean
  /** How many steps are in a block already. */
  readonly done: number
  readonly note: OfferNote | null
  /** `checking`: it is simulated once more; `wallet`: the wallet was asked. Nothing can be pressed then. */
  readonly busy: 'checking' | 'wallet' | null
}

/** Where a swap is, from the press on Swap to its end. */
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
  /** The owners of a Safe have to execute it. */
  | { readonly phase: 'proposed'; readonly offer: SwapOffer; readonly hash: Hash }
  | {
      readonly phase: 'arrived'
      readonly offer: SwapOffer
      readonly hash: Hash
      /** Null where it could not be read. */
      readonly moved: { readonly sent: SideMoved; readonly arrived: SideMoved } | null
      readonly isSpedUp: boolean
    }
  /** The transaction is in a block, and the pool did not trade in it. */
  | { readonly phase: 'not-swapped'; readonly hash: Hash }
  | {
      readonly phase: 'ended'
      readonly outcome: Outcome
      /** Null where the wallet never named it. */
      readonly hash: Hash | null
      /** Of a swap that reverted, as far as it is known. */
      readonly reason: SwapFailure | null
    }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'interrupted'; readonly why: Interruption }
  | NoOffer
