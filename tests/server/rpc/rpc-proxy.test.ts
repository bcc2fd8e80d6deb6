import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAllowedMethod } from '@/server/rpc/rpc-methods'
import { nodeLimits } from '@/server/rpc/rpc-node'
import { answerRpc } from '@/server/rpc/rpc-proxy'
import { answerEach, type NodeStub, startNodeStub } from '../node-stub'
import { failureOf, rpcCall } from './rpc-calls'

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
})
afterEach(() => node.stop())

const ask = (body: unknown, limits = nodeLimits) => answerRpc(body, node.url, limits)

describe('forwarded calls', () => {
  test.each([
    'eth_chainId',
    'net_version',
    'eth_blockNumber',
    'eth_getBlockByNumber',
    'eth_getBlockByHash',
    'eth_getBalance',
    'eth_getCode',
    'eth_call',
    'eth_getTransactionCount',
    'eth_estimateGas',
    'eth_gasPrice',
    'eth_feeHistory',
    'eth_maxPriorityFeePerGas',
    'eth_sendRawTransaction',
    'eth_getTransactionByHash',
    'eth_getTransactionReceipt',
  ])('[S7.3] %s is answered by the node', async (method) => {
    expect(await ask(rpcCall(method))).toEqual({ jsonrpc: '2.0', id: 1, result: method })
  })

  test('parameters are forwarded unchanged, and default to an empty list', async () => {
    const params = [{ to: '0x01', data: '0x' }, 'latest']
    await ask([rpcCall('eth_call', 1, params), rpcCall('eth_chainId', 2)])
    expect(node.asked[0]?.body).toEqual([
      { jsonrpc: '2.0', id: 0, method: 'eth_call', params },
      { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
    ])
  })

  test('the node receives the calls and no other data of the request', async () => {
    await ask({ ...rpcCall('eth_chainId'), cookie: 'secret' })
    expect(node.asked[0]?.body).toEqual({ jsonrpc: '2.0', id: 0, method: 'eth_chainId', params: [] })
    expect(node.asked[0]?.headers).not.toHaveProperty('cookie')
    expect(node.asked[0]?.headers).not.toHaveProperty('origin')
  })

  test('a result of null is an answer', async () => {
    node.answerWith(answerEach(() => ({ result: null })))
    expect(await ask(rpcCall('eth_getTransactionReceipt'))).toEqual({ jsonrpc: '2.0', id: 1, result: null })
  })

  test('name and password of a node’s address become basic authentication', async () => {
    await answerRpc(rpcCall('eth_chainId'), node.url.replace('//', '//love:p%40ss@'))
    expect(node.asked[0]?.headers.authorization).toBe(`Basic ${btoa('love:p@ss')}`)
  })
})

describe('ids', () => {
  test.each([1, 0, -7, 'a', '', 'x'.repeat(64)])('id %j is returned unchanged', async (id) => {
    expect(await ask(rpcCall('eth_chainId', id))).toHaveProperty('id', id)
  })

  test('a batch is answered in order with its own ids, also repeated ones', async () => {
    const batch = [rpcCall('eth_chainId', 'a'), rpcCall('eth_gasPrice', 7), rpcCall('eth_blockNumber', 'a')]
    expect(await ask(batch)).toEqual([
      { jsonrpc: '2.0', id: 'a', result: 'eth_chainId' },
      { jsonrpc: '2.0', id: 7, result: 'eth_gasPrice' },
      { jsonrpc: '2.0', id: 'a', result: 'eth_blockNumber' },
    ])
  })

  test('a batch of one is answered as a batch', async () => {
    expect(await ask([rpcCall('eth_chainId', 5)])).toEqual([{ jsonrpc: '2.0', id: 5, result: 'eth_chainId' }])
  })
})

describe('refused requests', () => {
  test.each([
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
    'ETH_CHAINID',
    'constructor',
  ])('%s never reaches the node', async (method) => {
    expect(isAllowedMethod(method)).toBe(false)
    expect(await ask(rpcCall(method, 9))).toEqual({
      jsonrpc: '2.0',
      id: 9,
      error: {
        code: -32601,
        message: `${method} is not offered here. This page only reads the chain and hands on signed transactions; ask your wallet instead.`,
      },
    })
    expect(node.asked).toEqual([])
  })

  test('a refused call leaves the rest of its batch alone', async () => {
    const answers = await ask([
      rpcCall('eth_chainId', 1),
      rpcCall('eth_accounts', 2),
      rpcCall('eth_gasPrice', 3),
    ])
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: 1, result: 'eth_chainId' },
      expect.objectContaining({ id: 2, error: expect.objectContaining({ code: -32601 }) }),
      { jsonrpc: '2.0', id: 3, result: 'eth_gasPrice' },
    ])
    expect(node.asked[0]?.body).toHaveLength(2)
  })

  test.each([
    null,
    'eth_chainId',
    [],
    [[]],
    {},
    { ...rpcCall('eth_chainId'), jsonrpc: '1.0' },
    { jsonrpc: '2.0', method: 'eth_chainId' },
    rpcCall('eth_chainId', null),
    rpcCall('eth_chainId', 1.5),
    rpcCall('eth_chainId', 'x'.repeat(65)),
    rpcCall('eth_chainId', { toString: 1 }),
    rpcCall('eth chainId'),
    rpcCall('x'.repeat(65)),
    rpcCall('eth_call', 1, { to: '0x01' }),
    rpcCall('eth_call', 1, Array(9).fill(0)),
    [rpcCall('eth_chainId'), 'eth_chainId'],
  ])('%j is not a request', async (body) => {
    expect(await failureOf(ask(body))).toMatchObject({ code: 'bad-request' })
    expect(node.asked).toEqual([])
  })

  test('a batch may have 20 calls and not 21', async () => {
    const batch = Array.from({ length: 21 }, (_, id) => rpcCall('eth_chainId', id))
    expect(await ask(batch.slice(1))).toHaveLength(20)
    expect(await failureOf(ask(batch))).toMatchObject({ code: 'too-large', status: 413 })
    expect(node.asked).toHaveLength(1)
  })
})
