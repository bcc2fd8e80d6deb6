import { encodeFunctionResult, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalances } from '@/chain/tokens/read-balances'
import { readDelegate, readRecipient } from '@/chain/tokens/read-recipient'
import { readReceipt } from '@/chain/transactions/read-receipt'
import { testCall } from '@/chain/transactions/test-call'
import { batchCode } from '@/demo/batch-account'
import { encodeTransfer } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { authorizeCode } from '../support/authorize-code'
import { type DemoChains, startChains } from '../support/demo-chains'
import { receiptOf } from '../support/receipt-of'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const holder = developmentAccount(0).address
const friend = developmentAccount(8).address
const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'struct Answer { bool success; bytes returnData; }',
  'function aggregate3() view returns (Answer[])',
])
const tokens = () => Object.values(chains.deployment.tokens).map(({ address }) => address)

test('the balances of one call equal those that each contract returns by itself', async () => {
  const { client } = chains
  const { native, tokens: amounts } = await readBalances(client, holder, tokens())
  expect(native).toBe(await client.getBalance({ address: holder }))
  const single = await Promise.all(
    tokens().map((address) =>
      client.readContract({ address, abi, functionName: 'balanceOf', args: [holder] }),
    ),
  )
  expect(amounts).toEqual(single)
  expect(amounts.some((amount) => amount && amount > 0n)).toBe(true)
  expect(await readBalances(client, holder, [])).toEqual({ native, tokens: [] })
})

test('a contract that returns no amount, or reverts, has no balance; the others keep theirs', async () => {
  const { client } = chains
  const empty: Address = `0x${'7'.repeat(40)}`
  const reverting: Address = `0x${'8'.repeat(40)}`
  await client.setCode({ address: reverting, bytecode: '0x5f5ffd' })
  const [first] = tokens()
  if (!first) throw new Error('The demo has no token')
  const { tokens: amounts } = await readBalances(client, holder, [empty, reverting, first])
  expect(amounts.slice(0, 2)).toEqual([null, null])
  expect(amounts[2]).not.toBeNull()
})

test.each(['0x', '0x00', `0x${'ff'.repeat(64)}`, `0x${'00'.repeat(31)}20${'00'.repeat(32)}`] as const)(
  'the answer %s is refused and never read as a balance',
  async (answer) => {
    const { client } = chains
    const lying = { ...client, request: async () => answer } as unknown as typeof client
    await expect(readBalances(lying, holder, tokens())).rejects.toThrow(RangeError)
  },
)

test('an answer with fewer balances than requested is refused', async () => {
  const { client } = chains
  const one = encodeFunctionResult({
    abi,
    functionName: 'aggregate3',
    result: [{ success: true, returnData: `0x${'00'.repeat(32)}` }],
  })
  const lying = { ...client, request: async () => one } as unknown as typeof client
  await expect(readBalances(lying, holder, tokens())).rejects.toThrow(RangeError)
})

test('a key, a Safe and a delegated key are accounts; a token is another contract', async () => {
  const { client } = chains
  const { deployment } = chains
  const plain = { kind: 'account', delegate: null }
  expect(await readRecipient(client, friend)).toEqual(plain)
  expect(await readRecipient(client, deployment.safe.address)).toEqual(plain)
  const [token] = tokens()
  expect(await readRecipient(client, token ?? friend)).toEqual({ kind: 'contract', delegate: null })
})

test('the code of an account that authorized it is reported, until the account revokes it', async () => {
  const { client } = chains
  const account = developmentAccount(7)
  expect(await readDelegate(client, account.address)).toBeNull()
  await authorizeCode(chains, account, batchCode)
  expect(await readDelegate(client, account.address)).toBe(batchCode)
  expect(await readRecipient(client, account.address)).toEqual({ kind: 'account', delegate: batchCode })
  await authorizeCode(chains, account)
  expect(await readDelegate(client, account.address)).toBeNull()
})

test('a receipt reports the arrived amount by the balances of the recipient, less than was sent for a token with a fee', async () => {
  const { client } = chains
  const { MEOW, CAT } = chains.deployment.tokens
  if (!MEOW || !CAT) throw new Error('The demo has no MEOW or CAT')
  for (const [{ address: token }, arrived] of [
    [CAT, 1_000n],
    [MEOW, 980n],
  ] as const) {
    const hash = await client.sendTransaction({
      account: developmentAccount(0),
      chain: null,
      to: token,
      data: encodeTransfer(friend, 1_000n),
    })
    await receiptOf(client, hash)
    expect(await readReceipt(client, hash, { token, to: friend })).toMatchObject({
      arrived,
      reported: arrived,
    })
    expect(await readReceipt(client, hash, { token, to: holder })).toMatchObject({ reported: 0n })
    expect((await readReceipt(client, hash, { token: null, to: friend }))?.fee).toBeGreaterThan(0n)
  }
  expect(await readReceipt(client, `0x${'1'.repeat(64)}`, { token: null, to: friend })).toBeNull()
})

test('the fee of a receipt contains the fee of a rollup for the data', async () => {
  const { client } = chains
  const hash = await client.sendTransaction({
    ...{ account: developmentAccount(0), chain: null, to: friend, value: 1n },
  })
  const { gasUsed, effectiveGasPrice } = await receiptOf(client, hash)
  const request = async (call: { method: string }) => {
    const answer = await client.request(call as never)
    return call.method === 'eth_getTransactionReceipt' ? { ...Object(answer), l1Fee: '0x64' } : answer
  }
  const rollup = { ...client, request } as unknown as typeof client
  const expects = { token: null, to: friend }
  expect((await readReceipt(client, hash, expects))?.fee).toBe(gasUsed * effectiveGasPrice)
  expect((await readReceipt(rollup, hash, expects))?.fee).toBe(gasUsed * effectiveGasPrice + 100n)
})

test('trying a call executes nothing: the call runs, fails with its reason, or is unknown', async () => {
  const { client } = chains
  const payment = { from: holder, to: friend, value: 1n, data: '0x' } as const
  expect(await testCall(client, payment)).toEqual({ kind: 'runs' })
  expect(await testCall(client, { ...payment, value: 10n ** 30n })).toEqual({
    kind: 'fails',
    reason: 'funds',
  })
  const [token] = tokens()
  const tooMuch = { ...payment, to: token ?? friend, value: 0n, data: encodeTransfer(friend, 10n ** 60n) }
  expect(await testCall(client, tooMuch)).toMatchObject({ kind: 'fails', reason: expect.anything() })
  const down = { ...client, request: () => Promise.reject(new Error('down')) } as unknown as typeof client
  expect(await testCall(down, payment)).toEqual({ kind: 'unknown' })
})
