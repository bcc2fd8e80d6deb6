import { expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import type { TransactionOutcome } from '@/domain/wallet/tracked-transaction'
import type { SentTransaction } from '@/wallet/transactions/send-transaction'
import { waitOptions } from '../../support/event-loop'
import { hash, inOrder, offerOf, sentAs, sessionWith } from './swap-ports'

test('a proposal that a Safe has to execute is shown as a proposal', async () => {
  const { session, now } = sessionWith({ send: async () => sentAs('c', true) })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'proposed', hash: hash('c') })
})

test.each([
  [{ status: 'failed', reason: 'reverted' }],
  [{ status: 'failed', reason: 'replaced' }],
  [{ status: 'failed', reason: 'cancelled' }],
  [{ status: 'pending', isLate: true }],
  [{ status: 'pending', isLate: true, isDropped: true }],
  [{ status: 'confirmed', differs: true }],
] as const satisfies readonly [TransactionOutcome][])(
  'a transaction that ended with %o is not shown as a swap',
  async (outcome) => {
    const { session, now } = sessionWith({ outcome: async () => outcome })
    await session.start()
    await session.press()
    expect(now()).toMatchObject({ phase: 'ended', outcome })
  },
)

test('a transaction with a higher fee in the place of the first is the swap, under its own hash', async () => {
  const mined = vi.fn(async () => null)
  const { session, now } = sessionWith({
    outcome: async () => ({ status: 'confirmed', isSpedUp: true, hash: hash('d') }),
    mined,
  })
  await session.start()
  await session.press()
  expect(mined).toHaveBeenCalledWith(hash('d'))
  expect(now()).toMatchObject({ phase: 'arrived', hash: hash('d'), isSpedUp: true })
})

const batch = (outcome: TransactionOutcome) => {
  const both = offerOf(100n, ['approval', 'swap'])
  const sendTogether = async () => ({ ...sentAs('b'), isUnnamed: true })
  const canTogether = async () => true
  return sessionWith({ offers: [both], canTogether, sendTogether, outcome: async () => outcome })
}

test('a batch has no transaction until the wallet names one, which is then the swap’s', async () => {
  const { session, now } = batch({ status: 'confirmed', hash: hash('d') })
  const hashes: unknown[] = []
  session.state.subscribe((state) => 'hash' in state && hashes.push([state.phase, state.hash]))
  await session.start()
  await session.press()
  expect(hashes).toEqual([
    ['mining', null],
    ['arrived', hash('d')],
  ])
  expect(now()).toMatchObject({ phase: 'arrived', moved: { arrived: { amount: 99n } } })
})

test.each<TransactionOutcome>([
  { status: 'pending', isLate: true, unnamed: 'batch', hash: hash('b') },
  { status: 'failed', reason: 'given-up' },
  { status: 'failed', reason: 'partial' },
])('the end %o of a batch that the wallet never named is shown without a hash', async (outcome) => {
  const { session, now } = batch(outcome)
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'ended', outcome, hash: null })
})

test('a lost answer is shown in the offer, and the next press does not send again', async () => {
  const lost = new AppError('transaction-unknown')
  const { session, send, now } = sessionWith({
    send: inOrder<SentTransaction>(lost, new AppError('transaction-repeated')),
  })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'review', note: { kind: 'failed', error: lost }, busy: null })
  await session.press()
  expect(now()).toMatchObject({ phase: 'review', note: { kind: 'repeated' } })
  expect(send.mock.calls.map(([, , { again }]) => again)).toEqual([false, false])
})

test('a receipt that cannot be read is shown as not known', async () => {
  const { session, now } = sessionWith({ mined: inOrder<null>(new Error('no answer')) })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'arrived', moved: null })
})

test('a swap that reverted in its block is shown with the reason', async () => {
  const reason = { code: 'expired', text: null } as const
  const { session, now } = sessionWith({
    outcome: async () => ({ status: 'failed', reason: 'reverted' }),
    mined: async () => ({ kind: 'reverted', block: 1n, reason }),
  })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'ended', reason })
})

test('a swap that was replaced in the wallet by another swap is shown with what that one brought', async () => {
  const { session, now } = sessionWith({
    outcome: async () => ({ status: 'failed', reason: 'replaced', hash: hash('e') }),
  })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'arrived', hash: hash('e'), moved: { arrived: { amount: 99n } } })
})

test('a swap that was replaced by something else did not happen', async () => {
  const { session, now } = sessionWith({
    outcome: async () => ({ status: 'failed', reason: 'replaced', hash: hash('e') }),
    mined: async () => ({ kind: 'not-swapped', block: 1n }),
  })
  await session.start()
  await session.press()
  expect(now()).toMatchObject({ phase: 'ended', hash: hash('e'), outcome: { reason: 'replaced' } })
})

test.each([
  ['account-changed', 'account'],
  ['wrong-network', 'network'],
  ['other-chain', 'network'],
  ['not-connected', 'disconnected'],
] as const)('a send that finds %s ends the offer', async (code, why) => {
  const { session, now } = sessionWith({ send: inOrder<SentTransaction>(new AppError(code)) })
  await session.start()
  await session.press()
  expect(now()).toEqual({ phase: 'interrupted', why })
})

test('another account in the middle takes the offer away, and nothing is sent for it', async () => {
  const { session, send, now } = sessionWith({})
  await session.start()
  session.interrupt('account')
  await session.press()
  expect(send).not.toHaveBeenCalled()
  expect(now()).toEqual({ phase: 'interrupted', why: 'account' })
})

test('another account while the press is simulated takes the offer away too', async () => {
  const { session, send, now } = sessionWith({})
  await session.start()
  const pressed = session.press()
  session.interrupt('account')
  await pressed
  expect(send).not.toHaveBeenCalled()
  expect(now().phase).toBe('interrupted')
})

test.each([false, true])(
  'a window that is closed while the press is simulated sends nothing (together: %s)',
  async (together) => {
    const offers = [offerOf(100n, together ? ['approval', 'swap'] : ['swap'])]
    const { session, send, sendTogether } = sessionWith({ offers, canTogether: async () => together })
    await session.start()
    const pressed = session.press()
    session.close()
    await pressed
    expect(send).not.toHaveBeenCalled()
    expect(sendTogether).not.toHaveBeenCalled()
  },
)

test.each(['close', 'interrupt'] as const)(
  '%s makes a step void that has not reached the wallet',
  async (how) => {
    let given: AbortSignal | undefined
    const { session, now } = sessionWith({
      send: (_step, _offer, { signal }) => {
        given = signal
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    })
    await session.start()
    const pressed = session.press()
    await vi.waitFor(() => expect(given).toBeDefined(), waitOptions)
    if (how === 'close') session.close()
    else session.interrupt('account')
    await pressed
    expect(given?.aborted).toBe(true)
    if (how === 'interrupt') expect(now()).toEqual({ phase: 'interrupted', why: 'account' })
  },
)

test('a transaction sent before the account changed is followed to its end', async () => {
  let settle: (outcome: TransactionOutcome) => void = () => undefined
  const outcome = () => new Promise<TransactionOutcome>((resolve) => (settle = resolve))
  const { session, now } = sessionWith({ outcome })
  await session.start()
  const pressed = session.press()
  await vi.waitFor(() => expect(now().phase).toBe('mining'), waitOptions)
  session.interrupt('account')
  expect(now().phase).toBe('mining')
  settle({ status: 'confirmed' })
  await pressed
  expect(now().phase).toBe('arrived')
})

test('a node that gives no answer is reported, and another try is possible', async () => {
  const { session, now } = sessionWith({ offers: [new Error('down'), offerOf(100n)] })
  await session.start()
  expect(now().phase).toBe('failed')
  await session.start()
  expect(now().phase).toBe('review')
})

test('a closed window shows nothing any more', async () => {
  const { session, now } = sessionWith({})
  session.close()
  await session.start()
  expect(now()).toEqual({ phase: 'preparing' })
})

test('a batch in a block in which the pool traded nothing ends as that, and not as a swap of 0', async () => {
  const { session, now } = sessionWith({
    offers: [offerOf(100n, ['approval', 'swap'])],
    canTogether: async () => true,
    mined: async () => ({ kind: 'not-swapped', block: 1n }),
  })
  await session.start()
  await session.press()
  expect(now()).toEqual({ phase: 'not-swapped', hash: hash('b') })
})
