import { encodeDeployData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSafe } from '@/chain/safe/read-safe'
import { readSafeSettings } from '@/chain/safe/read-safe-settings'
import { plainTransaction } from '@/safe/safe-transaction'
import { type ProposedChange, settingsCall } from '@/safe/settings-change'
import { safeArtifact } from '../../scripts/demo/artifacts.ts'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { executeInSafe } from '../support/execute-in-safe'
import { receiptOf } from '../support/receipt-of'
import { encoded } from './decode/encode'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const safe = () => chains.deployment.safe.address
const read = () => readSafeSettings(chains.client, safe())
const [first, second, third, fourth] = [0, 1, 2, 3].map((index) => developmentAccount(index).address) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const sentinel = `0x${'1'.padStart(40, '0')}` as const

async function changed(change: ProposedChange) {
  const call = settingsCall(safe(), change, await read())
  if (typeof call === 'string') return expect.unreachable(call)
  const { nonce } = await readSafe(chains.client, safe())
  const { txHash } = await executeInSafe(chains, plainTransaction({ ...call, nonce: Number(nonce) }))
  expect((await chains.client.getTransactionReceipt({ hash: txHash })).status).toBe('success')
  return read()
}

// Proves S3.25
test('all settings of a Safe are read from its contract, at one block', async () => {
  const { owners, threshold, singleton, fallbackHandler } = chains.deployment.safe
  expect(await read()).toMatchObject({
    version: '1.4.1',
    owners,
    threshold: BigInt(threshold),
    singleton,
    fallbackHandler,
    modules: [],
    hasMoreModules: false,
    guard: null,
  })
})

// Proves S3.20
test('each proposed change has the described effect on the contract of a Safe', async () => {
  expect(await changed({ type: 'ADD_OWNER', owner: third, threshold: 2n })).toMatchObject({
    owners: [third, first, second],
    threshold: 2n,
  })
  expect(await changed({ type: 'SWAP_OWNER', oldOwner: third, newOwner: fourth })).toMatchObject({
    owners: [fourth, first, second],
  })
  // The first entry of the list follows the sentinel, the last one an owner.
  expect(await changed({ type: 'REMOVE_OWNER', owner: fourth, threshold: 2n })).toMatchObject({
    owners: [first, second],
  })
  for (const address of [third, fourth]) await changed({ type: 'ENABLE_MODULE', address })
  expect(await changed({ type: 'DISABLE_MODULE', address: third })).toMatchObject({ modules: [fourth] })
  expect(await changed({ type: 'DISABLE_MODULE', address: fourth })).toMatchObject({ modules: [] })
  const handler = chains.deployment.multicall3
  expect(await changed({ type: 'SET_FALLBACK_HANDLER', address: handler })).toMatchObject({
    fallbackHandler: handler,
  })
  expect(await changed({ type: 'ADD_OWNER', owner: third, threshold: 2n })).toMatchObject({ threshold: 2n })
  expect(await changed({ type: 'REMOVE_OWNER', owner: third, threshold: 1n })).toMatchObject({
    owners: [first, second],
    threshold: 1n,
  })
  expect(await changed({ type: 'CHANGE_THRESHOLD', threshold: 2n })).toMatchObject({ threshold: 2n })
})

// Proves S3.20
test('a guard is set, allows transactions, and is removed', async () => {
  const { abi, bytecode } = safeArtifact('examples/guards', 'DelegateCallTransactionGuard')
  const hash = await chains.client.request({
    method: 'eth_sendTransaction',
    params: [
      {
        from: first,
        data: encodeDeployData({ abi, bytecode, args: [chains.deployment.multicall3] }),
        gas: '0x2dc6c0',
      },
    ],
  } as never)
  const { contractAddress } = await receiptOf(chains.client, hash as `0x${string}`)
  const guard = contractAddress?.toLowerCase() as `0x${string}`
  expect((await changed({ type: 'SET_GUARD', address: guard })).guard?.toLowerCase()).toBe(guard)
  // This guard only forbids delegate calls.
  expect(await changed({ type: 'ADD_OWNER', owner: third, threshold: 2n })).toMatchObject({ threshold: 2n })
  await changed({ type: 'REMOVE_OWNER', owner: third, threshold: 2n })
  expect(await changed({ type: 'DELETE_GUARD' })).toMatchObject({ guard: null })
})

describe('changes that the contract refuses', () => {
  const add = 'addOwnerWithThreshold(address owner, uint256 threshold)'
  const swap = 'swapOwner(address prevOwner, address oldOwner, address newOwner)'
  const remove = 'removeOwner(address prevOwner, address owner, uint256 threshold)'
  const zero = `0x${'0'.repeat(40)}` as const
  const cases: readonly [string, ProposedChange, () => `0x${string}`][] = [
    ['reserved-address', { type: 'ADD_OWNER', owner: zero, threshold: 1n }, () => encoded(add, zero, 1n)],
    [
      'reserved-address',
      { type: 'ADD_OWNER', owner: sentinel, threshold: 1n },
      () => encoded(add, sentinel, 1n),
    ],
    ['already-owner', { type: 'ADD_OWNER', owner: first, threshold: 1n }, () => encoded(add, first, 1n)],
    ['threshold', { type: 'ADD_OWNER', owner: third, threshold: 4n }, () => encoded(add, third, 4n)],
    ['threshold', { type: 'ADD_OWNER', owner: third, threshold: 0n }, () => encoded(add, third, 0n)],
    [
      'not-an-owner',
      { type: 'REMOVE_OWNER', owner: third, threshold: 1n },
      () => encoded(remove, sentinel, third, 1n),
    ],
    [
      'threshold',
      { type: 'REMOVE_OWNER', owner: first, threshold: 2n },
      () => encoded(remove, sentinel, first, 2n),
    ],
    [
      'already-owner',
      { type: 'SWAP_OWNER', oldOwner: first, newOwner: second },
      () => encoded(swap, sentinel, first, second),
    ],
    [
      'threshold',
      { type: 'CHANGE_THRESHOLD', threshold: 3n },
      () => encoded('changeThreshold(uint256 threshold)', 3n),
    ],
    [
      'reserved-address',
      { type: 'ENABLE_MODULE', address: sentinel },
      () => encoded('enableModule(address module)', sentinel),
    ],
    [
      'not-a-module',
      { type: 'DISABLE_MODULE', address: third },
      () => encoded('disableModule(address prevModule, address module)', sentinel, third),
    ],
  ]
  test.each(cases)('the change is not proposed as %s: %o', async (problem, change, dataOf) => {
    expect(settingsCall(safe(), change, await read())).toBe(problem)
    const call = { account: safe(), to: safe(), data: dataOf() }
    await expect(chains.client.call(call)).rejects.toThrow(/GS\d+|revert/)
  })

  test('an unchanged setting gives nothing to propose', async () => {
    const now = await read()
    expect(settingsCall(safe(), { type: 'CHANGE_THRESHOLD', threshold: now.threshold }, now)).toBe(
      'unchanged',
    )
    expect(settingsCall(safe(), { type: 'DELETE_GUARD' }, now)).toBe('unchanged')
  })
})
