import { erc6492SignatureValidatorByteCode as validator } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerEach, type NodeStub, startNodeStub } from '../node-stub'
import { rpcCall } from './rpc-calls'
import { demoParametersOf, pageOf, parametersOf } from './rpc-ports'

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
})
afterEach(() => node.stop())

const address = `0x${'ab'.repeat(20)}`
const request = { to: address, data: '0x01020304' }
const tenBillion = '0x2540be400'

describe('parameters that this product does not send', () => {
  test.each([
    ['a state override', 'eth_call', [request, 'latest', { [address]: { code: '0x5b600056' } }]],
    ['an empty third parameter', 'eth_call', [request, 'latest', null]],
    ['a block override', 'eth_call', [request, 'latest', {}, { gasLimit: tenBillion }]],
    ['no contract', 'eth_call', [{ data: '0x5b600056' }, 'latest']],
    ['other code than the validator', 'eth_call', [{ data: `${validator.slice(0, -2)}00` }, 'latest']],
    ['code before the validator', 'eth_call', [{ data: `0x60006000${validator.slice(2)}` }, 'latest']],
    ['the validator with ether', 'eth_call', [{ data: validator, value: '0x1' }, 'latest']],
    ['the validator in the name of an account', 'eth_call', [{ data: validator, from: address }, 'latest']],
    ['a contract of null', 'eth_call', [{ ...request, to: null }]],
    ['another field', 'eth_call', [{ ...request, accessList: [] }]],
    ['blobs', 'eth_call', [{ ...request, blobVersionedHashes: [] }]],
    ['data twice', 'eth_call', [{ ...request, input: '0x' }]],
    ['half a byte', 'eth_call', [{ ...request, data: '0x123' }]],
    ['gas as a number', 'eth_call', [{ ...request, gas: 10_000_000_000 }]],
    ['negative gas', 'eth_call', [{ ...request, gas: '-0x1' }]],
    ['no parameters', 'eth_call', []],
    ['the first block by its name', 'eth_getBalance', [address, 'earliest']],
    ['a safe block', 'eth_call', [request, 'safe']],
    ['the state of a finalized block', 'eth_call', [request, 'finalized']],
    ['a block by its hash', 'eth_call', [request, { blockHash: `0x${'12'.repeat(32)}` }]],
    ['a number with leading zeros', 'eth_getBlockByNumber', ['0x01', false]],
    ['a number of 256 bits', 'eth_getBlockByNumber', [`0x${'f'.repeat(64)}`, false]],
    ['a number in decimals', 'eth_getBlockByNumber', ['12', false]],
    ['a full block by an object', 'eth_getBlockByNumber', ['latest', {}]],
    ['a year of fees', 'eth_feeHistory', ['0x400', 'latest', []]],
    ['what others tip', 'eth_feeHistory', ['0x1', 'latest', [10, 90]]],
    ['fees of an earlier block', 'eth_feeHistory', ['0x1', '0x1', []]],
    ['a count of no account', 'eth_getTransactionCount', ['friend.eth', 'latest']],
    ['a short hash', 'eth_getTransactionReceipt', ['0x12']],
    ['a name', 'eth_getBalance', ['friend.eth', 'latest']],
    ['more than none', 'eth_blockNumber', [1]],
  ])('the parameters never reach the node: %s at %s', async (_, method, params) => {
    const page = pageOf(node.url)
    expect(await page.ask(rpcCall(method, 7, params))).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: {
        code: -32_602,
        message: `The parameters of ${method} are not offered here. This page only reads the chain.`,
      },
    })
    expect(node.asked).toEqual([])
    expect(page.weights).toEqual([0])
  })

  test.each([
    [undefined, '0x4c4b40', 3],
    [tenBillion, '0x4c4b40', 3],
    [`0x${'f'.repeat(64)}`, '0x4c4b40', 3],
    ['0x4c4b40', '0x4c4b40', 3],
    ['0x5208', '0x5208', 2],
  ])('the gas %s becomes %s, and the call counts as %d', async (gas, sent, weight) => {
    const page = pageOf(node.url)
    await page.ask(rpcCall('eth_call', 1, [{ ...request, ...(gas && { gas }) }, 'pending']))
    expect(node.asked[0]?.body).toHaveProperty('params', [{ ...request, gas: sent }, 'pending'])
    expect(page.weights).toEqual([weight])
  })
})

test.each([
  [undefined, '0x2625a0', 6],
  ['0x4c4b40', '0x2625a0', 6],
  [tenBillion, '0x2625a0', 6],
  ['0x5208', '0x5208', 2],
])(
  'the signature validator, which can run any code, has gas of %s as %s, and counts as %d',
  async (gas, sent, weight) => {
    const page = pageOf(node.url)
    const data = `${validator}${'00'.repeat(128)}`
    await page.ask(rpcCall('eth_call', 1, [{ data, ...(gas && { gas }) }, 'latest']))
    expect(node.asked[0]?.body).toHaveProperty('params', [{ data, gas: sent }, 'latest'])
    expect(page.weights).toEqual([weight])
  },
)

test('calls count by their cost', async () => {
  const page = pageOf(node.url, { isDemo: true })
  const all = Object.entries({ ...parametersOf, ...demoParametersOf })
  for (const [method, params] of all) await page.ask(rpcCall(method, 1, params))
  const weights = all.map(([method], index) => [method, page.weights[index]])
  expect(Object.fromEntries(weights)).toEqual({
    eth_blockNumber: 1,
    eth_getBalance: 1,
    eth_getCode: 1,
    eth_call: 3,
    eth_simulateV1: 8,
    eth_getTransactionByHash: 1,
    eth_getTransactionReceipt: 1,
    eth_getBlockByNumber: 1,
    eth_getTransactionCount: 1,
    eth_feeHistory: 1,
    eth_maxPriorityFeePerGas: 1,
    eth_estimateGas: 5,
    eth_sendRawTransaction: 5,
  })
  await page.ask([1, 2].map((id) => rpcCall('eth_getBlockByNumber', id, ['latest', true])))
  expect(page.weights.at(-1)).toBe(20)
})

describe('numbered blocks', () => {
  const newest = 1_000n
  const hex = (number: bigint) => `0x${number.toString(16)}`
  const block = (number: bigint) => rpcCall('eth_getBlockByNumber', 1, [hex(number), false])
  const state = (number: bigint) => rpcCall('eth_call', 1, [request, hex(number)])
  const methods = () => node.asked.map(({ body }) => Reflect.get(Object(body), 'method'))
  beforeEach(() =>
    node.answerWith(
      answerEach(({ method, params }) => ({
        result: method === 'eth_blockNumber' ? hex(newest) : { number: params[0] },
      })),
    ),
  )

  test('numbered blocks are requested up to the newest one, which is requested once', async () => {
    const page = pageOf(node.url)
    for (const number of [newest, 0n, newest - 1n])
      expect(await page.ask(block(number))).toHaveProperty('result.number')
    expect(methods()).toEqual(['eth_blockNumber', ...Array(3).fill('eth_getBlockByNumber')])
  })

  test('numbered blocks above the newest one are unknown, and cost one call per second', async () => {
    let now = 0
    const page = pageOf(node.url, { now: () => now })
    for (let call = 0; call < 20; call++) {
      expect(await page.ask(block(newest + 1n))).toHaveProperty('result', null)
      expect(await page.ask(state(newest + 1n))).toHaveProperty('error.message', 'header not found')
    }
    expect(methods()).toEqual(['eth_blockNumber'])
    now = 1_000
    await page.ask(block(newest + 1n))
    expect(methods()).toEqual(['eth_blockNumber', 'eth_blockNumber'])
  })

  test('the finalized block is requested by its tag', async () => {
    const page = pageOf(node.url)
    const answer = await page.ask(rpcCall('eth_getBlockByNumber', 1, ['finalized', false]))
    expect(answer).toHaveProperty('result.number', 'finalized')
  })

  test('numbered blocks give their state for 128 blocks', async () => {
    const page = pageOf(node.url)
    expect(await page.ask(state(newest - 128n))).toHaveProperty('result')
    expect(await page.ask(state(newest - 129n))).toHaveProperty('error.message', 'missing trie node')
    expect(methods()).toEqual(['eth_blockNumber', 'eth_call'])
  })

  test('older numbered blocks give code for a higher count, if the node has it', async () => {
    const page = pageOf(node.url)
    const code = rpcCall('eth_getCode', 1, [`0x${'ab'.repeat(20)}`, `0x${(newest - 900n).toString(16)}`])
    expect(await page.ask(code)).toHaveProperty('result')
    expect(methods()).toEqual(['eth_blockNumber', 'eth_getCode'])
    expect(page.weights).toEqual([3])
  })

  test('numbered blocks are known from the answers to other calls, in one batch with unknown calls', async () => {
    const page = pageOf(node.url)
    await page.ask(rpcCall('eth_blockNumber'))
    const answers = await page.ask([block(newest + 5n), block(newest), rpcCall('eth_accounts'), state(2n)])
    expect(answers).toEqual([
      expect.objectContaining({ result: null }),
      expect.objectContaining({ result: { number: '0x3e8' } }),
      expect.objectContaining({ error: expect.objectContaining({ code: -32_601 }) }),
      expect.objectContaining({ error: expect.objectContaining({ code: -32_000 }) }),
    ])
  })
})
