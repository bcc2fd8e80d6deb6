import { createClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalances } from '@/chain/tokens/read-balances'
import { readHeldAmounts } from '@/chain/tokens/read-held-amounts'
import type { Address } from '@/domain/address'
import { contractCode } from '../support/contract-code'
import { type DemoChains, startChains } from '../support/demo-chains'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const safe = () => chains.deployment.safe.address
const lower = (address: Address) => address.toLowerCase() as Address
const tokens = () => Object.values(chains.deployment.tokens).map(({ address }) => lower(address))
const numbered = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`

test('the holdings of a Safe equal the balances that each contract reports, with the native coin', async () => {
  const held = await readHeldAmounts(chains.client, safe(), tokens())
  const { native, tokens: amounts } = await readBalances(chains.client, safe(), tokens())
  expect(native).toBeGreaterThan(0n)
  expect(held).toEqual(
    new Map([[null, native], ...tokens().map((token, at) => [token, amounts[at]] as const)]),
  )
})

test('contracts that waste the gas of the call take no balance away from others', async () => {
  const wasteful = [0xf001, 0xf002, 0xf003, 0xf004].map(numbered)
  for (const address of wasteful)
    await chains.client.setCode({ address, bytecode: contractCode({ '70a08231': 'waste' }) })
  const list = [...wasteful, ...tokens()]
  const limited = { ...chains.client, request: withGas } as typeof chains.client
  // One call for all contracts has no answer, with the gas limit of a node behind the page's proxy.
  await expect(readBalances(limited, safe(), list)).rejects.toThrow()
  const held = await readHeldAmounts(limited, safe(), list)
  expect([...held.keys()].sort()).toEqual([null, ...tokens()].sort())
})

const withGas: DemoChains['client']['request'] = ((asked: {
  method: string
  params: [object, ...unknown[]]
}) =>
  chains.client.request(
    (asked.method === 'eth_call'
      ? { ...asked, params: [{ ...asked.params[0], gas: '0x4c4b40' }, ...asked.params.slice(1)] }
      : asked) as never,
  )) as never

test('a long list is read for 200 contracts, in calls of 40', async () => {
  let calls = 0
  const counting = {
    ...chains.client,
    request: (asked: { method: string }) => {
      calls++
      return chains.client.request(asked as never)
    },
  } as typeof chains.client
  const some = tokens()[0] ?? expect.unreachable()
  const held = await readHeldAmounts(counting, safe(), [
    ...Array.from({ length: 199 }, () => some),
    ...Array.from({ length: 50_000 }, (_, index) => numbered(0x10_000 + index)),
  ])
  expect([...held.keys()]).toEqual([null, some])
  // The native coin, five parts, and the one contract that returned no amount.
  expect(calls).toBe(7)
})

test('a node that does not answer is an error, and so is a chain without Multicall3', async () => {
  const { chain } = chains.client
  const dead = createClient({ chain, transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
  await expect(readHeldAmounts(dead, safe(), tokens())).rejects.toThrow()
  const bare = createClient({ chain: { ...chain, contracts: {} }, transport: http() })
  await expect(readHeldAmounts(bare, safe(), tokens())).rejects.toThrow(RangeError)
})
