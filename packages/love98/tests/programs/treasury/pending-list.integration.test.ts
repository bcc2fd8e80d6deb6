// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addPendingTransaction,
  removePendingTransaction,
  submitTransaction,
} from '@/wallet/safe/pending-safe-transactions'
import { owner, pageWith, safe } from '../../safe/gateway-shapes'
import { settled } from '../../support/event-loop'
import { answers, box, button, connected, eventually, open, showsText, tab } from './treasury-window'
import { waitingDetails } from './waiting-details'

test.each([
  ['AWAITING_CONFIRMATIONS', 'Needs signatures: 1 of 2 (according to the Safe service)', false],
  ['AWAITING_EXECUTION', 'Ready to execute (according to the Safe service)', false],
  ['SUCCESS', 'Executed (according to the Safe service)', true],
  ['FAILED', 'Failed (according to the Safe service)', true],
] as const)(
  'without a node for its chain, a submitted transaction with status %s shows "%s"',
  async (txStatus, text, isOver) => {
    const safeTxHash = `0x${'5'.repeat(64)}` as const
    answers['/transactions/queued'] = () => pageWith()
    answers[`/transactions/${safeTxHash}`] = () => ({
      ...waitingDetails({ to: owner }, safeTxHash, {
        txStatus,
        confirmations: [{ signer: { value: owner } }],
      }),
      txHash: txStatus === 'FAILED' ? `0x${'7'.repeat(64)}` : null,
    })
    addPendingTransaction({ chainId: 31_337, address: safe, safeTxHash, what: 'Send 5 CAT' })
    await open(undefined, connected)
    await showsText('2 of 2 owners')
    await tab('Queue')
    const yours = () => box.querySelector('[aria-label="Submitted from this browser"]')?.textContent
    await eventually(() => expect(yours()).toBe(`Send 5 CAT${text}`))
    expect(button('Dismiss')?.disabled).toBe(!isOver)
    const discs = box.querySelectorAll('[aria-label="Submitted from this browser"] .icon')
    expect(discs).toHaveLength(txStatus === 'FAILED' ? 1 : 0)
    await act(async () => removePendingTransaction(safeTxHash))
    expect(yours()).toBe(undefined)
  },
)

test('the status is requested only after the service answered the submission', async () => {
  const safeTxHash = `0x${'5'.repeat(64)}` as const
  let asked = 0
  answers['/transactions/queued'] = () => pageWith()
  answers[`/transactions/${safeTxHash}`] = () => {
    asked++
    return waitingDetails({ to: owner }, safeTxHash, {})
  }
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  let answer = () => {}
  const posted = new Promise<void>((resolve) => {
    answer = resolve
  })
  const entry = { chainId: 31_337, address: safe, safeTxHash, what: 'Send 5 CAT' }
  let submission: Promise<void> | undefined
  await act(async () => {
    submission = submitTransaction(entry, () => posted)
  })
  const yours = () => box.querySelector('[aria-label="Submitted from this browser"]')?.textContent
  await eventually(() => expect(yours()).toContain('Send 5 CAT'))
  await settled()
  expect(asked).toBe(0)
  await act(async () => {
    answer()
    await submission
  })
  await eventually(() => expect(asked).toBe(1))
  await act(async () => removePendingTransaction(safeTxHash))
})

describe('a CANCELLED read', () => {
  const safeTxHash = `0x${'5'.repeat(64)}` as const
  const yours = () => box.querySelector('[aria-label="Submitted from this browser"]')?.textContent
  let txStatus: string
  async function openCancelled() {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    txStatus = 'CANCELLED'
    answers['/transactions/queued'] = () => pageWith()
    answers[`/transactions/${safeTxHash}`] = () => waitingDetails({ to: owner }, safeTxHash, { txStatus })
    addPendingTransaction({ chainId: 31_337, address: safe, safeTxHash, what: 'Send 5 CAT' })
    await open(undefined, connected)
    await showsText('2 of 2 owners')
    await tab('Queue')
    await eventually(() => expect(yours()).toBe('Send 5 CATChecking the result…'))
  }
  afterEach(async () => {
    vi.useRealTimers()
    await act(async () => removePendingTransaction(safeTxHash))
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('is replaced by an execution that the gateway reports later', async () => {
    await openCancelled()
    txStatus = 'SUCCESS'
    await pass(4_500)
    await eventually(() => expect(yours()).toBe('Send 5 CATExecuted (according to the Safe service)'))
  })

  test('is final after equal reads over more than one block', async () => {
    await openCancelled()
    await pass(9_000)
    expect(yours()).toBe('Send 5 CATChecking the result…')
    await pass(12_000)
    await eventually(() =>
      expect(yours()).toBe(
        'Send 5 CATCanceled: another transaction was executed in its place (according to the Safe service)',
      ),
    )
  })
})

test('a transaction that the gateway does not list yet stays pending', async () => {
  const safeTxHash = `0x${'5'.repeat(64)}` as const
  answers['/transactions/queued'] = () => pageWith()
  addPendingTransaction({ chainId: 31_337, address: safe, safeTxHash, what: 'Send 5 CAT' })
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('Send 5 CATProcessing…')
  await act(async () => removePendingTransaction(safeTxHash))
})

test('a proposal that the service no longer lists is reported as such, because its signatures remain valid', async () => {
  const safeTxHash = `0x${'5'.repeat(64)}` as const
  answers['/transactions/queued'] = () => pageWith()
  answers[`/transactions/${safeTxHash}`] = () => waitingDetails({ to: owner }, safeTxHash)
  addPendingTransaction({ chainId: 31_337, address: safe, safeTxHash, what: 'Send 5 CAT' })
  const { queryClient } = await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('Send 5 CATNeeds signatures: 0 of 2')
  delete answers[`/transactions/${safeTxHash}`]
  await act(() => queryClient.refetchQueries({ queryKey: ['safe'] }))
  await showsText(
    'Send 5 CATThe Safe service no longer lists it. Signatures that were given stay valid until its nonce is used.',
  )
  await act(async () => removePendingTransaction(safeTxHash))
})

// Proves S10.18
test('Dismiss below the list acts on the selected transaction, and selects the next one', async () => {
  const hashes = [`0x${'5'.repeat(64)}`, `0x${'6'.repeat(64)}`] as const
  answers['/transactions/queued'] = () => pageWith()
  for (const [index, safeTxHash] of hashes.entries()) {
    answers[`/transactions/${safeTxHash}`] = () =>
      waitingDetails({ to: owner }, safeTxHash, index === 0 ? {} : { txStatus: 'SUCCESS' })
    addPendingTransaction({ chainId: 31_337, address: safe, safeTxHash, what: `Send ${index + 1} CAT` })
  }
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  const row = (what: string) =>
    [...box.querySelectorAll<HTMLElement>('[aria-label="Submitted from this browser"] button')].find(
      ({ textContent }) => textContent?.startsWith(what),
    )
  await eventually(() => expect(row('Send 2 CAT')?.textContent).toContain('Executed'))
  await act(async () => row('Send 1 CAT')?.click())
  expect(button('Dismiss')?.disabled).toBe(true)
  await act(async () => row('Send 2 CAT')?.click())
  expect(button('Dismiss')?.disabled).toBe(false)
  await act(async () => button('Dismiss')?.click())
  expect(row('Send 2 CAT')).toBe(undefined)
  expect(row('Send 1 CAT')?.getAttribute('aria-pressed')).toBe('true')
  await act(async () => removePendingTransaction(hashes[0]))
})

// Proves S10.7
test('a status that cannot be read has the disc of errors', async () => {
  const safeTxHash = `0x${'5'.repeat(64)}` as const
  answers['/transactions/queued'] = () => pageWith()
  answers[`/transactions/${safeTxHash}`] = () => new Response('{}', { status: 403 })
  addPendingTransaction({ chainId: 31_337, address: safe, safeTxHash, what: 'Send 5 CAT' })
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  const list = () => box.querySelector('[aria-label="Submitted from this browser"]')
  await eventually(() => expect(list()?.querySelectorAll('.icon')).toHaveLength(1))
  expect(button('Dismiss')?.disabled).toBe(true)
  await act(async () => removePendingTransaction(safeTxHash))
})

test('an answer for another transaction is ignored', async () => {
  const [safeTxHash, other] = [`0x${'5'.repeat(64)}`, `0x${'6'.repeat(64)}`] as const
  answers['/transactions/queued'] = () => pageWith()
  answers[`/transactions/${safeTxHash}`] = () => waitingDetails({ to: owner }, other, { txStatus: 'SUCCESS' })
  addPendingTransaction({ chainId: 31_337, address: safe, safeTxHash, what: 'Send 5 CAT' })
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('Send 5 CATThe Safe service answered with a different transaction. It is not shown.')
  await act(async () => removePendingTransaction(safeTxHash))
})
