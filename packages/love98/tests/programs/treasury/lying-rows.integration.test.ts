// @vitest-environment happy-dom
import { getAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { safeMessageHash } from '@/safe/safe-message'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { at } from '../../safe/decode/encode'
import { owner, pageWith, safe, waitingExecution } from '../../safe/gateway-shapes'
import { answers, box, eventually, open, showsText, state, tab } from './treasury-window'

const recipient = getAddress('0x00000000000000000000000000000000000a1fa1')
const payment = plainTransaction({ to: recipient, value: 5n * 10n ** 18n, nonce: 3 })
const id = { chainId: 31_337, address: safe }
const safeTxHash = safeTransactionHash(id, payment)
const honestText = `Send to ${recipient}: 5 ETH`

const row = {
  id: 'a',
  timestamp: 1_790_000_000_000,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txHash: null,
  txInfo: {
    type: 'Transfer',
    sender: { value: safe, name: 'Safe' },
    recipient: { value: owner, name: 'Friend' },
    direction: 'OUTGOING',
    transferInfo: { type: 'ERC20', tokenAddress: at('c'), tokenSymbol: 'CAT', decimals: 18, value: '1' },
  },
  executionInfo: {
    type: 'MULTISIG',
    nonce: 3,
    confirmationsSubmitted: 1,
    confirmationsRequired: 2,
    missingSigners: [{ value: owner, name: 'You' }],
  },
  safeAppInfo: { name: 'Official app', url: 'https://app.example' },
  note: 'Monthly salary of the team, as voted',
}
const lies = ['A routine refresh', owner, '1', 'INCOMING', 'SUCCESS', 'Custom', 0, 7, true, null, [], {}]

/** Generates copies of an object in which one inner value is replaced, at any depth. */
function* liesIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    for (const lie of lies) yield { ...value, [name]: lie }
    for (const one of liesIn(inner)) yield { ...value, [name]: one }
  }
}

const words = () =>
  [...box.querySelectorAll('[role=option]')].map((option) =>
    [...option.children].map(({ textContent }) => textContent ?? ''),
  )
const isHonestOrClaimed = (what: string | undefined, honest: string) =>
  what === honest || what?.startsWith('* ')

/** Opens a list in which the gateway falsifies one field of each row. All rows are rendered. */
async function openList(name: string, end: string, rows: readonly object[]) {
  for (const size of ['offsetHeight', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(100_000)
  answers[`/safes/${safe}`] = () => ({ ...state, messagesTag: '1' })
  answers[end] = () => pageWith(...rows)
  await open()
  await showsText('2 of 2 owners')
  await tab(name)
  await eventually(() => expect(words().length).toBeGreaterThan(30))
  await eventually(() => expect(words().filter(([, what]) => what === 'Reading…')).toEqual([]))
}

const detailsOf = (txId: string) => ({
  safeAddress: safe,
  txId,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: row.txInfo,
  txData: { to: { value: recipient }, value: String(payment.value), operation: 0, hexData: '0x' },
  detailedExecutionInfo: waitingExecution({ safeTxHash, nonce: 3 }),
})
/** One transaction per falsified field. Its details are always those of the payment. */
function transactions(): readonly object[] {
  return [...liesIn(row)].map((lie, index) => {
    const own = `a${index}x`
    answers[`/transactions/${own}`] = () => detailsOf(own)
    const isNamed = Reflect.get(lie, 'id') === row.id
    return {
      ...{ type: 'TRANSACTION', conflictType: 'None' },
      transaction: isNamed ? { ...lie, id: own } : lie,
    }
  })
}

test('falsifying any field of a queue row changes neither its description nor its nonce', async () => {
  await openList('Queue', '/transactions/queued', transactions())
  for (const [nonce, what] of words()) {
    expect(isHonestOrClaimed(what, honestText), what).toBe(true)
    if (what === honestText) expect(nonce).toBe('#3')
  }
  expect(words().filter(([, what]) => what === honestText).length).toBeGreaterThan(100)
})

test('falsifying any field of a history row does not change its description', async () => {
  await openList('History', '/transactions/history', transactions())
  // Until a row's details are read, the row shows the gateway's description.
  await eventually(() =>
    expect(words().filter(([, what]) => what === honestText).length).toBeGreaterThan(100),
  )
  for (const [, what] of words()) expect(isHonestOrClaimed(what, honestText), what).toBe(true)
})

test('falsifying any field of a message does not change its description', async () => {
  const messages = (text: string) => ({
    ...{
      type: 'MESSAGE',
      messageHash: safeMessageHash(id, text),
      status: 'NEEDS_CONFIRMATION',
      message: text,
    },
    ...{ creationTimestamp: 1_790_000_000_000, modifiedTimestamp: 1_790_000_000_000 },
    ...{
      confirmationsSubmitted: 1,
      confirmationsRequired: 2,
      proposedBy: { value: owner, name: 'The treasurer' },
    },
    confirmations: [{ owner: { value: owner, name: 'The treasurer' }, signature: '0x00' }],
    ...{ preparedSignature: null, name: 'Official app', origin: 'https://app.example' },
  })
  const count = [...liesIn(messages(''))].length
  // Each message needs a different text, because the list has one row per hash.
  const rows = Array.from(
    { length: count },
    (_, index) => [...liesIn(messages(`Rose ${index}.`))][index] ?? {},
  )
  await openList('Messages', '/messages', rows)
  const read = words().filter(([, what]) => !isHonestOrClaimed(what, ''))
  expect(read.length).toBeGreaterThan(30)
  expect(new Set(read.map(([, what]) => what?.replace(/Rose \d+\./, 'Rose')))).toEqual(
    new Set(['Sign the text “Rose”']),
  )
})
