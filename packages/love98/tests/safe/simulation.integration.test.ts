import {
  createClient,
  custom,
  erc20Abi,
  type Hex,
  maxUint256,
  pad,
  parseEther,
  RpcRequestError,
  toEventSelector,
  toHex,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Simulation, simulateExecution } from '@/chain/safe/simulate-execution'
import { executionData } from '@/safe/execution'
import { plainTransaction, type SafeTransaction } from '@/safe/safe-transaction'
import { effectsOfRun } from '@/safe/simulation/effects'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { executeInSafe } from '../support/execute-in-safe'
import { batchContract, batchData, encoded } from './decode/encode'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const safe = () => chains.deployment.safe.address
const token = () => chains.deployment.tokens.CAT?.address ?? expect.unreachable()
const [owner, friend, thief] = [0, 7, 8].map((index) => developmentAccount(index).address) as [Hex, Hex, Hex]
const plain = (call: { to: Hex; value?: bigint; data?: Hex }) => plainTransaction({ ...call, nonce: 5 })

/** Simulates a transaction that has earlier ones before it and no signatures yet. */
function simulate(
  transaction: SafeTransaction,
  client: Parameters<typeof simulateExecution>[0] = chains.client,
) {
  const data = executionData(transaction, { agreements: [], threshold: 1 }, owner) ?? '0x'
  const call = transaction.operation === 0 ? transaction : null
  return simulateExecution(client, { safe: safe(), from: owner, data, call })
}
const effects = (simulation: Simulation) =>
  simulation.kind === 'runs' ? effectsOfRun(safe(), simulation) : simulation

describe('a simulated execution of the demo’s Safe', () => {
  test("the simulation shows the outgoing assets, before the transaction's turn and without signatures", async () => {
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

  test('the simulation changes nothing, and shows the effects of the later execution', async () => {
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

  test('the simulation names the changed settings', async () => {
    const data = encoded('addOwnerWithThreshold(address owner, uint256 threshold)', thief, 1n)
    expect(effects(await simulate(plain({ to: safe(), data })))).toEqual([
      { kind: 'setting', setting: 'AddedOwner', value: thief },
    ])
  })

  test('the simulation fails with the reason of the failing call', async () => {
    const data = encoded('transfer(address to, uint256 amount)', friend, maxUint256)
    expect(await simulate(plain({ to: token(), data }))).toMatchObject({
      kind: 'fails',
      reason: expect.anything(),
    })
    expect(await simulate(plain({ to: friend, value: 10n ** 30n }))).toMatchObject({ kind: 'fails' })
  })

  test('the simulation of more gas than the limit is unknown', async () => {
    const loop = `0x${'98'.repeat(20)}` as const
    await chains.client.setCode({ address: loop, bytecode: '0x5b600056' })
    expect(await simulate(plain({ to: loop, data: '0x01020304' }))).toEqual({
      kind: 'unknown',
      why: 'no-answer',
    })
  })
})

describe('contracts that report events that do not happen', () => {
  const trap = `0x${'97'.repeat(20)}` as const
  const word = (value: bigint) => toHex(value, { size: 32 }).slice(2)
  const called = (operation: 0 | 1, code: string): Promise<Simulation> =>
    chains.client
      .setCode({ address: trap, bytecode: `0x${code}` })
      .then(() => simulate({ ...plain({ to: trap, data: '0x4e71d92d' }), operation }))
  /** Code that calls with value and ignores the result. */
  const pays = (to: Hex, value: bigint, size = 0) =>
    `5f5f60${toHex(size, { size: 1 }).slice(2)}5f7f${word(value)}73${to.slice(2)}5af150`
  /** Code that emits an event without data. */
  const reports = (...topics: readonly Hex[]) =>
    `${topics.map((topic) => `7f${topic.slice(2)}`).join('')}5f5fa${topics.length}`

  test('a payment that fails for lack of funds is not shown as received', async () => {
    expect(await chains.client.getBalance({ address: trap })).toBe(0n)
    expect(effects(await called(0, `${pays(safe(), parseEther('100'))}00`))).toEqual([
      { kind: 'coin-gained', amount: 0n },
    ])
  })

  test('a payment that the Safe itself refuses is not shown as received', async () => {
    await chains.client.setBalance({ address: trap, value: parseEther('200') })
    // The call (`execTransaction` without signatures) runs out of gas in the receiver, because the gas limit is zero.
    const refused = `636a76120260e01b5f52${pays(safe(), parseEther('100'), 4)}00`
    expect(effects(await called(0, refused))).toEqual([{ kind: 'coin-gained', amount: 0n }])
    expect(effects(await called(0, `${pays(safe(), 5n)}00`))).toEqual([
      { kind: 'coin', from: trap, to: safe(), amount: 5n },
    ])
  })

  test('code that runs as the Safe can turn neither an execution into a failure nor a failure into an execution', async () => {
    const failure = toEventSelector('ExecutionFailure(bytes32,uint256)')
    const success = toEventSelector('ExecutionSuccess(bytes32,uint256)')
    const drained = await called(1, `${reports(failure)}${pays(thief, 7n)}00`)
    expect(effects(drained)).toContainEqual({ kind: 'coin', from: safe(), to: thief, amount: 7n })
    expect(await called(1, `${reports(success)}5f5ffd`)).toHaveProperty('kind', 'fails')
  })

  test('unknown events of the Safe are reported as unknown, and cannot be hidden', async () => {
    const allowed = toEventSelector('Approval(address,address,address,uint160,uint48)')
    const unread = { kind: 'unread', token: trap, event: allowed }
    expect(effects(await called(0, `${reports(pad(safe()), pad(thief), pad(token()), allowed)}00`))).toEqual([
      unread,
    ])
    const received = reports(pad(safe()), pad(thief), toEventSelector('Transfer(address,address,uint256)'))
    const flood = `${received.replace('5f5fa3', '60205fa3')}`.repeat(60)
    const out = await called(0, `${flood}${reports(pad(safe()), pad(thief), pad(token()), allowed)}00`)
    expect(effects(out)).toHaveLength(61)
    expect(effects(out)).toHaveProperty('0', unread)
  })
})

describe('unusable answers of a node', () => {
  const answering = (answer: () => unknown) =>
    createClient({ transport: custom({ request: async () => answer() }, { retryCount: 0 }) })
  const payment = () => plain({ to: friend, value: 5n })
  const answerOf = (calls: unknown, number: unknown = '0x5') => [{ number, calls }]
  const event = (address: Hex) => ({
    address,
    topics: [toEventSelector('ExecutionSuccess(bytes32,uint256)')],
    data: '0x',
  })
  const word = (digit: string) => `0x${digit.padStart(64, '0')}`
  const balance = { status: '0x1', gasUsed: '0x1', returnData: word('7'), logs: [] as unknown[] }
  const call = { ...balance, returnData: word('1') }
  const success = () => ({ ...call, logs: [event(safe())] })
  const between = (one: object, before: object = balance, after: object = balance) =>
    answerOf([before, one, after])

  test('a node without the method makes the simulation unknown', async () => {
    const refused = answering(() => {
      throw new RpcRequestError({ body: {}, url: '', error: { code: -32_601, message: 'nothing' } })
    })
    expect(await simulate(payment(), refused)).toEqual({ kind: 'unknown', why: 'not-offered' })
  })

  test.each([
    ['nothing', () => null],
    ['an object', () => ({})],
    ['two blocks', () => [...between(success()), ...between(success())]],
    ['one call', () => answerOf([success()])],
    ['a number as a number', () => answerOf([balance, success(), balance], 5)],
    ['no logs', () => between({ ...call, logs: undefined })],
    ['a log that is none', () => between({ ...call, logs: [{ address: '0x', topics: 'x', data: 7 }] })],
    ['success without the event of the Safe', () => between(call)],
    ['success with the event of another contract', () => between({ ...call, logs: [event(friend)] })],
    ['the event of success without an answer', () => between({ ...success(), returnData: '0x' })],
    ['no balance before', () => between(success(), { ...balance, returnData: '0x' })],
    ['no balance after', () => between(success(), balance, { ...balance, status: '0x0' })],
    ['endless logs', () => between({ ...call, logs: Array(501).fill(event(safe())) })],
    ['a status of its own', () => between({ ...success(), status: '0x2' })],
  ])('an unusable answer makes the simulation unknown: %s', async (_, answer) => {
    expect(
      await simulate(
        payment(),
        answering(() => between(success())),
      ),
    ).toHaveProperty('kind', 'runs')
    expect(await simulate(payment(), answering(answer))).toEqual({ kind: 'unknown', why: 'no-answer' })
  })
})
