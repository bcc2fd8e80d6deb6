import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Call = { id: number; method: string; params: unknown[] }
type Answer = { result?: unknown; error?: unknown }

export type CountingNode = {
  url: string
  calls: string[]
  /** Changes the answers from now on; null restores them. `answer` calls the real node. */
  change: (by: ((call: Call, answer: () => Promise<Answer>) => Promise<Answer>) | null) => void
  stop: () => Promise<void>
}

/** Starts a proxy of the node at `target`, on a port that the system chooses. */
export async function startCountingNode(target: string): Promise<CountingNode> {
  const calls: string[] = []
  let change: Parameters<CountingNode['change']>[0] = null
  const pass = async (call: Call): Promise<Answer> => {
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...call }),
    })
    return (await response.json()) as Answer
  }
  const answer = async (call: Call) => {
    calls.push(call.method)
    const { result, error } = await (change ? change(call, () => pass(call)) : pass(call))
    return { jsonrpc: '2.0', id: call.id, ...(error === undefined ? { result } : { error }) }
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Call | Call[]
      try {
        const answers = Array.isArray(body) ? await Promise.all(body.map(answer)) : await answer(body)
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers))
      } catch {
        response.destroy()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    change: (by) => {
      change = by
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
