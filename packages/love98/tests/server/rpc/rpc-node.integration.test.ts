import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nodeLimits } from '@/server/rpc/rpc-node'
import { type NodeStub, secretKey, send, startNodeStub } from '../node-stub'
import { failureOf, rpcCall } from './rpc-calls'
import { pageOf, parametersOf } from './rpc-ports'

let node: NodeStub
beforeEach(async () => {
  node = await startNodeStub()
})
afterEach(() => node.stop())

const hash = parametersOf.eth_getTransactionByHash

describe('failures of a node', () => {
  const unavailable = async (limits = nodeLimits, url = node.url) => {
    const calls = [rpcCall('eth_blockNumber', 1), rpcCall('eth_getTransactionByHash', 2, hash)]
    const error = await failureOf(pageOf(url, { limits }).ask(calls))
    expect(error.code).toBe('node-unavailable')
    const errorText = `${error.message} ${String(error.cause)}`
    expect(errorText).not.toContain(secretKey)
    expect(errorText).not.toContain('127.0.0.1')
    return String(error.cause)
  }
  const whole = [
    { jsonrpc: '2.0', id: 0, result: '0x1' },
    { jsonrpc: '2.0', id: 1, result: '0x2' },
  ]

  test('a node that does not answer in time is unavailable', async () => {
    node.answerWith(() => undefined)
    expect(await unavailable({ ...nodeLimits, timeout: 60 })).toContain('too long')
  })

  test('a node that does not finish its answer in time is unavailable', async () => {
    node.answerWith((_, response) => response.writeHead(200).write('['))
    expect(await unavailable({ ...nodeLimits, timeout: 60 })).toContain('too long')
  })

  test('a node that cannot be reached is unavailable', async () => {
    const { url, stop } = await startNodeStub()
    await stop()
    expect(await unavailable(nodeLimits, url)).toContain('ECONNREFUSED')
  })

  test('a node that breaks the connection is unavailable', async () => {
    node.answerWith((_, response) => response.destroy())
    expect(await unavailable()).toContain('could not be reached')
  })

  test.each([401, 403, 429, 500, 502, 503])(
    'a node that answers %d with HTML is unavailable',
    async (status) => {
      node.answerWith((_, response) => {
        response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>Bad plan for ${secretKey}</h1>`)
      })
      expect(await unavailable()).toContain(String(status))
    },
  )

  test('a node that redirects is unavailable', async () => {
    node.answerWith((_, response) => response.writeHead(307, { location: `${node.url}/2` }).end())
    await unavailable()
    expect(node.asked).toHaveLength(1)
  })

  test('a node whose answer is too long is unavailable', async () => {
    node.answerWith((_, response) => send(response, whole))
    expect(await unavailable({ ...nodeLimits, maxBytes: 60 })).toContain('longer than 60 bytes')
  })

  test.each([
    ['text', `upstream ${secretKey}`],
    [
      'one error for a whole batch',
      { jsonrpc: '2.0', id: null, error: { code: -32005, message: secretKey } },
    ],
    ['an answer too few', whole.slice(1)],
    ['an answer too many', [...whole, { jsonrpc: '2.0', id: 2, result: '0x3' }]],
    ['an answer twice', [whole[0], whole[0]]],
    ['neither result nor error', [whole[0], { jsonrpc: '2.0', id: 1 }]],
    ['another id', [whole[0], { jsonrpc: '2.0', id: 7, result: '0x2' }]],
    ['an id of another kind', [whole[0], { jsonrpc: '2.0', id: '1', result: '0x2' }]],
    ['an error without a code', [whole[0], { jsonrpc: '2.0', id: 1, error: { message: secretKey } }]],
    ['null', null],
  ])('a node that answers %s is unavailable', async (_, body) => {
    node.answerWith((_, response) => send(response, body))
    expect(await unavailable()).toContain('not one to these calls')
  })
})

describe('errors of a node', () => {
  const errorOf = async (error: object, status = 200) => {
    node.answerWith((_, response) => send(response, { jsonrpc: '2.0', id: 0, error }, status))
    return (await pageOf(node.url).ask(rpcCall('eth_call', 4, parametersOf.eth_call))) as object
  }

  test('a revert keeps its code and data, because the data comes from the contract', async () => {
    const revert = { code: 3, message: `execution reverted: at ${secretKey}`, data: '0x08c379a0' }
    expect(await errorOf(revert)).toEqual({
      jsonrpc: '2.0',
      id: 4,
      error: { code: 3, message: 'execution reverted', data: '0x08c379a0' },
    })
  })

  test('a JSON-RPC error with status 400 is an answer', async () => {
    expect(await errorOf({ code: 3, message: 'execution reverted' }, 400)).toHaveProperty('error.code', 3)
  })

  test.each([
    ['err: insufficient funds for gas * price + value', 'insufficient funds'],
    ['Nonce too low: next 4, tx 3', 'nonce too low'],
    ['max fee per gas less than block base fee: address 0x1', 'max fee per gas less than block base fee'],
    ['replacement transaction underpriced', 'replacement transaction underpriced'],
    ['already known', 'already known'],
  ])('the error %j is passed on as %j', async (message, phrase) => {
    expect(await errorOf({ code: -32000, message })).toHaveProperty('error.message', phrase)
  })

  test('any other message of a node is replaced, and data that is not hexadecimal is dropped', async () => {
    const error = { code: -32005, message: `plan of ${secretKey} is used up`, data: { see: node.url } }
    expect(await errorOf(error)).toEqual({
      jsonrpc: '2.0',
      id: 4,
      error: { code: -32005, message: 'The node refused this call.' },
    })
  })
})
