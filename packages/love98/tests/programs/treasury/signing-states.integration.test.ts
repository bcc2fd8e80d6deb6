// @vitest-environment happy-dom
import { act } from 'react'
import { type Hex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { safeMessageHash } from '@/safe/safe-message'
import { plainTransaction, type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { pageWith, transactionRow, waitingExecution } from '../../safe/gateway-shapes'
import { executeInSafe } from '../../support/execute-in-safe'
import { chains, friend, id, safe, withDemoContracts } from './lying-window'
import { answers, box, connected, eventually, open, showsText, state, tab } from './treasury-window'

withDemoContracts()

const [you, other, stranger] = [developmentAccount(0), developmentAccount(1), developmentAccount(5)]
const payment = (nonce: number) => plainTransaction({ to: friend, value: BigInt(nonce) + 1n, nonce })
const signed = async (transaction: SafeTransaction, by = other) => ({
  signer: { value: other.address },
  signature: await by.sign({ hash: safeTransactionHash(id(), transaction) }),
})
type Confirmation = { signer: { value: Hex }; signature: Hex }
type ReportedRow = {
  transaction: SafeTransaction
  confirmations?: readonly Confirmation[]
  /** Fields of the gateway's row that differ. */
  reported?: object
  txStatus?: string
}

/** Opens the queue of the demo's Safe with a gateway that can report any owners, nonces and signatures. */
async function openQueue(rows: readonly ReportedRow[], label = 'Next') {
  const listed = rows.map(({ transaction, confirmations = [], reported = {}, txStatus }, index) => {
    const row = {
      txStatus: txStatus ?? 'AWAITING_CONFIRMATIONS',
      txInfo: { type: 'Custom', to: { value: friend } },
    }
    const [own, nonce] = [`a${index}x`, Number(transaction.nonce)]
    const safeTxHash = safeTransactionHash(id(), transaction)
    answers[`/transactions/${own}`] = () => ({
      ...row,
      safeAddress: safe(),
      txId: own,
      txData: { to: { value: friend }, value: String(transaction.value), operation: 0, hexData: '0x' },
      detailedExecutionInfo: waitingExecution({ safeTxHash, confirmations, nonce }),
    })
    const counted = { confirmationsSubmitted: 1, confirmationsRequired: 2 }
    return transactionRow({
      ...row,
      id: own,
      executionInfo: { type: 'MULTISIG', nonce, ...counted, ...reported },
    })
  })
  answers['/transactions/queued'] = () => pageWith({ type: 'LABEL', label }, ...listed)
  answers[`/safes/${safe()}`] = () => ({
    ...{ ...state, address: { value: safe() }, nonce: 7, threshold: 1 },
    owners: [{ value: stranger.address }],
  })
  const { queryClient } = await open(`31337:${safe()}`, connected)
  await showsText('treasuryRequires 2 of 2 owners')
  await tab('Queue')
  await eventually(() => expect(box.querySelectorAll('[role=option]')).toHaveLength(rows.length))
  await eventually(() =>
    expect(box.querySelector('[role=listbox]')?.textContent).not.toMatch(/Reading|gateway: (Next|Q)/),
  )
  return queryClient
}
const rowsRead = () =>
  [...box.querySelectorAll('[role=option]')].map(({ lastElementChild }) => lastElementChild?.textContent)
const headings = () =>
  [...box.querySelectorAll('[role=listbox] [class*=heading]')].map((row) => row.textContent)

test('owners and threshold in the status bar are the contract’s, regardless of the gateway', async () => {
  await openQueue([{ transaction: payment(0) }])
  expect(box.textContent).not.toContain('1 of 1 owners')
})

test('data from the contract stay visible while they are read again', async () => {
  answers[`/safes/${safe()}`] = () => ({ ...state, address: { value: safe() } })
  const { queryClient } = await open(`31337:${safe()}`, connected)
  await showsText('treasuryRequires 2 of 2 owners')
  const seen = new Set<string>()
  const observer = new MutationObserver(() => seen.add(box.querySelector('.status-bar')?.textContent ?? ''))
  observer.observe(box, { subtree: true, childList: true, characterData: true })
  answers[`/safes/${safe()}`] = () => ({ ...state, address: { value: safe() }, txQueuedTag: 'another' })
  await act(() =>
    queryClient.invalidateQueries({ queryKey: ['safe', 31_337, safe().toLowerCase(), 'state'] }),
  )
  const read = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryKey, state: { data } }) => queryKey.includes('contract') && data !== undefined)
  await eventually(() => expect(read()).toHaveLength(2))
  observer.disconnect()
  expect([...seen].filter((words) => !words.includes('Requires 2 of 2 owners'))).toEqual([])
  expect([...seen].filter((words) => words.includes('According to'))).toEqual([])
})

test.each([
  ['no owner', async () => [], '0 of 2, needs your signature'],
  ['the other owner', async () => [await signed(payment(0))], '1 of 2, needs your signature'],
  ['both owners', async () => [await signed(payment(0)), await signed(payment(0), you)], 'Ready to execute'],
  ['the viewer', async () => [await signed(payment(0), you)], '1 of 2 signed'],
  [
    'one owner twice',
    async () => [await signed(payment(0)), await signed(payment(0))],
    '1 of 2, needs your signature',
  ],
  [
    'a stranger as an owner',
    async () => [await signed(payment(0), stranger)],
    '0 of 2, needs your signature',
  ],
  [
    'the other owner, another transaction',
    async () => [await signed(payment(1))],
    '0 of 2, needs your signature',
  ],
  [
    'the other owner, its bytes as a personal message',
    async () => {
      const raw = await other.signMessage({ message: { raw: safeTransactionHash(id(), payment(0)) } })
      const v = toHex(Number(`0x${raw.slice(130)}`) + 4).slice(2)
      return [{ signer: { value: other.address }, signature: `${raw.slice(0, 130)}${v}` as Hex }]
    },
    '1 of 2, needs your signature',
  ],
  [
    'a contract that is no owner',
    async () => [{ signer: { value: other.address }, signature: `0x${'00'.repeat(65)}` as Hex }],
    '0 of 2, needs your signature',
  ],
])(
  'a row that %s signed shows its signatures, although the gateway calls it ready',
  async (_, confirmations, state) => {
    await openQueue([
      { transaction: payment(0), confirmations: await confirmations(), txStatus: 'AWAITING_EXECUTION' },
    ])
    expect(rowsRead()).toEqual([state])
  },
)

test('rows and headings stay visible while they are read again', async () => {
  const queryClient = await openQueue([{ transaction: payment(0) }])
  const seen = new Set<string>()
  const observer = new MutationObserver(() =>
    seen.add(box.querySelector('[role=listbox]')?.textContent ?? ''),
  )
  observer.observe(box, { subtree: true, childList: true, characterData: true })
  const reported = answers[`/safes/${safe()}`]?.(new URL('http://x')) as object
  answers[`/safes/${safe()}`] = () => ({ ...reported, txQueuedTag: 'another' })
  await act(() =>
    queryClient.invalidateQueries({ queryKey: ['safe', 31_337, safe().toLowerCase(), 'state'] }),
  )
  const reads = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryKey, state: { data } }) => queryKey.includes('transaction') && data !== undefined)
  await eventually(() => expect(reads()).toHaveLength(2))
  observer.disconnect()
  expect([...seen].filter((words) => /Reading|\* /.test(words))).toEqual([])
  expect(rowsRead()).toEqual(['0 of 2, needs your signature'])
})

test('a later, fully signed transaction is not called ready', async () => {
  const confirmations = [await signed(payment(1)), await signed(payment(1), you)]
  await openQueue([{ transaction: payment(1), confirmations, txStatus: 'AWAITING_EXECUTION' }])
  expect(rowsRead()).toEqual(['2 of 2 signed'])
  // The gateway lists it as the next transaction.
  expect(headings()).toEqual(['Queued'])
})

test('a conflict contains the transactions whose bytes have the same nonce, and no others', async () => {
  const again = { ...payment(0), value: 9n }
  await openQueue(
    [
      { transaction: payment(0), reported: { nonce: 4 } },
      { transaction: again, reported: { nonce: 5 } },
      { transaction: payment(1), reported: { nonce: 5 } },
    ],
    'Queued',
  )
  expect(headings()).toEqual(['Next', 'Only one of these will run (nonce 0)', 'Queued'])
})

test('transactions with a used nonce are neither a choice nor ready', async () => {
  const agreements = [await signed(payment(0)), await signed(payment(0), you)]
  await executeInSafe(chains, plainTransaction({ to: friend, nonce: 0 }))
  await openQueue([
    { transaction: payment(0), confirmations: agreements, txStatus: 'AWAITING_EXECUTION' },
    { transaction: { ...payment(0), value: 9n }, txStatus: 'AWAITING_EXECUTION' },
  ])
  expect(headings()).toContain('None of these can run: nonce 0 is used')
  expect(rowsRead()).toEqual(['Nonce already used', 'Nonce already used'])
})

test('a transaction that no owner signed does not close the gap before another one', async () => {
  const later = { transaction: payment(3), confirmations: [await signed(payment(3))] }
  await openQueue([later, { transaction: payment(2) }, { transaction: payment(1) }])
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await showsText('Its nonce leaves a gap.')
})

test.each([
  ['no owner', [], '0 of 2, needs your signature'],
  ['a stranger', [stranger], '0 of 2, needs your signature'],
  ['the viewer', [you], '1 of 2 signed'],
  ['both owners', [you, other], 'Signed'],
])(
  'a message that %s signed shows its signatures, although the gateway calls it signed',
  async (_, by, words) => {
    const messageHash = safeMessageHash(id(), 'Rose') ?? expect.unreachable()
    const confirmations = await Promise.all(
      by.map(async (account) => ({
        owner: { value: other.address },
        signature: await account.sign({ hash: messageHash }),
      })),
    )
    const reported = { status: 'CONFIRMED', confirmationsSubmitted: 2, confirmationsRequired: 2 }
    answers['/messages'] = () =>
      pageWith({ type: 'MESSAGE', messageHash, message: 'Rose', confirmations, ...reported })
    answers[`/safes/${safe()}`] = () => ({ ...state, address: { value: safe() }, messagesTag: '1' })
    await open(`31337:${safe()}`, connected)
    await showsText('2 of 2 owners')
    await tab('Messages')
    await eventually(() => expect(rowsRead()).toEqual([words]))
  },
)
