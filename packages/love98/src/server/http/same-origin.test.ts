import { expect, test } from 'vitest'
import { requireKnownHost, requireSameOrigin } from './same-origin'

const address = 'http://localhost:3000/api/things'
const site = 'https://cats.example'
const demo = { SITE_URL: 'http://localhost:3000', DEMO_MANIFEST: '/demo.json', HOST: '127.0.0.1' }
const local = { SITE_URL: 'http://localhost:3000', DEMO_MANIFEST: undefined, HOST: '0.0.0.0' }
const published = { SITE_URL: site, DEMO_MANIFEST: undefined, HOST: '0.0.0.0' }
const from = (headers: Record<string, string>, own: typeof demo | typeof published) => () => {
  const request = new Request(address, { headers: { host: 'localhost:3000', ...headers } })
  requireKnownHost(request, own)
  requireSameOrigin(request, own)
}
const refusal = expect.objectContaining({ status: 403, code: 'method-not-allowed' })

test.each([
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost:3000' },
  { origin: 'https://localhost:3000' },
  { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' },
  { host: '[::1]:3000', origin: 'http://[::1]:3000' },
  { host: 'localhost', origin: 'http://localhost' },
])('a request with %j is accepted in the demo, and on a machine without a public address', (headers) => {
  expect(from(headers, demo)).not.toThrow()
  expect(from(headers, local)).not.toThrow()
})

test.each([
  { origin: site },
  { origin: site, 'sec-fetch-site': 'same-origin' },
  { origin: site, host: '10.0.0.7:3000' },
  { origin: site, host: 'upstream' },
  { host: 'upstream' },
])('a request with %j is accepted at SITE_URL, also behind a proxy that changes the host', (headers) => {
  expect(from(headers, published)).not.toThrow()
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'http://cats.example' },
  { origin: 'https://cats.example:8443' },
  { origin: 'https://cats.example.evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://127.0.0.1:3000' },
  { origin: 'null' },
  { origin: '' },
  { origin: site, 'sec-fetch-site': 'cross-site' },
])('a request with %j is refused with 403', (headers) => {
  expect(from(headers, demo)).toThrow(refusal)
  expect(from(headers, published)).toThrow(refusal)
})

test('a page on a rebound host name cannot write, although its origin equals the host (DNS rebinding)', () => {
  const rebound = { host: 'evil.example:3000', origin: 'http://evil.example:3000' }
  for (const own of [demo, local, published]) expect(from(rebound, own)).toThrow(refusal)
  expect(from({ host: 'localhost:3000', origin: 'http://localhost:3000' }, published)).toThrow(refusal)
})

test('a page on a rebound host name cannot read from a local server either', () => {
  for (const host of ['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example:3000']) {
    expect(from({ host }, demo)).toThrow(refusal)
    expect(from({ host }, local)).toThrow(refusal)
  }
  // A health check uses an IP address.
  for (const host of ['10.0.0.7:3000', '[2001:db8::1]:3000']) expect(from({ host }, local)).not.toThrow()
})

test('the host in HOST is accepted', () => {
  const own = { ...demo, HOST: 'desk.home.example' }
  const headers = { host: 'desk.home.example:3000', origin: 'http://desk.home.example:3000' }
  expect(from(headers, own)).not.toThrow()
})
