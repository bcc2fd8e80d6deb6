import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerEach, type NodeStub, startNodeStub } from '../node-stub'
import { failureOf, rpcCall } from './rpc-calls'
import { demoParametersOf, pageOf, parametersOf } from './rpc-ports'

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
})
afterEach(() => node.stop())

const ask = (body: unknown) => pageOf(node.url).ask(body)
const balance = (id: unknown) => rpcCall('eth_getBalance', id, parametersOf.eth_getBalance)

describe('forwarded calls', () => {
  // Proves S7.3
  test.each(Object.entries(parametersOf))('the method %s is answered by the node', async (method, params) => {
    expect(await ask(rpcCall(method, 1, params))).toEqual({ jsonrpc: '2.0', id: 1, result: method })
  })

  test.each(Object.entries(demoParametersOf))(
    'the method %s is answered for the Demo Wallet alone',
    async (method, params) => {
      const call = rpcCall(method, 1, params)
      expect(await ask(call)).toHaveProperty('error.code', -32_601)
      expect(node.asked).toEqual([])
      expect(await pageOf(node.url, { isDemo: true }).ask(call)).toHaveProperty('result', method)
      expect(node.asked[0]?.body).toHaveProperty('params', params)
    },
  )

  test('parameters are forwarded, calls with a gas limit, and default to an empty list', async () => {
    const [request] = parametersOf.eth_call ?? []
    await ask([rpcCall('eth_call', 1, [request]), rpcCall('eth_blockNumber', 2)])
    const params = [{ ...Object(request), gas: '0x4c4b40' }, 'latest']
    expect(node.asked[0]?.body).toEqual([
      { jsonrpc: '2.0', id: 0, method: 'eth_call', params },
      { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
    ])
  })

  test('the node receives the calls and no other data of the request', async () => {
    await ask({ ...rpcCall('eth_blockNumber'), cookie: 'secret' })
    expect(node.asked[0]?.body).toEqual({ jsonrpc: '2.0', id: 0, method: 'eth_blockNumber', params: [] })
    expect(node.asked[0]?.headers).not.toHaveProperty('cookie')
    expect(node.asked[0]?.headers).not.toHaveProperty('origin')
  })

  test('a result of null is an answer', async () => {
    node.answerWith(answerEach(() => ({ result: null })))
    const call = rpcCall('eth_getTransactionReceipt', 1, parametersOf.eth_getTransactionReceipt)
    expect(await ask(call)).toEqual({ jsonrpc: '2.0', id: 1, result: null })
  })

  test("the user name and password of a node's address become basic authentication", async () => {
    await pageOf(node.url.replace('//', '//user:p%40ss@')).ask(rpcCall('eth_blockNumber'))
    expect(node.asked[0]?.headers.authorization).toBe(`Basic ${btoa('user:p@ss')}`)
  })
})

describe('ids', () => {
  test.each([1, 0, -7, 'a', '', 'x'.repeat(64)])('the id %j is returned unchanged', async (id) => {
    expect(await ask(rpcCall('eth_blockNumber', id))).toHaveProperty('id', id)
  })

  test('a batch is answered in order with its own ids, also repeated ones', async () => {
    const batch = [rpcCall('eth_blockNumber', 'a'), balance(7), rpcCall('eth_blockNumber', 'a')]
    expect(await ask(batch)).toEqual([
      { jsonrpc: '2.0', id: 'a', result: 'eth_blockNumber' },
      { jsonrpc: '2.0', id: 7, result: 'eth_getBalance' },
      { jsonrpc: '2.0', id: 'a', result: 'eth_blockNumber' },
    ])
  })

  test('a batch of one is answered as a batch', async () => {
    expect(await ask([rpcCall('eth_blockNumber', 5)])).toEqual([
      { jsonrpc: '2.0', id: 5, result: 'eth_blockNumber' },
    ])
  })
})

describe('refused requests', () => {
  test.each([
    'eth_gasPrice',
    'eth_blobBaseFee',
    'eth_getBlockByHash',
    'eth_getLogs',
    'eth_newFilter',
    'eth_getStorageAt',
    'eth_getProof',
    'eth_accounts',
    'eth_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_fillTransaction',
    'personal_unlockAccount',
    'debug_traceCall',
    'trace_call',
    'txpool_content',
    'admin_peers',
    'anvil_setBalance',
    'evm_mine',
    'hardhat_reset',
    'ETH_BLOCKNUMBER',
    'constructor',
  ])('the method %s never reaches the node', async (method) => {
    expect(await ask(rpcCall(method, 9))).toEqual({
      jsonrpc: '2.0',
      id: 9,
      error: {
        code: -32601,
        message: `${method} is not offered here. This page only reads the chain; ask your wallet instead.`,
      },
    })
    expect(node.asked).toEqual([])
  })

  test('a refused call leaves the rest of its batch alone', async () => {
    const answers = await ask([rpcCall('eth_blockNumber', 1), rpcCall('eth_accounts', 2), balance(3)])
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: 1, result: 'eth_blockNumber' },
      expect.objectContaining({ id: 2, error: expect.objectContaining({ code: -32601 }) }),
      { jsonrpc: '2.0', id: 3, result: 'eth_getBalance' },
    ])
    expect(node.asked[0]?.body).toHaveLength(2)
  })

  test.each([
    null,
    'eth_blockNumber',
    [],
    [[]],
    {},
    { ...rpcCall('eth_blockNumber'), jsonrpc: '1.0' },
    { jsonrpc: '2.0', method: 'eth_blockNumber' },
    rpcCall('eth_blockNumber', null),
    rpcCall('eth_blockNumber', 1.5),
    rpcCall('eth_blockNumber', 'x'.repeat(65)),
    rpcCall('eth_blockNumber', { toString: 1 }),
    rpcCall('eth chainId'),
    rpcCall('x'.repeat(65)),
    rpcCall('eth_call', 1, { to: '0x01' }),
    rpcCall('eth_call', 1, Array(9).fill(0)),
    [rpcCall('eth_blockNumber'), 'eth_blockNumber'],
  ])('the value %j is not a request', async (body) => {
    expect(await failureOf(ask(body))).toMatchObject({ code: 'bad-request' })
    expect(node.asked).toEqual([])
  })

  test('a batch may have 20 calls and not 21', async () => {
    const batch = Array.from({ length: 21 }, (_, id) => rpcCall('eth_blockNumber', id))
    expect(await ask(batch.slice(1))).toHaveLength(20)
    expect(await failureOf(ask(batch))).toMatchObject({ code: 'too-large', status: 413 })
    expect(node.asked).toHaveLength(1)
  })
})

// Proves S7.3
test('eth_chainId is answered without a node', async () => {
  const page = pageOf('http://127.0.0.1:1')
  const answers = await page.ask([rpcCall('eth_chainId', 1, []), rpcCall('net_version', 2, [])])
  expect(answers).toEqual([
    { jsonrpc: '2.0', id: 1, result: '0x7a69' },
    { jsonrpc: '2.0', id: 2, result: '31337' },
  ])
})
