// @vitest-environment happy-dom
import { act } from 'react'
import { getAddress, toHex } from 'viem'
import { expect, test } from 'vitest'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { owner, pageWith, safe, transactionRow, waitingExecution } from '../../safe/gateway-shapes'
import {
  answers,
  box,
  button,
  connected,
  eventually,
  open,
  origin,
  requestedPaths,
  showsText,
  tab,
  waiting,
} from './treasury-window'

const options = () => [...box.querySelectorAll('[role=option]')]
/** The headings that a row names as its description. */
const headingsOf = (option: Element | undefined) =>
  (option?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

// Proves S10.18
test('a conflict heading covers only its own rows, also across pages, and is marked as reported until the rows are read', async () => {
  answers['/transactions/queued'] = (url) =>
    url.searchParams.get('cursor')
      ? pageWith(waiting('c', 43), waiting('d', 44), waiting('e', 45))
      : {
          ...pageWith(
            { type: 'LABEL', label: 'Next' },
            waiting('a', 42),
            { type: 'LABEL', label: 'Queued' },
            { type: 'CONFLICT_HEADER', nonce: 43 },
            waiting('b', 43),
          ),
          next: `${origin}/v1/x?cursor=two`,
        }
  await open()
  await showsText('2 of 2 owners')
  await tab('Queue')
  await eventually(() => expect(options()).toHaveLength(5))
  const [next, queued, conflict] = ['Next', 'Queued', 'Only one of these will run (nonce 43)'].map(
    (heading) => `* ${heading}`,
  )
  expect(options().map((option) => [option.textContent?.slice(0, 3), ...headingsOf(option)])).toEqual([
    ['#42', next],
    ['#43', queued, conflict],
    ['#43', conflict],
    ['#44', queued],
    ['#45', undefined],
  ])
  expect(options().map((option) => option.hasAttribute('data-under'))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  // A heading is in the list once: the rows after a conflict are not indented.
  const shown = [...document.querySelectorAll('[role=listbox] [role=presentation][id]')]
  expect(shown.map(({ textContent }) => textContent)).toEqual([next, queued, conflict])
})

test('the gateway’s description of an unreadable row is marked as reported', async () => {
  const row = (id: string, nonce: number, given: number, missing: readonly string[]) =>
    transactionRow({
      id,
      txStatus: 'AWAITING_CONFIRMATIONS',
      executionInfo: {
        type: 'MULTISIG',
        nonce,
        confirmationsSubmitted: given,
        confirmationsRequired: 3,
        missingSigners: missing.map((value) => ({ value })),
      },
    })
  answers['/transactions/queued'] = () => pageWith(row('a', 1, 1, [owner]), row('b', 2, 2, []))
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('* 1 of 3, needs your signature')
  await showsText('* 2 of 3 signed')
})

/** A queue of payments, each with a recipient of its own, of which the gateway says what it likes. */
function answerPayments(count: number) {
  const nonces = Array.from({ length: count }, (_, nonce) => nonce)
  const ids = nonces.map((nonce) => `t${nonce}x`)
  answers['/transactions/queued'] = () => pageWith(...nonces.map((nonce) => waiting(ids[nonce] ?? '', nonce)))
  for (const nonce of nonces) {
    const payment = plainTransaction({ to: recipientOf(nonce), value: 10n ** 40n, nonce })
    const safeTxHash = safeTransactionHash({ chainId: 31_337, address: safe }, payment)
    answers[`/transactions/${ids[nonce]}`] = () => ({
      safeAddress: safe,
      txId: ids[nonce],
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: { type: 'Custom', to: { value: safe }, methodName: 'claimRewards' },
      txData: { to: { value: payment.to }, value: String(payment.value), operation: 0, hexData: '0x' },
      detailedExecutionInfo: { ...waitingExecution({ safeTxHash }), nonce },
    })
  }
}
const recipientOf = (nonce: number) => getAddress(toHex(nonce + 4096, { size: 20 }))

test('every visible row is described from its bytes, with the recipient first', async () => {
  answerPayments(70)
  await open()
  await showsText('2 of 2 owners')
  await tab('Queue')
  const inSight = async (nonce: number) => {
    await eventually(() =>
      expect(
        options().find((option) => option.textContent?.startsWith(`#${nonce}Send`))?.textContent,
      ).toContain(`Send to ${recipientOf(nonce)}: 1`),
    )
    expect(options().filter((option) => /claimRewards|Reading/.test(option.textContent ?? ''))).toEqual([])
  }
  // The first 20 are read in any case; 400 pixels show more of them.
  await inSight(24)
  expect(requestedPaths.some((path) => path.endsWith('/transactions/t69x'))).toBe(false)
  await act(async () =>
    box
      .querySelector('[role=listbox]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true })),
  )
  await inSight(69)
})

test('the form counts the assets to choose from', async () => {
  const usual = answers['/balances/usd']?.(new URL('http://x')) as { items: { tokenInfo: object }[] }
  const item = (_: unknown, index: number) => {
    const address = `0x${String(index).padStart(40, '0')}`
    return { ...usual.items[0], tokenInfo: { ...usual.items[0]?.tokenInfo, address } }
  }
  answers['/balances/usd'] = () => ({ ...usual, items: Array.from({ length: 6 }, item) })
  answers['/transactions/queued'] = () => pageWith()
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('New Transaction…')
  await act(async () => button('New Transaction…')?.click())
  await eventually(() => expect(document.querySelector('legend')?.textContent).toBe('Asset (choose 1 of 6)'))
})
