// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { messageBoxes } from '@/desktop/message-boxes'
import { useProposalFlow } from '@/programs/treasury/propose/use-proposal-flow'
import { GatewayError } from '@/safe/gateway/gateway-error'
import { partsOfTransaction } from '@/safe/hash-parts'
import { plainTransaction } from '@/safe/safe-transaction'
import { pendingSafeTransactions, removePendingTransaction } from '@/wallet/safe/pending-safe-transactions'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { executeInSafe } from '../../support/execute-in-safe'
import { connectedSender } from '../../wallet/transactions/test-sender'
import { mountHook } from './mounted-hook'
import { eventually } from './treasury-window'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
afterEach(() => {
  for (const { safeTxHash } of pendingSafeTransactions.getState()) removePendingTransaction(safeTxHash)
})

/** The actions of an owner at a service that keeps each proposal, and answers that it failed. */
async function openActions() {
  const { wallet, provider } = await connectedSender(chains)
  const kept: unknown[] = []
  let signed = 0
  provider.answers.eth_signTypedData_v4 = async (params) => {
    signed++
    const [account, text] = params as [string, string]
    return chains.client.request({
      method: 'eth_signTypedData_v4',
      params: [account, JSON.parse(text)],
    } as never)
  }
  const propose = async (_: unknown, proposal: unknown) => {
    kept.push(proposal)
    throw new GatewayError('Internal error', { status: 500, body: '' })
  }
  const safe = { chainId: 31_337, address: chains.deployment.safe.address }
  const given = { gateway: { mutations: { propose } } as never, safe, onDone: () => undefined }
  const { now } = await mountHook(wallet, () => useProposalFlow(given))
  const sign = async (nonce: number, value = 5n) => {
    const transaction = plainTransaction({ to: developmentAccount(6).address, value, nonce })
    const ready = { transaction, safeTxHash: partsOfTransaction(safe, transaction).hash } as never
    await act(async () => void now().press({ kind: 'sign', ready, what: 'Pay 5 wei', note: '' }))
  }
  return { kept, signed: () => signed, sign, note: () => now().status }
}
/** The answer of the service, which is shown with the disc of errors. */
const problem = { text: 'Internal error', isAlert: true }
const question = () => messageBoxes.getState().queue.map(({ text }) => text)

test('a signature is remembered although the service reported a failure, and a second one needs a confirmation', async () => {
  const { kept, signed, sign, note } = await openActions()
  await sign(0)
  await eventually(() => expect(note()).toEqual(problem))
  expect(kept).toHaveLength(1)
  // The service has the signature: it can be executed.
  expect(pendingSafeTransactions.getState()).toMatchObject([{ what: 'Pay 5 wei' }])
  // The next nonce, as the service lists the first one: both would be paid.
  await sign(1)
  await eventually(() => expect(question()).toHaveLength(1))
  expect(signed()).toBe(1)
  await act(async () => messageBoxes.getState().queue[0]?.answer('Cancel'))
  expect(kept).toHaveLength(1)
})

test('the same nonce, another payment and a payment after the execution do not count as repeated', async () => {
  const { kept, sign, note } = await openActions()
  for (const [nonce, value, count] of [
    [0, 5n, 1],
    [0, 5n, 2],
    [1, 6n, 3],
  ] as const) {
    await sign(nonce, value)
    await eventually(() => expect(kept).toHaveLength(count))
    await eventually(() => expect(note()).toEqual(problem))
  }
  await executeInSafe(chains, plainTransaction({ to: developmentAccount(6).address, value: 5n, nonce: 0 }))
  await sign(1, 5n)
  await eventually(() => expect(kept).toHaveLength(4))
  expect(question()).toEqual([])
})
