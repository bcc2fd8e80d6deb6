import { createClient, custom, erc20Abi, type Hex, maxUint256, parseEther, RpcRequestError } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Simulation, simulateExecution } from '@/chain/safe/simulate-execution'
import { executionData } from '@/safe/execution'
import { plainTransaction, type SafeTransaction } from '@/safe/safe-transaction'
import { effectsOn } from '@/safe/simulation/effects'
import { developmentAccount } from '../../scripts/demo/development-accounts.mjs'
import { type DemoChains, startChains } from '../support/demo-chains'
import { executeInSafe } from '../support/execute-in-safe'
import { batchContract, batchData, encoded } from './decode/encode'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const safe = () => chains.deployment.safe.address
const token = () => chains.deployment.tokens.LOVE?.address ?? expect.unreachable()
const [owner, friend, thief] = [0, 7, 8].map((index) => developmentAccount(index).address) as [Hex, Hex, Hex]
const plain = (call: { to: Hex; value?: bigint; data?: Hex }) => plainTransaction({ ...call, nonce: 5 })

/** What the node says of a transaction that waits behind others, before anyone signed it. */
function simulate(
  transaction: SafeTransaction,
  client: Parameters<typeof simulateExecution>[0] = chains.client,
) {
  const data = executionData(transaction, { agreements: [], threshold: 1 }, owner) ?? '0x'
  const call = transaction.operation === 0 ? transaction : null
  return simulateExecution(client, { safe: safe(), from: owner, data, call })
}
const effects = (simulation: Simulation) =>
  simulation.kind === 'runs' ? effectsOn(safe(), simulation.logs) : simulation

describe('a simulated execution of the demo’s Safe', () => {
  test('says what leaves it, before its turn and without the signatures of the owners', async () => {
    expect(effects(await simulate(plain({ to: friend, value: 5n })))).toEqual([
      { kind: 'coin', from: safe(), to: friend, amount: 5n },
    ])
    const data = encoded('transfer(address to, uint256 amount)', friend, 7n)
    expect(effects(await simulate(plain({ to: token(), data })))).toEqual([
      { kind: 'token', token: token(), from: safe(), to: friend, amount: 7n, unit: 'amount' },
    ])
    const approve = encoded('approve(address spender, uint256 amount)', thief, maxUint256)
    expect(effects(await simulate(plain({ to: token(), data: approve })))).toEqual([
      { kind: 'allow', token: token(), spender: thief, amount: maxUint256, unit: 'amount' },
    ])
  })

  test('changes nothing, and what it says is what the execution then does', async () => {
    const data = batchData([
      { to: friend, value: parseEther('0.01') },
      { to: token(), data: encoded('transfer(address to, uint256 amount)', thief, 3n) },
    ])
    const batch: SafeTransaction = {
      ...plainTransaction({ to: batchContract, data, nonce: 0 }),
      operation: 1,
    }
    const held = () =>
      Promise.all([
        chains.client.getBalance({ address: friend }),
        chains.client.readContract({
          address: token(),
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [thief],
        }),
      ])
    const before = await held()
    expect(effects(await simulate(batch))).toEqual([
      { kind: 'coin', from: safe(), to: friend, amount: parseEther('0.01') },
      { kind: 'token', token: token(), from: safe(), to: thief, amount: 3n, unit: 'amount' },
    ])
    expect(await held()).toEqual(before)
    await executeInSafe(chains, batch)
    expect(await held()).toEqual([before[0] + parseEther('0.01'), before[1] + 3n])
  })

  test('names the changes of its settings', async () => {
    const data = encoded('addOwnerWithThreshold(address owner, uint256 threshold)', thief, 1n)
    expect(effects(await simulate(plain({ to: safe(), data })))).toEqual([
      { kind: 'setting', setting: 'AddedOwner', value: thief },
    ])
  })

  test('fails with the reason of the call that fails', async () => {
    const data = encoded('transfer(address to, uint256 amount)', friend, maxUint256)
    expect(await simulate(plain({ to: token(), data }))).toMatchObject({
      kind: 'fails',
      reason: expect.anything(),
    })
    expect(await simulate(plain({ to: friend, value: 10n ** 30n }))).toMatchObject({ kind: 'fails' })
  })

  test('that needs more gas than is simulated is unknown', async () => {
    const loop = `0x${'98'.repeat(20)}` as const
    await chains.client.setCode({ address: loop, bytecode: '0x5b600056' })
    expect(await simulate(plain({ to: loop, data: '0x01020304' }))).toEqual({
      kind: 'unknown',
      why: 'no-answer',
    })
  })
})

describe('a node that does not answer as asked says nothing', () => {
  const answering = (answer: () => unknown) =>
    createClient({ transport: custom({ request: async () => answer() }, { retryCount: 0 }) })
  const payment = () => plain({ to: friend, value: 5n })
  const said = (calls: unknown, number: unknown = '0x5') => [{ number, calls }]
  const success = {
    address: '0x0',
    topics: ['0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'],
    data: '0x',
  }
  const call = { status: '0x1', gasUsed: '0x1', returnData: '0x', logs: [] as unknown[] }

  test('without the method', async () => {
    const refused = answering(() => {
      throw new RpcRequestError({ body: {}, url: '', error: { code: -32_601, message: 'nothing' } })
    })
    expect(await simulate(payment(), refused)).toEqual({ kind: 'unknown', why: 'not-offered' })
  })

  test.each([
    ['nothing', () => null],
    ['an object', () => ({})],
    ['two blocks', () => [...said([call]), ...said([call])]],
    ['two calls', () => said([call, call])],
    ['a number as a number', () => said([call], 5)],
    ['no logs', () => said([{ ...call, logs: undefined }])],
    ['a log that is none', () => said([{ ...call, logs: [{ address: '0x', topics: 'x', data: 7 }] }])],
    ['success without the event of the Safe', () => said([call])],
    [
      'success with the event of another contract',
      () => said([{ ...call, logs: [{ ...success, address: friend }] }]),
    ],
    ['endless logs', () => said([{ ...call, logs: Array(501).fill({ ...success, address: safe() }) }])],
    ['a status of its own', () => said([{ ...call, status: '0x2' }])],
  ])('%s', async (_, answer) => {
    expect(await simulate(payment(), answering(answer))).toEqual({ kind: 'unknown', why: 'no-answer' })
  })
})
