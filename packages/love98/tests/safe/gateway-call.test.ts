import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fetchTools } from '@/safe/gateway/fetch-with-retry'
import { callGateway } from '@/safe/gateway/gateway-call'
import { addressOfCall, allowedPath, allowedQuery } from '@/safe/gateway/gateway-calls'
import { cursorOf } from '@/safe/gateway/next-page'
import { alwaysAnswering } from './gateway-shapes'

const ask = (fetch: typeof fetchTools.fetch) =>
  callGateway(
    { base: '', origin: 'https://gateway.example', tools: { ...fetchTools, fetch } },
    { path: '/v1/chains', answer: v.object({ ok: v.boolean() }) },
  )
const answered = (text: string, init: ResponseInit = {}) => ask(alwaysAnswering(text, init))
const json = (body: unknown) => JSON.stringify(body)

// Proves S8.16
describe('answers that are not OK', () => {
  test.each([
    [{ code: 404, message: 'Not found.' }, 404, 'Not Found', '404: Not found.'],
    [{ code: 'invalid_type', message: 'expected string' }, 422, '', 'invalid_type: expected string'],
    [{ code: 0, message: ['one', 'two'] }, 400, '', '0: one; two'],
    [
      { code: { toString: 1 }, message: [{ toString: 2 }, 'x'] },
      400,
      '',
      '{"toString":1}: {"toString":2}; x',
    ],
    [{ statusCode: 422, message: 'Invalid safeTxHash' }, 422, 'Unprocessable Entity', 'Unprocessable Entity'],
    [{ message: 'Cannot GET', statusCode: 404 }, 404, '', 'HTTP 404'],
    [{ code: null, message: 'x' }, 500, 'Internal Server Error', 'Internal Server Error'],
    ['', 500, 'Internal Server Error', 'Internal Server Error'],
    ['', 502, '', 'HTTP 502'],
  ])('the answer %j with %d %s is "%s"', async (body, status, statusText, expected) => {
    await expect(answered(body === '' ? '' : json(body), { status, statusText })).rejects.toMatchObject({
      name: 'GatewayError',
      message: expected,
      cause: { name: 'WebError', message: 'bad response' },
    })
  })
})

// Proves S8.17
describe('answers that are not JSON', () => {
  test.each([
    ['<html>502 Bad Gateway</html>', 502],
    ['{"results":[', 200],
    ['Rate limit', 500],
  ])('the answer %s with %d is "Invalid response content"', async (text, status) => {
    await expect(answered(text, { status })).rejects.toMatchObject({
      name: 'GatewayError',
      message: 'Invalid response content',
      detail: { status, body: text },
      cause: { name: 'WebError', message: 'invalid JSON' },
    })
  })

  test('an answer of an unexpected shape causes a GatewayError', async () => {
    await expect(answered(json({ ok: 'yes' }))).rejects.toThrow('Unexpected response shape')
    await expect(answered('')).rejects.toThrow('Unexpected response shape')
  })
})

test('path values are encoded, so that they cannot change the path', () => {
  expect(addressOfCall('confirm', { chain: 1, hash: '../../about?x=1#y' })).toEqual({
    method: 'POST',
    path: '/v1/chains/1/transactions/..%2F..%2Fabout%3Fx%3D1%23y/confirmations',
  })
})

test("a link to the next page gives its cursor on the gateway's origin only", () => {
  const next = 'https://gateway.example/v1/x?cursor=limit%3D20%26offset%3D20&trusted=true'
  expect(cursorOf(next, 'https://gateway.example')).toBe('limit=20&offset=20')
  expect(cursorOf(null, 'https://gateway.example')).toBe(null)
  for (const foreign of [
    next.replace('gateway', 'evil'),
    next.replace('https', 'http'),
    'javascript:alert(1)',
    '/v1/x?cursor=1',
    'https://gateway.example/v1/x',
  ])
    expect(() => cursorOf(foreign, 'https://gateway.example')).toThrow('another place')
})

test('the server forwards the calls of the product and no others', () => {
  const safe = '0x0165878A594ca255338adfa4d48449f69242Eb8F'
  const path = (method: string, text: string) => allowedPath(method, text.split('/'))
  expect(path('GET', `v1/chains/1/safes/${safe}/transactions/queued`)).toBe(
    `/v1/chains/1/safes/${safe}/transactions/queued`,
  )
  for (const [method, text] of [
    ['POST', `v1/chains/1/safes/${safe}`],
    ['GET', 'v1/auth/nonce'],
    ['GET', 'v1/chains/1/safes/0x12/balances/usd'],
    ['GET', `v1/chains/1/safes/${safe}/transactions/history/../../..`],
    ['GET', 'v1/chains/1/transactions/..'],
    ['PUT', 'v1/chains'],
    ['GET', ''],
  ] as const)
    expect([method, text, path(method, text)]).toEqual([method, text, null])
  expect(allowedQuery(new URLSearchParams('trusted=true&serviceKey=1&cursor=a%26b'))).toBe(
    '?trusted=true&cursor=a%26b',
  )
})
