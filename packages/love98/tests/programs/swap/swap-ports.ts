import { vi } from 'vitest'
import type { SwapStep } from '@/chain/swap/swap-steps'
import type { ImpactLevel } from '@/domain/swap/impact-level'
import type { TransactionOutcome } from '@/domain/wallet/tracked-transaction'
import {
  createSwapFlow,
  type NoOffer,
  type SwapOffer,
  type SwapPorts,
} from '@/programs/swap/review/swap-flow'
import type { SentTransaction } from '@/wallet/transactions/send-transaction'

const stepOf = (kind: SwapStep['kind']): SwapStep => ({
  kind,
  call: { to: '0x3333333333333333333333333333333333333333', value: 0n, data: '0x' },
})

export function offerOf(
  minimum: bigint,
  kinds: readonly SwapStep['kind'][] = ['swap'],
  level: ImpactLevel = 'none',
): SwapOffer {
  const quote = {
    amountIn: 1n,
    amountOut: minimum,
    minimum,
    impactBips: 0,
    price: { numerator: 1n, denominator: 1n },
  }
  return {
    prepared: { kind: 'ready', steps: kinds.map(stepOf), minimum, quote, simulated: null },
    level,
    fee: null,
    feeTogether: null,
    market: [],
    permitUntil: 0n,
    fallBips: 0,
    losses: level === 'confirm' ? [['impact', 1_000]] : [],
    clockAheadMinutes: 0,
  }
}

export const hash = (digit: string) => `0x${digit.repeat(64)}` as const
export const sentAs = (digit: string, isProposal = false): SentTransaction => ({
  hash: hash(digit),
  isProposal,
})

/** One side of a swap whose balances confirm what its contract reports. */
export const confirmedSide = (amount: bigint) => ({ reported: amount, changed: amount, amount })

/** Answers of the world, in order; the last one is repeated. */
export function inOrder<Answer>(...answers: readonly (Answer | Error)[]): () => Promise<Answer> {
  let asked = 0
  return async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer as Answer
  }
}

export function sessionWith(
  given: Partial<SwapPorts> & { offers?: readonly (SwapOffer | NoOffer | Error)[] },
) {
  const { offers = [offerOf(100n)], ...ports } = given
  const send = vi.fn<SwapPorts['send']>(ports.send ?? (async () => sentAs('a')))
  const sendTogether = vi.fn<SwapPorts['sendTogether']>(ports.sendTogether ?? (async () => sentAs('b')))
  const session = createSwapFlow({
    offer: inOrder(...offers),
    canTogether: async () => false,
    outcome: async () => ({ status: 'confirmed' }) as TransactionOutcome,
    mined: async () => ({
      kind: 'swapped',
      block: 1n,
      sent: confirmedSide(10n),
      arrived: confirmedSide(99n),
    }),
    pause: async () => undefined,
    ...ports,
    send,
    sendTogether,
  })
  return { session, send, sendTogether, now: () => session.state.getState() }
}
