import { waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { callDigest } from '@/chain/transactions/call-digest'
import { waitForOutcome } from '@/chain/watch-transaction'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
afterEach(() => chains.client.setAutomine(true))

const account = developmentAccount(5)
const to = developmentAccount(6).address
const gift = { account, to, value: 1n, chain: null } as const

/**
 * Returns the same client, and a promise that resolves after its watcher has searched the newest block for a
 * replacement: viem's watcher skips a block that arrives while it reads the one before.
 */
function observeReads(client: DemoChains['client']) {
  const { request } = client.transport
  let onRead: () => void = () => undefined
  const hasRead = new Promise<void>((resolve) => {
    onRead = resolve
  })
  const observed = async (call: { method: string; params?: unknown }) => {
    const answer: unknown = await request(call)
    const [, isFull] = (call.params ?? []) as readonly unknown[]
    if (call.method === 'eth_getBlockByNumber' && isFull === true) onRead()
    return answer
  }
  const watched = { ...client, transport: { ...client.transport, request: observed } } as typeof client
  return { watched, hasRead }
}

// Proves S4.7
test('a successful transaction is confirmed, for other watchers too', async () => {
  const { client } = chains
  const hash = await client.sendTransaction(gift)
  const [outcome, receipt] = await Promise.all([
    waitForOutcome(client, hash),
    waitForTransactionReceipt(client, { hash }),
  ])
  expect(outcome).toEqual({ status: 'confirmed' })
  expect(receipt.status).toBe('success')
})

// Proves S4.7
test('a transaction mined while the block before was read is confirmed without another block', async () => {
  const { client } = chains
  await client.setAutomine(false)
  const hash = await client.sendTransaction(gift)
  const { request } = client.transport
  let isMined = false
  let looks = 0
  const held = async (call: { method: string; params?: unknown }) => {
    const answer: unknown = await request(call)
    if (call.method === 'eth_blockNumber' && isMined) looks++
    const [, isFull] = (call.params ?? []) as readonly unknown[]
    if (call.method !== 'eth_getBlockByNumber' || isFull !== true) return answer
    await client.mine({ blocks: 1 })
    isMined = true
    // By the second poll after the new block, viem has skipped it.
    await vi.waitFor(() => expect(looks).toBeGreaterThan(1), { timeout: 10_000 })
    return answer
  }
  const watched = { ...client, transport: { ...client.transport, request: held } } as typeof client
  expect(await waitForOutcome(watched, hash, {}, 20_000)).toEqual({ status: 'confirmed' })
  expect(isMined).toBe(true)
})

// Proves S4.7
test('a transaction rejected by a contract has failed', async () => {
  const { client } = chains
  // A contract that always reverts without data.
  await client.setCode({ address: to, bytecode: '0x5f5ffd' })
  const hash = await client.sendTransaction({ ...gift, gas: 100_000n })
  expect(await waitForOutcome(client, hash)).toEqual({ status: 'failed', reason: 'reverted' })
  await client.setCode({ address: to, bytecode: '0x' })
})

// Proves S4.7
test('a transaction that waits too long is late, and neither confirmed nor failed', async () => {
  const { client } = chains
  await client.setAutomine(false)
  const hash = await client.sendTransaction(gift)
  expect(await waitForOutcome(client, hash, {}, 300)).toEqual({ status: 'pending', isLate: true })
  await client.mine({ blocks: 1 })
  expect(await waitForOutcome(client, hash)).toEqual({ status: 'confirmed' })
})

// Proves S4.7
test.each([
  ['cancelled', { to: account.address, value: 0n }],
  ['replaced', { to, value: 2n }],
] as const)('a transaction that was %s has that reason', async (reason, replacement) => {
  const { client } = chains
  await client.setAutomine(false)
  const nonce = await client.getTransactionCount({ address: account.address })
  const fees = { maxFeePerGas: 10_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
  const hash = await client.sendTransaction({ ...gift, ...fees, nonce, gas: 21_000n })
  const { watched, hasRead } = observeReads(client)
  const outcome = waitForOutcome(watched, hash)
  // The watcher recognizes a replacement by the nonce of the first transaction, so it must read that and the block
  // before first.
  await hasRead
  const other = await client.sendTransaction({
    account,
    chain: null,
    nonce,
    gas: 21_000n,
    maxFeePerGas: 40_000_000_000n,
    maxPriorityFeePerGas: 4_000_000_000n,
    ...replacement,
  })
  await client.mine({ blocks: 1 })
  expect(await outcome).toEqual({ status: 'failed', reason, hash: other })
})

// Proves S4.7
test('a transaction that was sped up is confirmed under its new hash', async () => {
  const { client } = chains
  await client.setAutomine(false)
  const nonce = await client.getTransactionCount({ address: account.address })
  const fees = { maxFeePerGas: 10_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
  const hash = await client.sendTransaction({ ...gift, ...fees, nonce, gas: 21_000n })
  const { watched, hasRead } = observeReads(client)
  const call = callDigest({ chainId: client.chain.id, from: account.address, to, value: 1n, data: '0x' })
  const outcome = waitForOutcome(watched, hash, { call })
  await hasRead
  const faster = await client.sendTransaction({
    ...gift,
    nonce,
    gas: 21_000n,
    maxFeePerGas: 40_000_000_000n,
    maxPriorityFeePerGas: 4_000_000_000n,
  })
  await client.mine({ blocks: 1 })
  expect(await outcome).toEqual({ status: 'confirmed', isSpedUp: true, hash: faster })
})

// Proves S4.7
test('a transaction that the node dropped is late and unknown', async () => {
  const { client } = chains
  await client.setAutomine(false)
  const hash = await client.sendTransaction({ ...gift, gas: 21_000n })
  const { watched, hasRead } = observeReads(client)
  const outcome = waitForOutcome(watched, hash, {}, 1_000)
  await hasRead
  await client.dropTransaction({ hash })
  expect(await outcome).toEqual({ status: 'pending', isLate: true, isDropped: true })
})

test('a hash of a transaction that is not the requested call is marked as different', async () => {
  const { client } = chains
  const hash = await client.sendTransaction(gift)
  const requested = { chainId: client.chain.id, from: account.address, to, value: 1n, data: '0x' } as const
  const isFor = (call: typeof requested | { value: bigint }) =>
    waitForOutcome(client, hash, { call: callDigest({ ...requested, ...call }) })
  expect(await isFor(requested)).toEqual({ status: 'confirmed' })
  expect(await isFor({ value: 2n })).toEqual({ status: 'confirmed', differs: true })
})

// Proves S4.7
test('a node that does not answer leaves the transaction pending', async () => {
  const { client } = chains
  const down = {
    ...client,
    transport: { ...client.transport, request: () => Promise.reject(new Error('down')) },
  }
  expect(await waitForOutcome(down as typeof client, `0x${'1'.repeat(64)}`, {}, 500)).toEqual({
    status: 'pending',
    isLate: true,
  })
})
