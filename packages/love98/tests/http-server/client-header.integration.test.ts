import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { parseNetworks } from '@/server/http/addresses'
import { createRouteListener } from '../../server/route-listener.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Returns the address that a server behind the given proxies finds for a request with the given headers. */
async function senderFound(
  { proxies, header }: { proxies: string; header?: string },
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const trusted = parseNetworks(proxies) ?? expect.fail()
  const listener = createRouteListener(
    async ({ sender }) => new Response(sender.address),
    trusted,
    header,
  ) as RequestListener
  const server = createServer((request, response) => {
    response.setHeader('x-request-id', '0123456789abcdef')
    listener(request, response)
  }).listen(0, '127.0.0.1')
  stops.push(() => server.close() && server.closeAllConnections())
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })
  return answer.text()
}

const proxied = { proxies: '127.0.0.1', header: 'x-real-ip' }

test('the configured header of a trusted proxy names the sender, and X-Forwarded-For does not', async () => {
  const headers = { 'x-real-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.9' }
  expect(await senderFound(proxied, headers)).toBe('203.0.113.7')
})

test('the configured header of an unknown sender is ignored', async () => {
  const untrusted = { ...proxied, proxies: '10.0.0.0/8' }
  expect(await senderFound(untrusted, { 'x-real-ip': '203.0.113.7' })).toBe('127.0.0.1')
})

test('without the configured header, the address of the proxy counts', async () => {
  expect(await senderFound(proxied, { 'x-forwarded-for': '203.0.113.7' })).toBe('127.0.0.1')
})

test('X-Forwarded-For names the sender by default', async () => {
  const headers = { 'x-real-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.9' }
  expect(await senderFound({ proxies: '127.0.0.1' }, headers)).toBe('198.51.100.9')
})
