import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SwapOutcome } from '@/chain/swap/swap-outcome'
import type { SwapStep } from '@/chain/swap/swap-steps'
import { ownError } from '@/domain/errors'
import { isWorse } from '@/domain/swap/impact-level'
import type { Outcome } from '@/domain/wallet/tracked-transaction'
import type { Sent } from '@/wallet/transactions/send-transaction'
import type { Interruption, NoOffer, OfferNote, Review, SwapOffer, SwapState } from './swap-state'

type Again = { readonly again: boolean; readonly signal: AbortSignal }

/** The functions of the chain, the market and the wallet that a session calls. */
export type SwapPorts = {
  /** Quotes and simulates the swap at the latest block. */
  readonly offer: () => Promise<SwapOffer | NoOffer>
  /** Returns true if the wallet can do all steps in one transaction. */
  readonly canTogether: () => Promise<boolean>
  readonly send: (step: SwapStep, offer: SwapOffer, how: Again) => Promise<Sent>
  /** Resolves to null if the wallet declines to do the steps together. */
  readonly sendTogether: (offer: SwapOffer, how: Again) => Promise<Sent | null>
  /** Reports the result of a transaction, or that it is late. */
  readonly outcome: (hash: Sent['hash'], signal: AbortSignal) => Promise<Outcome>
  /** Reads the result of a mined swap from its logs; null if they cannot be read. */
  readonly mined: (hash: Sent['hash']) => Promise<SwapOutcome | null>
  /** Waits for about one block. */
  readonly pause: () => Promise<void>
}

export type SwapSession = {
  readonly state: StoreApi<SwapState>
  /** Simulates the swap and shows the offer. */
  readonly start: () => Promise<void>
  /** The visitor accepts the offer on screen. `again`: even if the same swap is already pending. */
  readonly press: (again?: boolean) => Promise<void>
  /** Account, network or connection changed: the offer on screen may no longer be signed. */
  readonly interrupt: (why: Interruption) => void
  /** The window was closed. Transactions that were sent are still tracked. */
  readonly close: () => void
}

/** The number of times the session asks again while the node does not show a mined approval yet. */
const mostBehind = 5

/** Phases in which a signature is still possible. */
const interruptible: readonly SwapState['phase'][] = ['checking', 'review', 'failed', 'old']

/** Interruptions by the code of a `LoveError`. */
const interruptions: Readonly<Record<string, Interruption | undefined>> = {
  'account-changed': 'account',
  'wrong-network': 'network',
  'other-chain': 'network',
  'not-connected': 'disconnected',
}

/**
 * Runs one swap step by step: simulates it, shows it, simulates it again at the press, sends it and waits for it. It sends the
 * swap only on the terms that were shown or on better ones: if the minimum has fallen, the visitor is asked again.
 */
export function createSwapSession(ports: SwapPorts): SwapSession {
  const state = createStore<SwapState>(() => ({ phase: 'checking' }))
  const closed = new AbortController()
  const { signal } = closed
  /** Aborted when the press is void, so that a wallet prompt that is not open yet does not open. */
  let pressed = new AbortController()
  /** True after the wallet declined to do the steps in one transaction. */
  let declines = false
  const show = (next: SwapState) => {
    if (!signal.aborted) state.setState(next, true)
  }

  /** @param sent the number of steps that are in a block; the node may not have the last one yet */
  async function check(sent: number, ofLast: SwapStep['kind'] | null): Promise<void> {
    show({ phase: 'checking' })
    try {
      let offer = await ports.offer()
      for (let asked = 0; asked < mostBehind && isBehind(offer, ofLast); asked++) {
        await ports.pause()
        offer = await ports.offer()
      }
      if ('phase' in offer) return show(offer)
      const isTogether = await canTogether(offer)
      if (state.getState().phase === 'checking')
        show({ phase: 'review', offer, isTogether, done: sent, note: null, busy: null })
    } catch (error) {
      show({ phase: 'failed', error })
    }
  }

  const canTogether = async ({ prepared }: SwapOffer) =>
    prepared.steps.length > 1 && !declines && (await ports.canTogether())

  async function press(again = false): Promise<void> {
    const shown = state.getState()
    if (shown.phase !== 'review' || shown.busy !== null) return
    // Set before the first await, so that a second press has no effect.
    show({ ...shown, note: null, busy: 'checking' })
    pressed = new AbortController()
    try {
      const offer = await ports.offer()
      if (signal.aborted || !isBusy('checking')) return
      if ('phase' in offer) return show(offer)
      const note = whyAskAgain(shown.offer, offer)
      if (note) {
        // An approval may have been given or revoked elsewhere.
        const isTogether = await canTogether(offer)
        if (isBusy('checking')) show({ ...shown, offer, isTogether, note, busy: null })
        return
      }
      show({ ...shown, offer, note: null, busy: 'wallet' })
      await send({ ...shown, offer }, again)
    } catch (error) {
      refuse(shown, error)
    }
  }

  /** Sends the next step and waits for its result. */
  async function send(review: Review, again: boolean): Promise<void> {
    const { offer, isTogether, done } = review
    const [step] = offer.prepared.steps
    if (!step) throw new Error('no step')
    const how = { again, signal: pressed.signal }
    const sent = isTogether ? await ports.sendTogether(offer, how) : await ports.send(step, offer, how)
    if (!sent) {
      declines = true
      return show({ ...review, isTogether: false, note: { kind: 'not-together' }, busy: null })
    }
    if (sent.isProposal) return show({ phase: 'proposed', offer, hash: sent.hash })
    const isLast = isTogether || step.kind === 'swap'
    const named = sent.isUnnamed ? null : sent.hash
    show({ phase: 'mining', offer, hash: named, isLast })
    const outcome = await ports.outcome(sent.hash, signal)
    const last = (outcome.hash ?? sent.hash) as Sent['hash']
    const hash = last === sent.hash ? named : last
    const isDone = outcome.status === 'confirmed' && !outcome.differs
    if (isDone && !isLast) return check(done + 1, step.kind)
    // The visitor may have replaced the transaction in the wallet by another swap.
    const isReplaced = outcome.reason === 'replaced' && last !== sent.hash
    const isRead = isLast && hash !== null && (isDone || isReplaced || outcome.reason === 'reverted')
    const mined = isRead ? await ports.mined(hash).catch(() => null) : null
    if (isDone && hash && mined?.kind === 'not-swapped') return show({ phase: 'not-swapped', hash })
    if (hash && (isDone || (isReplaced && mined?.kind === 'swapped'))) {
      const moved = mined?.kind === 'swapped' ? mined : null
      return show({ phase: 'arrived', offer, hash, moved, isSpedUp: outcome.isSpedUp === true })
    }
    show({ phase: 'ended', outcome, hash, reason: mined?.kind === 'reverted' ? mined.reason : null })
  }

  const isBusy = (how: Review['busy']) => {
    const now = state.getState()
    return now.phase === 'review' && now.busy === how
  }

  /** Shows the offer again with the reason why it was not sent, or shows that the session was interrupted. */
  function refuse(review: Review, error: unknown): void {
    const now = state.getState()
    if (signal.aborted || now.phase !== 'review') return
    const code = ownError(error)?.code ?? ''
    const why = interruptions[code]
    if (why) show({ phase: 'interrupted', why })
    else show({ ...review, offer: now.offer, note: noteOf(code, error), busy: null })
  }

  return {
    state,
    start: () => check(0, null),
    press,
    interrupt(why) {
      if (!interruptible.includes(state.getState().phase)) return
      show({ phase: 'interrupted', why })
      pressed.abort()
    },
    close() {
      closed.abort()
      pressed.abort()
    },
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

/** Returns the reason why the new offer needs another confirmation; null if it is as good as the accepted one, or better. */
function whyAskAgain(shown: SwapOffer, now: SwapOffer): OfferNote | null {
  const kinds = ({ prepared }: SwapOffer) => prepared.steps.map(({ kind }) => kind).join()
  if (now.prepared.minimum < shown.prepared.minimum) return { kind: 'fell', from: shown.prepared.minimum }
  const isConfirmed = (of: string) => shown.losses.some(([known]) => known === of)
  if (!now.losses.every(([of]) => isConfirmed(of)) || isWorse(now.level, shown.level))
    return { kind: 'worse-impact' }
  return kinds(now) === kinds(shown) ? null : { kind: 'other-steps' }
}
