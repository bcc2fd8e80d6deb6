import { once } from 'node:events'
import { createServer } from 'node:http'

/** Starts a node that has one block, returns an empty result for every other call, and counts the calls. */
export async function startCountingNode(): Promise<{
  url: string
  calls: () => number
  stop: () => Promise<void>
}> {
  let calls = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const asked = [JSON.parse(text)].flat()
    calls += asked.length
    const answers = asked.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: resultOf(method) }))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(text.startsWith('[') ? answers : answers[0]))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls: () => calls,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function resultOf(method: string) {
  const timestamp = `0x${Math.floor(Date.now() / 1000).toString(16)}`
  if (method === 'eth_getBlockByNumber') return { number: '0x1', timestamp }
  return method === 'eth_chainId' ? '0x1' : '0x'
}
