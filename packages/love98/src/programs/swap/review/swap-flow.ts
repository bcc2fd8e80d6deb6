import type { PreparedSwap } from '@/chain/swap/prepare-swap'
import type { SideMoved, SwapOutcome } from '@/chain/swap/swap-outcome'
import type { SwapStep } from '@/chain/swap/swap-steps'
import type { Address } from '@/domain/address'
import { asAppError } from '@/domain/errors'
import type { MarketPair } from '@/domain/market/snapshot'
import { type ImpactLevel, isWorse } from '@/domain/swap/impact-level'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { ConfirmedLoss } from '@/domain/swap/swap-risks'
import type { TransactionOutcome } from '@/domain/wallet/tracked-transaction'
import {
  createTransactionFlow,
  type FlowDefinition,
  type FlowState,
  type Press,
  type ReviewState,
} from '@/wallet/flow/transaction-flow'
import type { SentTransaction } from '@/wallet/transactions/send-transaction'

type Hash = SentTransaction['hash']

/** A swap that is ready to be signed. */
export type SwapOffer = {
  readonly prepared: Extract<PreparedSwap, { kind: 'ready' }>
  readonly level: ImpactLevel
  /** Fees in wei if each step is a transaction, with base fee and tip of the block; null where not known. */
  readonly fee: bigint | null
  /** Fees in wei if all steps are one transaction. */
  readonly feeTogether: bigint | null
  /** The pairs of the chain at the quote, for the value of the fees. */
  readonly market: readonly MarketPair[]
  /** The end of an allowance at Permit2, seconds since 1970. */
  readonly permitUntil: bigint
  /** The fall of the quote since the form showed it, hundredths of a percent. */
  readonly fallBips: number
  /** The losses that the visitor confirms by typing a word. */
  readonly losses: readonly ConfirmedLoss[]
  /** Minutes by which this machine's clock, and with it the deadline, is ahead of the chain's time; 0 if it is not. */
  readonly clockAheadMinutes: number
}

/** The reasons why there is nothing to sign. */
export type NoOffer =
  | { readonly phase: 'fails'; readonly step: 'approval' | 'swap'; readonly reason: SwapFailure }
  | { readonly phase: 'unknown'; readonly why: 'no-answer' | 'contradiction' }
  /** The price is older than 30 s. */
  | { readonly phase: 'old' }
  /** The amount or the price impact is no longer accepted. */
  | { readonly phase: 'refused' }
  /** The code of the pool at this address does in the swap what its quote does not tell. */
  | { readonly phase: 'hook-differs'; readonly hooks: Address }

/** An offer on screen, and its place among the transactions of the swap. */
export type ReviewedOffer = {
  readonly offer: SwapOffer
  /** One wallet prompt for all steps, which succeed or fail as one. */
  readonly isTogether: boolean
  /** The number of steps that are already in a block. */
  readonly done: number
}

/** The note beside an offer that is shown again. */
export type OfferNote =
  /** `from`: the minimum that was shown before. */
  | { readonly kind: 'fell'; readonly from: bigint }
  | { readonly kind: 'other-steps' | 'worse-impact' | 'rejected' | 'repeated' | 'not-together' }
  | { readonly kind: 'failed'; readonly error: unknown }

export type Interruption = 'account' | 'network' | 'disconnected'

/** The states after a transaction was sent, and where there is nothing to sign. */
export type SwapResult =
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
      readonly outcome: TransactionOutcome
      /** Null if the wallet never returned the hash. */
      readonly hash: Hash | null
      /** The reason of a swap that reverted, if known. */
      readonly reason: SwapFailure | null
    }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'interrupted'; readonly why: Interruption }
  | NoOffer

export type SwapState = FlowState<ReviewedOffer, OfferNote, SwapResult>
export type SwapReviewState = ReviewState<ReviewedOffer, OfferNote>

type SendMode = Press & { readonly again: boolean }

/** The functions of the chain, the market and the wallet that a swap calls. */
export type SwapPorts = {
  /** Quotes and simulates the swap at the latest block. */
  readonly offer: () => Promise<SwapOffer | NoOffer>
  /** Returns true if the wallet can do all steps in one transaction. */
  readonly canTogether: () => Promise<boolean>
  readonly send: (step: SwapStep, offer: SwapOffer, press: SendMode) => Promise<SentTransaction>
  /** Resolves to null if the wallet declines to do the steps together. */
  readonly sendTogether: (offer: SwapOffer, press: SendMode) => Promise<SentTransaction | null>
  /** Reports the result of a transaction, or that it is late. */
  readonly outcome: (hash: Hash, signal: AbortSignal) => Promise<TransactionOutcome>
  /** Reads the result of a mined swap from its logs; null if they cannot be read. */
  readonly mined: (hash: Hash) => Promise<SwapOutcome | null>
  /** Waits for about one block. */
  readonly pause: () => Promise<void>
}

/** The number of steps that are in a block, and the kind of the last one, which the node may not have yet. */
type Position = { readonly done: number; readonly last: SwapStep['kind'] | null }

/** The number of times the node is asked again while it does not show a mined approval yet. */
const maxRepeats = 5

/** Phases in which a signature is still possible. */
const interruptible: readonly SwapState['phase'][] = ['preparing', 'review', 'failed', 'old']

/** Interruptions by the code of a `AppError`. */
const interruptions: Readonly<Record<string, Interruption | undefined>> = {
  'account-changed': 'account',
  'wrong-network': 'network',
  'other-chain': 'network',
  'not-connected': 'disconnected',
}

export type SwapFlow = ReturnType<typeof createSwapFlow>

/**
 * Runs one swap step by step: simulates it, shows it, simulates it again at the press, sends it and waits for
 * it. It sends the swap only on the terms that were shown or on better ones: if the minimum has fallen, the
 * visitor is asked again.
 */
export function createSwapFlow(ports: SwapPorts) {
  const definition = swapDefinition(ports)
  const flow = createTransactionFlow(() => definition)
  return {
    state: flow.state,
    /** Simulates the swap and shows the offer. */
    start: () => flow.submit({ done: 0, last: null }),
    /** The visitor accepts the offer on screen. `again`: even if the same swap is already pending. */
    press: (again = false) => flow.press(again),
    /** Account, network or connection changed: the offer on screen may no longer be signed. */
    interrupt(why: Interruption) {
      if (interruptible.includes(flow.state.getState().phase)) flow.interrupt({ phase: 'interrupted', why })
    },
    /** The window was closed. Transactions that were sent are still tracked. */
    close: flow.open(),
  }
}

function swapDefinition(
  ports: SwapPorts,
): FlowDefinition<Position, ReviewedOffer, OfferNote, SwapResult, boolean> {
  /** True after the wallet declined to do the steps in one transaction. */
  let declines = false
  const canTogether = async ({ prepared }: SwapOffer) =>
    prepared.steps.length > 1 && !declines && (await ports.canTogether())

  return {
    start: { phase: 'preparing' },
    async prepare({ done, last }) {
      let offer = await ports.offer()
      for (let asked = 0; asked < maxRepeats && isBehind(offer, last); asked++) {
        await ports.pause()
        offer = await ports.offer()
      }
      if ('phase' in offer) return { to: 'result', result: offer }
      return { to: 'review', review: { offer, isTogether: await canTogether(offer), done } }
    },
    async recheck(shown) {
      const offer = await ports.offer()
      if ('phase' in offer) return { to: 'result', result: offer }
      const note = reasonToAskAgain(shown.offer, offer)
      if (!note) return { to: 'wallet', review: { ...shown, offer } }
      // An approval may have been given or revoked elsewhere.
      return { to: 'review', review: { ...shown, offer, isTogether: await canTogether(offer) }, note }
    },
    async act(review, press, again, show) {
      const [step] = review?.offer.prepared.steps ?? []
      if (!review || !step) throw new Error('no step')
      const { offer, isTogether, done } = review
      const asked = { ...press, again }
      const sent = isTogether ? await ports.sendTogether(offer, asked) : await ports.send(step, offer, asked)
      if (!sent) {
        declines = true
        return { to: 'review', review: { ...review, isTogether: false }, note: { kind: 'not-together' } }
      }
      if (sent.isProposal) return { to: 'result', result: { phase: 'proposed', offer, hash: sent.hash } }
      const isLast = isTogether || step.kind === 'swap'
      show({ phase: 'mining', offer, hash: sent.isUnnamed ? null : sent.hash, isLast })
      const outcome = await ports.outcome(sent.hash, press.signal)
      if (outcome.status === 'confirmed' && !outcome.differs && !isLast)
        return { to: 'preparing', input: { done: done + 1, last: step.kind } }
      return { to: 'result', result: await resultOf(offer, { sent, outcome, isLast }) }
    },
    onError(error, { isPress }) {
      if (!isPress) return { to: 'result', result: { phase: 'failed', error } }
      const code = asAppError(error)?.code ?? ''
      const why = interruptions[code]
      if (why) return { to: 'result', result: { phase: 'interrupted', why } }
      return { to: 'stay', note: noteOf(code, error) }
    },
  }

  /** Returns the result of the last transaction, which the visitor may have replaced in the wallet by another swap. */
  async function resultOf(
    offer: SwapOffer,
    { sent, outcome, isLast }: { sent: SentTransaction; outcome: TransactionOutcome; isLast: boolean },
  ): Promise<SwapResult> {
    const last = (outcome.hash ?? sent.hash) as Hash
    const hash = last === sent.hash && sent.isUnnamed ? null : last
    const isDone = outcome.status === 'confirmed' && !outcome.differs
    const isReplaced = outcome.reason === 'replaced' && last !== sent.hash
    const isRead = isLast && hash !== null && (isDone || isReplaced || outcome.reason === 'reverted')
    const mined = isRead ? await ports.mined(hash).catch(() => null) : null
    if (isDone && hash && mined?.kind === 'not-swapped') return { phase: 'not-swapped', hash }
    if (hash && (isDone || (isReplaced && mined?.kind === 'swapped'))) {
      const moved = mined?.kind === 'swapped' ? mined : null
      return { phase: 'arrived', offer, hash, moved, isSpedUp: outcome.isSpedUp === true }
    }
    return { phase: 'ended', outcome, hash, reason: mined?.kind === 'reverted' ? mined.reason : null }
  }
}

function noteOf(code: string, error: unknown): OfferNote {
  if (code === 'user-rejected') return { kind: 'rejected' }
  return code === 'transaction-repeated' ? { kind: 'repeated' } : { kind: 'failed', error }
}

/** Returns true if the node still requires the step that is already in a block. */
function isBehind(offer: SwapOffer | NoOffer, last: SwapStep['kind'] | null): boolean {
  return last !== null && 'prepared' in offer && offer.prepared.steps[0]?.kind === last
}

/**
 * Returns the reason why the new offer needs another confirmation; null if it is as good as the accepted one,
 * or better.
 */
function reasonToAskAgain(shown: SwapOffer, now: SwapOffer): OfferNote | null {
  const kinds = ({ prepared }: SwapOffer) => prepared.steps.map(({ kind }) => kind).join()
  if (now.prepared.minimum < shown.prepared.minimum) return { kind: 'fell', from: shown.prepared.minimum }
  const isConfirmed = (cause: string) => shown.losses.some(([known]) => known === cause)
  if (!now.losses.every(([cause]) => isConfirmed(cause)) || isWorse(now.level, shown.level))
    return { kind: 'worse-impact' }
  return kinds(now) === kinds(shown) ? null : { kind: 'other-steps' }
}
