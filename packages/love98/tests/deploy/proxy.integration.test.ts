import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { parseNetworks } from '@/server/http/addresses'
import { clientAddress } from '@/server/http/client-address'
import { rawServers } from '../http-server/raw-connection'
import { hasNginx, startNginx } from './nginx'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function listen(handle: Handle): Promise<string> {
  const server: Server = createServer(handle).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  stops.push(() => server.close() && server.closeAllConnections())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function proxied(first: Handle, second: Handle) {
  const nginx = await startNginx(await listen(first), await listen(second))
  stops.unshift(nginx.stop)
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`${nginx.url}${path}`, { method })
    return `${answer.status} ${(await answer.text()).slice(0, 20)}`
  }
  return (path: string, times: number, method?: string) =>
    Promise.all(Array.from({ length: times }, () => ask(path, method))).then((answers) =>
      [...new Set(answers)].sort(),
    )
}

const answer = (status: number, text: string) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status).end(text)

describe.skipIf(!hasNginx())('the proxy as it is deployed', () => {
  // As with Docker's gateway, whose address clients may have and which `TRUSTED_PROXIES` contains.
  test.each([
    ['9.9.9.9'],
    ['9.9.9.9, 127.0.0.1'],
    ['9.9.9.9, 127.0.0.1, 127.0.0.1'],
    ['[2001:db8::1]:443'],
    ['nonsense'],
  ])('the proxy ignores a spoofed sender: %s', async (spoofed) => {
    const trusted = parseNetworks('127.0.0.0/8')
    if (!trusted) throw new Error('The networks cannot be read')
    const { serve, stop } = rawServers()
    stops.push(stop)
    const { port } = await serve(({ headers, socket }, response) => {
      response.end(clientAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for']), trusted))
    })
    const nginx = await startNginx(`127.0.0.1:${port}`, `127.0.0.1:${port}`)
    stops.unshift(nginx.stop)
    const headers = { 'x-forwarded-for': spoofed, 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' }
    expect(await (await fetch(nginx.url, { headers })).text()).toBe('127.0.0.1')
  })

  test('the proxy requests a chunk that one process lacks from the other process, and nothing else', async () => {
    const ask = await proxied(answer(404, 'old'), answer(200, 'new'))
    expect(await ask('/static/a.js', 40)).toEqual(['200 new'])
    expect(await ask('/p/nowhere', 40)).toEqual(['200 new', '404 old'])
  })

  test('a chunk that no process has is missing', async () => {
    const ask = await proxied(answer(404, 'one'), answer(404, 'other'))
    expect((await ask('/static/a.js', 10)).every((text) => text.startsWith('404'))).toBe(true)
  })

  test('the proxy repeats reads when a process is gone, and never a sent write', async () => {
    let written = 0
    const ends: Handle = (request) => {
      if (request.method === 'POST') written++
      request.socket.destroy()
    }
    const ask = await proxied(ends, (request, response) => {
      if (request.method === 'POST') written++
      response.end('fine')
    })
    expect(await ask('/', 20)).toEqual(['200 fine'])
    written = 0
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/api/x', 1, 'POST')))
    expect(written).toBe(answers.length)
  })

  test('the proxy blocks metrics', async () => {
    const ask = await proxied(answer(200, 'metrics'), answer(200, 'metrics'))
    expect((await ask('/metrics', 4)).join()).not.toContain('200')
  })

  test("the proxy passes the client's address to the processes, and none that the client sent", async () => {
    const echo: Handle = (request, response) =>
      void response.end(`${request.headers.host} ${request.headers['x-forwarded-for']}`)
    const nginx = await startNginx(await listen(echo), await listen(echo))
    stops.unshift(nginx.stop)
    const response = await fetch(nginx.url, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(await response.text()).toBe(`${new URL(nginx.url).host} 127.0.0.1`)
  })
})
