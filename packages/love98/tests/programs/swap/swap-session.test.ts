import { expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import type { SentTransaction } from '@/wallet/transactions/send-transaction'
import { confirmedSide, hash, inOrder, offerOf, sentAs, sessionWith } from './swap-ports'

const rejected = new AppError('user-rejected')

test('a swap is simulated, shown, sent and reported', async () => {
  const { session, send, now } = sessionWith({})
  await session.start()
  expect(now()).toMatchObject({ phase: 'review', review: { done: 0 }, note: null, busy: null })
  await session.press()
  expect(send).toHaveBeenCalledTimes(1)
  expect(now()).toMatchObject({
    phase: 'arrived',
    hash: hash('a'),
    moved: { sent: confirmedSide(10n), arrived: confirmedSide(99n) },
  })
})

test('the permission is a separate step, after which the swap is shown again', async () => {
  const both = offerOf(100n, ['approval', 'swap'])
  const { session, send, now } = sessionWith({ offers: [both, both, offerOf(101n)] })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({
    phase: 'review',
    review: { done: 1, offer: { prepared: { minimum: 101n } } },
  })
  await session.press()
  expect(send.mock.calls.map(([step]) => step.kind)).toEqual(['approval', 'swap'])
  expect(now().phase).toBe('arrived')
})

test('the session asks a node again that has not seen the approval yet, without another request to the wallet', async () => {
  const both = offerOf(100n, ['approval', 'swap'])
  const pause = vi.fn(async () => undefined)
  const { session, send, now } = sessionWith({ offers: [both, both, both, both, offerOf(100n)], pause })
  await session.start()
  await session.press()
  expect(pause).toHaveBeenCalledTimes(2)
  expect(now()).toMatchObject({
    phase: 'review',
    review: { offer: { prepared: { steps: [{ kind: 'swap' }] } } },
  })
  expect(send).toHaveBeenCalledTimes(1)
})

test('the removal of an older permission and the new one follow each other', async () => {
  const all = offerOf(100n, ['reset', 'approval', 'swap'])
  const rest = offerOf(100n, ['approval', 'swap'])
  const { session, send, now } = sessionWith({ offers: [all, all, rest, rest, offerOf(100n)] })
  await session.start()
  for (let pressed = 0; pressed < 3; pressed++) await session.press()
  expect(send.mock.calls.map(([step]) => step.kind)).toEqual(['reset', 'approval', 'swap'])
  expect(now().phase).toBe('arrived')
})

test('a minimum that fell before the press is asked about, and the lower one is sent only then', async () => {
  const { session, send, now } = sessionWith({ offers: [offerOf(100n), offerOf(99n)] })
  await session.start()
  await session.press()
  expect(send).not.toHaveBeenCalled()
  expect(now()).toMatchObject({ phase: 'review', note: { kind: 'fell', from: 100n }, busy: null })
  await session.press()
  expect(send.mock.calls[0]?.[1].prepared.minimum).toBe(99n)
})

test('a minimum that rose is sent without a question: no less arrives than was shown', async () => {
  const { session, send } = sessionWith({ offers: [offerOf(100n), offerOf(101n)] })
  await session.start()
  await session.press()
  expect(send.mock.calls[0]?.[1].prepared.minimum).toBe(101n)
})

test.each([
  [offerOf(100n, ['approval', 'swap']), 'other-steps'],
  [offerOf(100n, ['swap'], 'confirm'), 'worse-impact'],
] as const)('another offer than the one on screen is asked about', async (other, kind) => {
  const { session, send, now } = sessionWith({ offers: [offerOf(100n), other] })
  await session.start()
  await session.press()
  expect(send).not.toHaveBeenCalled()
  expect(now()).toMatchObject({ phase: 'review', note: { kind } })
})

test('a swap that can no longer be signed at the press is not sent', async () => {
  const { session, send, now } = sessionWith({ offers: [offerOf(100n), { phase: 'old' }] })
  await session.start()
  await session.press()
  expect(send).not.toHaveBeenCalled()
  expect(now().phase).toBe('old')
})

test('presses in one moment send once', async () => {
  const { session, send } = sessionWith({})
  await session.start()
  await Promise.all([session.press(), session.press(), session.press()])
  expect(send).toHaveBeenCalledTimes(1)
})

test('a rejection leaves the offer on screen, to be pressed again', async () => {
  const { session, send, now } = sessionWith({ send: inOrder<SentTransaction>(rejected, sentAs('a')) })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'review', note: { kind: 'rejected' }, busy: null })
  await session.press()
  expect(send).toHaveBeenCalledTimes(2)
  expect(now().phase).toBe('arrived')
})

test('the same swap that is under way is sent again only when that is wanted', async () => {
  const { session, send, now } = sessionWith({
    send: inOrder<SentTransaction>(new AppError('transaction-repeated'), sentAs('a')),
  })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'review', note: { kind: 'repeated' } })
  await session.press(true)
  expect(send.mock.calls.map(([, , how]) => how.again)).toEqual([false, true])
})

test('a wallet that does all steps at once is asked once', async () => {
  const { session, send, sendTogether, now } = sessionWith({
    offers: [offerOf(100n, ['approval', 'swap'])],
    canTogether: async () => true,
  })
  await session.start()
  expect(now()).toMatchObject({ review: { isTogether: true } })
  await session.press()
  expect([sendTogether.mock.calls.length, send.mock.calls.length]).toEqual([1, 0])
  expect(now()).toMatchObject({ phase: 'arrived', hash: hash('b') })
})

test('a wallet that declines to do them together is asked step by step', async () => {
  const both = offerOf(100n, ['approval', 'swap'])
  const { session, send, now } = sessionWith({
    offers: [both, both, both, offerOf(100n)],
    canTogether: async () => true,
    sendTogether: async () => null,
  })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({
    phase: 'review',
    review: { isTogether: false },
    note: { kind: 'not-together' },
  })
  expect(send).not.toHaveBeenCalled()
  await session.press()
  expect(send.mock.calls.map(([step]) => step.kind)).toEqual(['approval'])
})

test('a loss that the visitor did not confirm is asked about, though no less arrives', async () => {
  const taxed = { ...offerOf(100n), losses: [['tax', 6_000]] as const }
  const { session, send, now } = sessionWith({ offers: [offerOf(100n), taxed] })
  await session.start()
  await session.press()
  expect(send).not.toHaveBeenCalled()
  expect(now()).toMatchObject({
    phase: 'review',
    note: { kind: 'worse-impact' },
    review: { offer: { losses: taxed.losses } },
  })
  await session.press()
  expect(send).toHaveBeenCalledTimes(1)
})
