import type { ServerResponse } from 'node:http'
import { send } from '../node-stub'

/** A failure of a node: its name, and its response to a request with this id. */
type Mode = readonly [name: string, answer: (id: number, response: ServerResponse) => void]

const error = (code: number, message: string, data?: unknown): Mode[1] => {
  return (id, response) => send(response, { jsonrpc: '2.0', id, error: { code, message, data } })
}
const body = (text: string, status = 200): Mode[1] => {
  return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
const result = (answer: unknown): Mode[1] => {
  return (id, response) => send(response, { jsonrpc: '2.0', id, result: answer })
}

/**
 * Responses with which nodes and their providers reject a request for now, and responses that are not valid answers.
 */
export const busyNodeModes: readonly Mode[] = [
  ['-32603 internal error', error(-32603, 'Internal error')],
  ['-32000 header not found', error(-32000, 'header not found')],
  ['-32000 rate limit', error(-32000, 'daily request count exceeded, request rate limited')],
  ['-32000 missing trie node', error(-32000, 'missing trie node 1f2e (path )')],
  ['-32000 out of gas', error(-32000, 'out of gas')],
  ['-32001 resource not found', error(-32001, 'block not found')],
  ['-32002 resource unavailable', error(-32002, 'request timed out')],
  ['-32005 limit exceeded', error(-32005, 'limit exceeded')],
  ['-32007 requests a second', error(-32007, '15/second request limit reached')],
  ['-32011 no backend', error(-32011, 'no backend is currently healthy to serve traffic')],
  ['-32016 over rate limit', error(-32016, 'over rate limit')],
  ['-32097 capacity', error(-32097, 'compute units per second exceeded')],
  ['-32601 method not found', error(-32601, 'the method eth_call does not exist')],
  ['-32602 invalid params', error(-32602, 'unsupported block tag')],
  ['-32700 parse error', error(-32700, 'parse error', '0x')],
  ['429 within a 200', error(429, 'Too many requests', { see: 'https://node.example' })],
  ['429 with an error', (id, r) => send(r, { id, error: { code: -32005, message: 'slow down' } }, 429)],
  ['429 with HTML', body('<h1>Too many</h1>', 429)],
  ['502', body('<h1>Bad Gateway</h1>', 502)],
  ['401', body('{"message":"Unauthorized"}', 401)],
  ['a result of null', result(null)],
  ['no result', (id, response) => send(response, { jsonrpc: '2.0', id })],
  ['a result of true', result(true)],
  ['an empty object as result', result({})],
  ['a result that is no hex', result('0xzz')],
  ['an empty body', body('')],
  ['null', body('null')],
  ['a list', body('[]')],
  ['half a body', body('{"jsonrpc":"2.0","id":')],
  ['an error without code', (id, response) => send(response, { id, error: { message: 'no' } })],
  ['a broken connection', (_, response) => response.destroy()],
  ['silence', () => undefined],
]
