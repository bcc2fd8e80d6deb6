import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { dialable, readPort, requireFreePort } from '../../../scripts/lib/process/ports.ts'

describe('a port from the environment', () => {
  test.each([
    [undefined, 3000],
    ['', 3000],
    [' 8080 ', 8080],
    ['1', 1],
    ['65535', 65535],
  ])('the value %j gives the port %j', (text, port) => {
    expect(readPort({ PORT: text }, 'PORT', 3000)).toBe(port)
  })

  test.each(['0', '65536', '-1', '80.5', '0x50', 'http', '3000 3001'])(
    'the value %j is refused in one sentence',
    (text) => {
      expect(() => readPort({ PORT: text }, 'PORT', 3000)).toThrow(
        `PORT is "${text}", which is not a port: choose a whole number from 1 to 65535.`,
      )
    },
  )
})

describe('a port to listen on', () => {
  const servers: ReturnType<typeof createServer>[] = []
  afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))))

  async function listen(host: string) {
    const server = createServer().listen(0, host)
    servers.push(server)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const wanted = (port: number) => ({ port, host: '127.0.0.1', variable: 'PORT', purpose: 'the desktop' })

  test.each(['127.0.0.1', '0.0.0.0'])(
    'a port in use on %s is reported with the port and the variable',
    async (host) => {
      const port = await listen(host)
      await expect(requireFreePort(wanted(port))).rejects.toThrow(
        new RegExp(
          `^Port ${port} \\(the desktop\\) is already in use: .+ choose another with PORT=${port + 1}\\.$`,
        ),
      )
    },
  )

  test('a free port passes and stays free', async () => {
    const port = await listen('127.0.0.1')
    await new Promise((done) => servers.pop()?.close(done))
    await requireFreePort(wanted(port))
    await requireFreePort(wanted(port))
  })

  test('an address that this machine does not have is reported', async () => {
    await expect(requireFreePort({ ...wanted(3000), host: '203.0.113.7' })).rejects.toThrow(
      /no address 203\.0\.113\.7: set HOST/,
    )
  })
})

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
  ['192.0.2.1', '192.0.2.1'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(dialable(host)).toBe(address)
})
