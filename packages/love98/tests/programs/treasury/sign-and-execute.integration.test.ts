// @vitest-environment happy-dom
import { act } from 'react'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { pageWith, transactionRow, waitingExecution } from '../../safe/gateway-shapes'
import { executeInSafe } from '../../support/execute-in-safe'
import { iconsIn } from '../../support/shown-icons'
import { chains, friend, id, openTab, safe, withDemoContracts } from './lying-window'
import { answers, box, button, eventually, showsText } from './treasury-window'

withDemoContracts()

const payment = plainTransaction({ to: friend, value: 1n, nonce: 0 })
const other = developmentAccount(1)
type Confirmation = { signer: { value: Hex }; signature: Hex }

/** A payment that waits, with the signatures and the threshold that a gateway gives. */
async function openWaiting(confirmations: readonly Confirmation[], confirmationsRequired = 2, nonce = 0) {
  const transaction = { ...payment, nonce: BigInt(nonce) }
  const safeTxHash = safeTransactionHash(id(), transaction)
  const status = { txStatus: 'AWAITING_CONFIRMATIONS', txInfo: { type: 'Custom', to: { value: friend } } }
  answers['/transactions/queued'] = () => pageWith(transactionRow({ ...status, id: 'a' }))
  answers['/transactions/a'] = () => ({
    ...status,
    safeAddress: safe(),
    txId: 'a',
    txData: { to: { value: friend }, value: '1', operation: 0, hexData: '0x' },
    detailedExecutionInfo: waitingExecution({ safeTxHash, confirmations, confirmationsRequired, nonce }),
  })
  await openTab('Queue')
  await eventually(() => expect(box.querySelector('[role=option]')?.textContent).toContain('Send to'))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await eventually(() => expect(button('Reject')).toBeDefined())
}
const signatureOf = async (account = other) => account.sign({ hash: safeTransactionHash(id(), payment) })

test('the last signing owner can sign and execute in one step', async () => {
  await openWaiting([{ signer: { value: other.address }, signature: await signatureOf() }])
  await eventually(() => expect(button('Sign and Execute')?.disabled).toBe(false))
})

test.each([
  ['another signature is missing too', () => openWaiting([])],
  [
    'others must run before',
    async () => openWaiting([{ signer: { value: other.address }, signature: await signatureOf() }], 2, 1),
  ],
])('signing and executing in one step is not offered while %s', async (_, openIt) => {
  await openIt()
  await eventually(() => expect(button('Sign')).toBeDefined())
  expect(button('Sign and Execute')).toBe(undefined)
})

test.each([
  [
    'gives the signature of a stranger as that of an owner',
    2,
    async () => signatureOf(developmentAccount(5)),
  ],
  ['invents a signature', 2, async () => `0x${'12'.repeat(64)}1b` as const],
  ['says that one signature is enough', 1, null],
])('signing and executing in one step is not offered when a gateway %s', async (_, required, invent) => {
  await openWaiting(invent ? [{ signer: { value: other.address }, signature: await invent() }] : [], required)
  await eventually(() => expect(button('Sign')).toBeDefined())
  expect(button('Sign and Execute')).toBe(undefined)
  expect(button('Execute')).toBe(undefined)
})

test('a nonce that was used in the meantime prevents the execution', async () => {
  await openWaiting([{ signer: { value: other.address }, signature: await signatureOf() }])
  await eventually(() => expect(button('Sign and Execute')?.disabled).toBe(false))
  await executeInSafe(chains, plainTransaction({ to: friend, nonce: 0 }))
  await act(async () => button('Sign and Execute')?.click())
  await showsText(
    'The Safe does not accept it now: signatures are missing, or its nonce changed. Nothing was sent.',
  )
  const problem = [...box.querySelectorAll('[role=alert]')].find(({ textContent }) =>
    textContent?.includes('Nothing was sent.'),
  )
  expect(iconsIn(problem)).toEqual(['error'])
})
