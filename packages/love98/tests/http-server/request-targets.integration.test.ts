import { afterEach, expect, test } from 'vitest'
import { ask, rawServers } from './raw-connection'

const { serve, stop } = rawServers()
afterEach(stop)

/** Redirects without checks: a path loses its final slash, whatever the target. */
async function serveRedirects() {
  const handled: string[] = []
  const { port } = await serve(({ url = '' }, response) => {
    handled.push(url)
    const isLong = url.length > 1 && url.endsWith('/')
    response.writeHead(
      isLong ? 308 : 200,
      isLong ? { Location: url.slice(0, -1), Refresh: `0;url=${url}` } : {},
    )
    response.end()
  })
  const get = (target: string) => ask(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  return { handled, get }
}

test.each([
  'http://evil.example/p/swap/',
  'HTTPS://evil.example/',
  'http://a/api/config',
  '//evil.example/p/',
  '/\\evil.example/',
  '*',
  'evil.example:80',
  '/api/rpc/%zz',
  '/p/%',
  '/%c3%28/x',
  '/_next/./image?url=x',
  '/x/../_next/image?url=x',
  '/x/%2e%2e/_next/image?url=x',
  '/_next/.%2E/_next/image?url=x',
  '/_next/%2e/image?url=x',
  '/_next//image?url=x',
  '/_next/image/..',
  '/_next\\image?url=x',
  '/_next%5Cimage?url=x',
  '/_next%2fimage?url=x',
  '/_next/im%61ge?url=x',
  '/_next/image#?url=x',
  '/%5fnext/image?url=x',
  '/api/safe/v1%2Fchains%2F137/safes',
  '/p/swap%00',
  '/p/%0d%0aSet-Cookie',
  '/p/swap%7F',
])('the target %s is a 400, and not handled', async (target) => {
  const { handled, get } = await serveRedirects()
  const answer = await get(target)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('evil.example')
  expect(handled).toEqual([])
})

test('a path of 15 KB is a 414 in less than 2 KB, and not a redirect that repeats it', async () => {
  const { handled, get } = await serveRedirects()
  for (const target of [`/${'a'.repeat(15_000)}/`, `/p/swap?${'a'.repeat(15_000)}`, `/${'a.'.repeat(512)}`]) {
    const answer = await get(target)
    expect(answer).toMatch(/^HTTP\/1\.1 414 /)
    expect(answer.length).toBeLessThan(2000)
  }
  expect(handled).toEqual([])
})

test.each([
  ['the desktop', '/'],
  ['a path with a slash at its end', '/p/swap/'],
  ['characters that must be encoded', '/p/%20%22%25%3C%E2%99%A5%7C'],
  ['characters that need not be, and dots in names', "/assets/a..b.c~(1)!$&'*+,;=:@"],
  ['a query that cannot be decoded', '/p/%E2%99%A5?x=%zz'],
  ['the longest path', `/${'a'.repeat(1023)}`],
  ['a long query', `/p/swap?${'a'.repeat(4000)}`],
])('the target %s is handled', async (_, target) => {
  const { handled, get } = await serveRedirects()
  expect(await get(target)).toMatch(/^HTTP\/1\.1 (200|308) /)
  expect(handled).toEqual([target])
})
