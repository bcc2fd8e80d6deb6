import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { answerSafely } from './answer-safely'
import { Refusal } from './refusal'

const address = 'http://localhost:3000/api/things?key=secret-query'
const sender = { address: '203.0.113.7', range: '203.0.113.7', network: null }
const asked = { request: new Request(address), id: '0123456789abcdef', sender, route: '/api/things' }
let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const answerTo = (error: unknown) =>
  answerSafely(asked, undefined, () => {
    throw error
  })

test.each([
  ['bad-request', 400],
  ['unknown-chain', 404],
  ['method-not-allowed', 405],
  ['too-large', 413],
  ['node-unavailable', 503],
  ['wallet-not-answering', 500],
] as const)('the error %s answers %d with its code and text', async (code, status) => {
  const error = new AppError(code)
  const response = await answerTo(error)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toEqual({ code, message: error.message })
})

// Proves S8.13
test('any other error is answered with the code "unexpected", without details', async () => {
  const response = await answerTo(new Error('secret'))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    code: 'unexpected',
    message: 'An unexpected error occurred. Try again.',
  })
})

test('answers are not cached, whatever their status', async () => {
  const good = await answerSafely(asked, undefined, () => Response.json({}))
  expect(good.headers.get('cache-control')).toBe('no-store')
  expect((await answerTo(new Error())).headers.get('cache-control')).toBe('no-store')
})

test('a server error is logged as one line of JSON, without query and addresses', async () => {
  const cause = new Error('connect https://node.example/v2/KEY and postgres://me:pw@db/love failed')
  await answerTo(new AppError('node-unavailable', cause))
  expect(log).toHaveBeenCalledTimes(1)
  const line = String(log.mock.calls[0]?.[0])
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    method: 'GET',
    pathname: '/api/things',
    status: 503,
  })
  expect(JSON.parse(line).causes[1]).toBe('Error: connect (address) and (address) failed')
  expect(line).not.toMatch(/KEY|me:pw|secret-query/)
})

test('a client error is not logged', async () => {
  await answerTo(new AppError('bad-request'))
  await answerTo(new Refusal(415, 'bad-request', ''))
  expect(log).not.toHaveBeenCalled()
})
