import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFormerAddressAnswerer } from '../../../server/delivery/answer-former-address.ts'

let server: Server
beforeAll(async () => {
  const answer = createFormerAddressAnswerer({ policies: undefined })
  server = createServer((request, response) => {
    if (!answer(request, response)) response.end('the page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}

test.each([
  ['/p/exchange', '/p/swap'],
  ['/pt-br/p/exchange?open=CAT-ETH', '/pt-br/p/swap?open=CAT-ETH'],
])('the former address %s is redirected to %s', async (path, location) => {
  expect(await ask(path)).toEqual([308, location])
  expect(await ask(path, 'HEAD')).toEqual([308, location])
})

test.each(['/p/swap', '/p/exchange/CAT-ETH', '//evil.example/p/exchange', '/p/exchanges'])(
  'the path %s is not redirected',
  async (path) => {
    expect(await ask(path)).toEqual([200, null])
  },
)

test('a POST to a former address is not redirected', async () => {
  expect(await ask('/p/exchange', 'POST')).toEqual([200, null])
})
