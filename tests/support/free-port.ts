import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections and to servers that ask for any (RFC 6056; Linux: from 32,768 on). */
const range = { first: 10_000, count: 20_000 }
let asked = 0

/**
 * A port on the loopback address that is free now. Processes begin at different places of the range, so that none is told of a port
 * that another one was told of and has not taken yet.
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
