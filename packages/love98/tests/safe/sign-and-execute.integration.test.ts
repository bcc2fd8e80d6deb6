import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { executionData } from '@/safe/execution'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { signedBy } from '../support/execute-in-safe'
import { receiptOf } from '../support/receipt-of'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const [first, second, stranger, friend] = [0, 1, 5, 7].map(developmentAccount) as [
  ReturnType<typeof developmentAccount>,
  ReturnType<typeof developmentAccount>,
  ReturnType<typeof developmentAccount>,
  ReturnType<typeof developmentAccount>,
]

/** Simulates and sends a payment that one owner signed and another account executes in an owner's name. */
async function executeAs(sender: typeof first, { signer = first, named = sender.address, value = 1n } = {}) {
  const { address } = chains.deployment.safe
  const payment = plainTransaction({ to: friend.address, value, nonce: 0 })
  const hash = safeTransactionHash({ chainId: 31_337, address }, payment)
  const agreements = [await signedBy(signer, hash)]
  const data = executionData(payment, { agreements, threshold: 2 }, named)
  const call = { account: sender.address, to: address, data: data ?? '0x' }
  await chains.client.call(call)
  return chains.client.sendTransaction({ ...call, gas: 1_000_000n, chain: null })
}

test('only the owner who sends the execution confirms by sending it', async () => {
  // The contract rejects a stranger, a stranger in an owner's name, and an owner with a stranger's signature.
  await expect(executeAs(stranger)).rejects.toThrow(/GS02\d/)
  await expect(executeAs(stranger, { named: second.address })).rejects.toThrow('GS025')
  await expect(executeAs(second, { signer: stranger })).rejects.toThrow(/GS02\d/)
})

test('the owner whose signature is missing signs and executes in one call', async () => {
  const before = await chains.client.getBalance({ address: friend.address })
  const hash = await executeAs(second, { value: parseEther('0.5') })
  expect((await receiptOf(chains.client, hash)).status).toBe('success')
  expect(await chains.client.getBalance({ address: friend.address })).toBe(before + parseEther('0.5'))
})

test('an owner who has signed is not counted twice', () => {
  const payment = plainTransaction({ to: friend.address, nonce: 1 })
  const signature = `0x${'1'.repeat(130)}` as const
  const given = { agreements: [{ owner: first.address, kind: 'key', signature }], threshold: 2 } as const
  expect(executionData(payment, given, first.address)).toBe(null)
  expect(executionData(payment, given, null)).toBe(null)
  expect(executionData(payment, given, second.address)).not.toBe(null)
})
