import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { gatewayLimits, requestGateway } from '@/server/gateway/request-gateway'

const answer = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/**
 * Starts a gateway that closes the connections of its first requests before it answers, as one does whose kept
 * connection is closed during its reuse.
 */
async function startCutting(cuts: number) {
  const asked: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    socket.on('data', (bytes) => {
      asked.push(String(bytes).split(' ', 1)[0] ?? '')
      if (asked.length > cuts) socket.write(answer)
      else socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const place = server.address()
  return { asked, url: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}/` }
}

const ask = (method: 'GET' | 'POST', url: string) =>
  requestGateway({ method, url, body: method === 'POST' ? '{}' : null }, gatewayLimits)

test('a read on a lost connection is repeated on another one', async () => {
  const { asked, url } = await startCutting(1)
  expect((await ask('GET', url)).status).toBe(200)
  expect(asked).toEqual(['GET', 'GET'])
})

test('a write is sent once', async () => {
  const { asked, url } = await startCutting(1)
  await expect(ask('POST', url)).rejects.toMatchObject({ code: 'safe-gateway-unavailable' })
  expect(asked).toEqual(['POST'])
})

test('a gateway that cuts each connection gets two requests, and then counts as not answering', async () => {
  const { asked, url } = await startCutting(9)
  await expect(ask('GET', url)).rejects.toMatchObject({ code: 'safe-gateway-unavailable' })
  expect(asked).toEqual(['GET', 'GET'])
})
