import { afterEach, beforeEach, expect, test } from 'vitest'
import { balanceReader, balanceReaderCode } from '@/domain/wallet/balance-reader'
import { type NodeStub, startNodeStub } from '../node-stub'
import { rpcCall } from './rpc-calls'
import { pageOf, simulationOf } from './rpc-ports'

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
})
afterEach(() => node.stop())

const asked = simulationOf()
const [block] = asked.blockStateCalls
const [read, call] = (block?.calls ?? expect.unreachable()) as unknown as readonly [
  Record<'from' | 'to' | 'data' | 'gas', string>,
  Record<'from' | 'to' | 'data' | 'gas', string>,
]
const overrides = block?.stateOverrides ?? expect.unreachable()
const safe = call.to
const other = `0x${'ef'.repeat(20)}`
const word = (digit: string) => `0x${digit.padStart(64, '0')}`
/** The simulation with other blocks, or with other fields of its block or its call. */
const blocks = (...list: readonly object[]) => ({ ...asked, blockStateCalls: list })
const withBlock = (different: object) => blocks({ ...block, ...different })
const withCall = (different: object) => withBlock({ calls: [read, { ...call, ...different }, read] })
const withRead = (different: object) => withBlock({ calls: [read, call, { ...read, ...different }] })
const withOverride = (override: object) => withBlock({ stateOverrides: { ...overrides, [safe]: override } })

test.each([
  ['two blocks', blocks(block ?? {}, block ?? {})],
  ['no block', blocks()],
  ['two executions', withBlock({ calls: [read, call, call, read] })],
  ['an execution without reads of the balance', withBlock({ calls: [call] })],
  ['an execution in the place of a read', withBlock({ calls: [read, call, call] })],
  ['a read of more than a balance', withRead({ data: `${read.data}00` })],
  ['a read of another contract', withRead({ to: safe })],
  ['a read that creates', withRead({ to: undefined })],
  [
    'other code of the reader',
    withBlock({ stateOverrides: { ...overrides, [balanceReader]: { code: '0x5b600056' } } }),
  ],
  ['a slot of the reader', withBlock({ stateOverrides: { ...overrides, [balanceReader]: overrides[safe] } })],
  ['the code of the reader at another place', withOverride({ code: balanceReaderCode })],
  ['a read that pays', withRead({ value: '0x1' })],
  ['a read of more gas', withRead({ gas: '0x186a1' })],
  ['no call', withBlock({ calls: [] })],
  ['no override', withBlock({ stateOverrides: {} })],
  [
    'an override of another contract',
    withBlock({ stateOverrides: { ...overrides, [safe]: undefined, [other]: overrides[safe] } }),
  ],
  [
    'an override of a second contract',
    withBlock({ stateOverrides: { ...overrides, [other]: overrides[safe] } }),
  ],
  ['code in the place of a contract', withOverride({ code: '0x5b600056' })],
  ['code beside the threshold', withOverride({ ...overrides[safe], code: '0x5b600056' })],
  ['a balance', withOverride({ ...overrides[safe], balance: '0xffffffff' })],
  ['a whole state', withOverride({ state: { [word('4')]: word('1') } })],
  ['another slot', withOverride({ stateDiff: { [word('0')]: word('1') } })],
  ['a second slot', withOverride({ stateDiff: { [word('4')]: word('1'), [word('0')]: word('1') } })],
  ['a threshold of 0', withOverride({ stateDiff: { [word('4')]: word('0') } })],
  ['a moved precompile', withOverride({ ...overrides[safe], movePrecompileToAddress: other })],
  ['overrides of the block', withBlock({ blockOverrides: { gasLimit: '0xffffffffff' } })],
  ['a call of another function', withCall({ data: '0xa9059cbb' })],
  ['a call without data', withCall({ data: '0x' })],
  ['a call with value', withCall({ value: '0x1' })],
  ['a call without gas', withCall({ gas: undefined })],
  ['more gas than the cap', withCall({ gas: '0x989681' })],
  ['ten billion gas', withCall({ gas: '0x2540be400' })],
  ['a text for gas', withCall({ gas: 'all of it' })],
  ['a text for the gas of a read', withRead({ gas: '0x' })],
  ['validation', { ...asked, validation: true }],
  ['full transactions', { ...asked, returnFullTransactions: true }],
])('a simulation with %s never reaches the node', async (_, simulation) => {
  const page = pageOf(node.url)
  const answer = await page.ask(rpcCall('eth_simulateV1', 1, [simulation, 'latest']))
  expect(answer).toHaveProperty('error.code', -32_602)
  expect(node.asked).toEqual([])
})

test.each(['pending', 'finalized', '0x1'])('a simulation on the state of %s is refused', async (at) => {
  const page = pageOf(node.url)
  expect(await page.ask(rpcCall('eth_simulateV1', 1, [asked, at]))).toHaveProperty('error.code', -32_602)
  expect(node.asked).toEqual([])
})

test('the execution of a Safe is simulated as requested, and counts by its gas', async () => {
  const page = pageOf(node.url)
  await page.ask(rpcCall('eth_simulateV1', 1, [asked, 'latest']))
  expect(node.asked[0]?.body).toHaveProperty('params', [asked, 'latest'])
  await page.ask(rpcCall('eth_simulateV1', 1, [withCall({ gas: '0x5208' }), 'latest']))
  expect(page.weights).toEqual([8, 5])
})
