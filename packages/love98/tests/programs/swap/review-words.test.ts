import { expect, test } from 'vitest'
import type { SideMoved } from '@/chain/swap/swap-outcome'
import {
  currentStep,
  differenceTexts,
  reviewFacts,
  stepHint,
  warningTexts,
} from '@/programs/swap/review/review-texts'
import type { ReviewedOffer, SwapOffer } from '@/programs/swap/review/swap-flow'
import type { SwapRequest } from '@/programs/swap/swap-request'
import { swapReview } from '@/texts/swap-review'

import { confirmedSide, offerOf } from './swap-ports'

const one = 10n ** 18n
const [cat, router] = [
  '0x1111111111111111111111111111111111111111',
  '0x3333333333333333333333333333333333333333',
] as const
const wrappedNative = '0x4444444444444444444444444444444444444444'
const swap: SwapRequest = {
  pair: 'CAT-ETH',
  amountIn: 1_234n * one,
  promised: one,
  from: '0x5555555555555555555555555555555555555555',
  route: {
    kind: 'tokens-for-eth',
    via: 'v2-router',
    chainId: 1,
    from: { symbol: 'CAT', decimals: 18, address: cat, isNative: false },
    to: { symbol: 'ETH', decimals: 18, address: wrappedNative, isNative: true },
    hops: [
      {
        source: { kind: 'v2', pool: '0x6666666666666666666666666666666666666666' },
        path: [cat, wrappedNative],
      },
    ],
    contract: router,
    spender: router,
    wrappedNative,
  },
}
const coin = { symbol: 'ETH', decimals: 18 }

function simulated(minimum: bigint, arrives: bigint, taxBips: { from: number; to: number }): SwapOffer {
  const offer = offerOf(minimum, ['approval', 'swap'])
  return {
    ...offer,
    fee: 2_345n * 10n ** 12n,
    feeTogether: 1_945n * 10n ** 12n,
    market: [],
    prepared: { ...offer.prepared, simulated: { block: 7n, arrives, taxBips, gapBips: 0, gasUsed: 1n } },
  }
}
const reviewOf = (offer: SwapOffer, part: Partial<ReviewedOffer> = {}): ReviewedOffer => ({
  ...{ offer, isTogether: false, done: 0 },
  ...part,
})
const facts = (kind: 'approval' | 'reset' | 'swap' | 'together', offer: SwapOffer) =>
  reviewFacts({ kind, swap, offer, coin })

test('steps are counted with those that are in a block', () => {
  expect(currentStep(reviewOf(offerOf(1n, ['reset', 'approval', 'swap'])))).toEqual({
    kind: 'reset',
    step: 1,
    count: 3,
  })
  expect(currentStep(reviewOf(offerOf(1n, ['approval', 'swap']), { done: 1 }))).toEqual({
    kind: 'approval',
    step: 2,
    count: 3,
  })
  expect(currentStep(reviewOf(offerOf(1n), { done: 2 }))).toEqual({ kind: 'swap', step: 3, count: 3 })
  expect(currentStep(reviewOf(offerOf(1n, ['approval', 'swap']), { isTogether: true }))).toEqual({
    ...{ kind: 'together', step: 1, count: 1 },
  })
})

test('a permission says that it is not the swap, who gets it and for exactly how much, and nothing of the swap', () => {
  expect(stepHint('approval', swap)).toContain('This is the approval, not the swap.')
  expect(facts('approval', simulated(one, 2n * one, { from: 0, to: 0 }))).toEqual([
    ['Swap contract', router],
    ['It may spend', '1,234 CAT', '1234 CAT'],
    ['Network fee of all steps', 'about 0.002345 ETH'],
  ])
  expect(facts('reset', simulated(one, 2n * one, { from: 0, to: 0 }))[1]).toEqual(['It may spend', 'nothing'])
})

test('steps in one transaction cost one transaction', () => {
  const offer = simulated(one, 2n * one, { from: 0, to: 0 })
  expect(facts('together', offer).at(-1)).toEqual(['Network fee', 'about 0.001945 ETH'])
  expect(facts('swap', offer).at(-1)).toEqual(['Network fee of all steps', 'about 0.002345 ETH'])
})

test('a swap shows what arrives by the simulation, and amounts are cut and never rounded up', () => {
  const offer = simulated(999_999_999_999_999_999n, 1_999_999_999_999_999_999n, { from: 0, to: 0 })
  expect(facts('swap', offer).slice(1, 3)).toEqual([
    ['You receive about', '1.9999999 ETH', '1.999999999999999999 ETH'],
    ['At least', '0.99999999 ETH', '0.999999999999999999 ETH'],
  ])
})

test('a tax is shown for each token that keeps one; without a simulation it is shown as not known', () => {
  const taxes = (from: number, to: number) => warningTexts(swap, simulated(one, one, { from, to }))
  expect(taxes(0, 0)).toEqual([])
  expect(taxes(200, 0)).toEqual(['CAT deducts 2% from each transfer.'])
  expect(taxes(0, 150)).toEqual(['ETH deducts 1.5% from each transfer.'])
  expect(warningTexts(swap, offerOf(1n))).toEqual([swapReview.notSimulated])
})

test('differences above 1 % from quote and form are shown, and so is a clock that is ahead', () => {
  const offer = simulated(one, one, { from: 0, to: 0 })
  const { simulated: node } = offer.prepared
  const with1 = (gapBips: number, fallBips: number, clockAheadMinutes: number): SwapOffer => ({
    ...{ ...offer, fallBips, clockAheadMinutes },
    prepared: { ...offer.prepared, simulated: node && { ...node, gapBips } },
  })
  const warned = (...[gap, fall, lead]: [number, number, number]) =>
    warningTexts(swap, with1(gap, fall, lead))
  expect(warned(100, 100, 0)).toEqual([])
  expect(warned(101, 7_495, 2_880)).toEqual([
    "In the simulation, 1.01% less arrives than the pool's reserves give.",
    'The form showed 1 ETH. The pool now gives 1 ETH, 74.95% less.',
    'The clock of this device is 2880 minutes ahead of the newest block. The swap stays valid that much longer than your time limit.',
  ])
})

test('a receipt names what the balance does not confirm, and that it was not read', () => {
  const differencesOf = (sent: SideMoved, arrived: SideMoved) =>
    differenceTexts({ sent, arrived }, swap.route)
  const moved = (reported: bigint, changed: bigint | null): SideMoved => ({
    reported,
    changed,
    amount: reported,
  })
  expect(differencesOf(confirmedSide(one), confirmedSide(one))).toEqual([])
  expect(differencesOf(moved(one, 3n * one), moved(one, -one))).toEqual([
    'The contracts report 1 CAT, but your balance changed by 3 CAT in that block.',
    'The contracts report 1 ETH, but your balance changed by −1 ETH in that block.',
  ])
  expect(differencesOf(moved(one, null), confirmedSide(one))).toEqual([swapReview.balanceUnread])
  // The wrapped coin reports the coin, and is no stranger.
  expect(differencesOf(confirmedSide(one), moved(one, null))).toEqual([])
})
