import { expect, test } from 'vitest'
import { requireSameOrigin } from './same-origin'

const address = 'http://localhost:3000/api/things'
const site = 'https://love.example'
const from = (headers: Record<string, string>) => () =>
  requireSameOrigin(new Request(address, { headers: { host: 'localhost:3000', ...headers } }), site)

test.each([
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: site },
  { origin: 'http://localhost:3000' },
  { origin: 'https://localhost:3000' },
  { origin: site, 'sec-fetch-site': 'same-origin' },
])('a request with %j is ours', (headers) => {
  expect(from(headers)).not.toThrow()
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'http://love.example' },
  { origin: 'https://love.example:8443' },
  { origin: 'https://love.example.evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'null' },
  { origin: '' },
  { origin: site, 'sec-fetch-site': 'cross-site' },
])('a request with %j is refused with 403', (headers) => {
  expect(from(headers)).toThrow(expect.objectContaining({ status: 403, code: 'method-not-allowed' }))
})
