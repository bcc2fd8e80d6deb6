import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SwapOutcome } from '@/chain/swap/swap-outcome'
import type { SwapStep } from '@/chain/swap/swap-steps'
import { ownError } from '@/domain/errors'
import { isWorse } from '@/domain/swap/impact-level'
import type { Outcome } from '@/domain/wallet/tracked-transaction'
import type { Sent } from '@/wallet/transactions/send-transaction'
import type { Interruption, NoOffer, OfferNote, Review, SwapOffer, SwapState } from './swap-state'

type Again = { readonly again: boolean; readonly signal: AbortSignal }

/** What a swap needs from outside. */
export type SwapPorts = {
  /** Quotes and simulates as of now. */
  readonly offer: () => Promise<SwapOffer | NoOffer>
  /** Whether the wallet does all steps in one transaction. */
  readonly canTogether: () => Promise<boolean>
  readonly send: (step: SwapStep, offer: SwapOffer, how: Again) => Promise<Sent>
  /** Null when the wallet declines to do them together. */
  readonly sendTogether: (offer: SwapOffer, how: Again) => Promise<Sent | null>
  /** How a transaction ended, or that it is late. */
  readonly outcome: (hash: Sent['hash'], signal: AbortSignal) => Promise<Outcome>
  /** What a swap in a block came to, by its logs; null where it cannot be read. */
  readonly mined: (hash: Sent['hash']) => Promise<SwapOutcome | null>
  /** Waits for about one block. */
  readonly pause: () => Promise<void>
}

export type SwapSession = {
  readonly state: StoreApi<SwapState>
  /** Simulates, and shows what is to be signed. */
  readonly start: () => Promise<void>
  /** The visitor agrees to the offer on screen. `again`: also to the same one that is under way already. */
  readonly press: (again?: boolean) => Promise<void>
  /** Account, network or connection changed: nothing that is on screen may be signed any more. */
  readonly interrupt: (why: Interruption) => void
  /** The window is gone. What was sent is tracked all the same. */
  readonly close: () => void
}

/** How often a permission that is in a block already may still be missing in the node's answer. */
const mostBehind = 5

/** Phases in which something may still be signed. */
const interruptible: readonly SwapState['phase'][] = ['checking', 'review', 'failed', 'old']

/** By the code of an error of ours. */
const interruptions: Readonly<Record<string, Interruption | undefined>> = {
  'account-changed': 'account',
  'wrong-network': 'network',
  'other-chain': 'network',
  'not-connected': 'disconnected',
}

/**
 * One swap, step by step: simulated, shown, simulated again at the press, sent, awaited. It is sent only as it was shown or
 * better: when the minimum fell meanwhile, the visitor is asked again.
 */
export function createSwapSession(ports: SwapPorts): SwapSession {
  const state = createStore<SwapState>(() => ({ phase: 'checking' }))
  const closed = new AbortController()
  const { signal } = closed
  /** Aborted when the press is void: a wallet that was not asked yet is not asked any more. */
  let pressed = new AbortController()
  /** The wallet declined to do the steps in one transaction. */
  let declines = false
  const show = (next: SwapState) => {
    if (!signal.aborted) state.setState(next, true)
  }

  /** @param sent how many steps are in a block; the node may not know of the last one yet */
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
    // At once: a second press finds it busy.
    show({ ...shown, note: null, busy: 'checking' })
    pressed = new AbortController()
    try {
      const offer = await ports.offer()
      if (signal.aborted || !isBusy('checking')) return
      if ('phase' in offer) return show(offer)
      const note = whyAskAgain(shown.offer, offer)
      if (note) {
        // A permission may have been given or taken back elsewhere.
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

  /** Sends the next step, and follows it to its end. */
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
    // The transaction that replaced it in the wallet may be a swap too.
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

  /** Shows the offer again with the reason why it was not sent, or that it may not be sent any more. */
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

/** Whether the node still asks for the step that is in a block. */
function isBehind(offer: SwapOffer | NoOffer, last: SwapStep['kind'] | null): boolean {
  return last !== null && 'prepared' in offer && offer.prepared.steps[0]?.kind === last
}

/** Why an offer of now is not what was agreed to; null when it is that or better. */
function whyAskAgain(shown: SwapOffer, now: SwapOffer): OfferNote | null {
  const kinds = ({ prepared }: SwapOffer) => prepared.steps.map(({ kind }) => kind).join()
  if (now.prepared.minimum < shown.prepared.minimum) return { kind: 'fell', from: shown.prepared.minimum }
  const isConfirmed = (of: string) => shown.losses.some(([known]) => known === of)
  if (!now.losses.every(([of]) => isConfirmed(of)) || isWorse(now.level, shown.level))
    return { kind: 'worse-impact' }
  return kinds(now) === kinds(shown) ? null : { kind: 'other-steps' }
}
