import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ephemeral ports, which systems assign to connections and to servers that request any port (RFC 6056; Linux:
 * from 32,768 on).
 */
const range = { first: 10_000, count: 20_000 }
let asked = 0

/**
 * Returns a free port on the loopback address. Each process starts at a different place in the range, so two processes
 * rarely choose the same port before one of them uses it.
 */
export async function freePort(): Promise<number> {
  while (asked < range.count) {
    const port = range.first + ((process.pid * 101 + asked++) % range.count)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${range.first} to ${range.first + range.count - 1} is free.`)
}

async function isFree(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
