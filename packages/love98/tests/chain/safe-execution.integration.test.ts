import { encodeFunctionData, erc20Abi, type Hex, parseEther, toFunctionSelector, zeroAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSafeExecution } from '@/chain/safe/safe-execution'
import { isExecutionOf } from '@/safe/execution'
import { plainTransaction, type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { executeInSafe } from '../support/execute-in-safe'

let chains: DemoChains
let snapshot: Hex
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(async () => {
  if (snapshot) await chains.client.revert({ id: snapshot })
  snapshot = await chains.client.snapshot()
})

const [first, second] = [developmentAccount(0), developmentAccount(1)]
const safeId = () => ({ chainId: 31_337, address: chains.deployment.safe.address })

const execute = (transaction: SafeTransaction, wrong?: Hex) => executeInSafe(chains, transaction, wrong)

const read = (transaction: SafeTransaction, txHashes: readonly Hex[]) =>
  readSafeExecution(chains.client, {
    safe: safeId().address,
    safeTxHash: safeTransactionHash(safeId(), transaction),
    nonce: transaction.nonce,
    call: transaction,
    txHashes,
    isAttempt: (_, input) => isExecutionOf(transaction, input),
  })

test('an executed transaction is final when its block is', async () => {
  const payment = plainTransaction({ to: second.address, value: 1n, nonce: 0 })
  expect(await read(payment, [])).toEqual({ kind: 'none' })
  const { txHash } = await execute(payment)
  expect(await read(payment, [txHash])).toEqual({ kind: 'executed', isFinal: false, txHash })
  await chains.client.mine({ blocks: 3 })
  expect(await read(payment, [txHash])).toEqual({ kind: 'executed', isFinal: true, txHash })
})

test('a transaction whose nonce was used by another one is distinguished from an executed one', async () => {
  const [payment, other] = [1n, 2n].map((value) => plainTransaction({ to: second.address, value, nonce: 0 }))
  if (!payment || !other) throw new Error('two')
  const { txHash } = await execute(other)
  // The execution hash of the other transaction does not prove this one, even if a source names it.
  expect(await read(payment, [txHash])).toEqual({ kind: 'nonce-used', isFinal: false })
  await chains.client.mine({ blocks: 3 })
  expect(await read(payment, [txHash])).toEqual({ kind: 'nonce-used', isFinal: true })
})

test('an execution that reverts is shown with the reason of its call, and leaves the nonce unused', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [zeroAddress, 1n] })
  const to = chains.deployment.tokens.CAT?.address ?? '0x'
  const failing = plainTransaction({ to, data, nonce: 0 })
  const { txHash } = await execute(failing)
  // `NoRecipient()` of the token.
  expect(await read(failing, [txHash])).toMatchObject({
    kind: 'reverted',
    txHash,
    reason: { selector: toFunctionSelector('NoRecipient()') },
  })
})

test('an execution with wrong signatures is shown with the error code of the Safe', async () => {
  const payment = plainTransaction({ to: second.address, value: 1n, nonce: 0 })
  const { txHash } = await execute(payment, await first.sign({ hash: `0x${'1'.repeat(64)}` }))
  expect(await read(payment, [txHash])).toMatchObject({ kind: 'reverted', reason: { text: 'GS026' } })
})

test('a call that fails inside a successful execution is shown with its reason', async () => {
  const tooMuch = { ...plainTransaction({ to: second.address, value: parseEther('1000'), nonce: 0 }) }
  const failing = { ...tooMuch, safeTxGas: 100_000n }
  const { txHash } = await execute(failing)
  expect(await read(failing, [txHash])).toMatchObject({ kind: 'failed', isFinal: false, txHash })
})
