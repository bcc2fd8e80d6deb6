import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type NodeRequest = { body: unknown; headers: IncomingMessage['headers'] }

/** Responds to one request of the proxy under test. By default each call returns the name of its method. */
type Answer = (body: unknown, response: ServerResponse) => void

/** An HTTP server on the loopback address that replaces a blockchain node. */
export type NodeStub = {
  url: string
  asked: NodeRequest[]
  answerWith: (answer: Answer) => void
  stop: () => Promise<void>
}

/** The path of a stub's address. It represents a provider's key, so it must not appear in a response or a log. */
export const secretKey = 'k3y-that-is-secret'

export async function startNodeStub(): Promise<NodeStub> {
  const asked: NodeRequest[] = []
  let answer: Answer = echo
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      asked.push({ body, headers: request.headers })
      answer(body, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v2/${secretKey}`,
    asked,
    answerWith: (next) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Answers every call with `outcome(call)`. The responses of a batch are in reverse order, which JSON-RPC allows. */
export function answerEach(outcome: (call: { method: string; params: unknown[] }) => object): Answer {
  return (body, response) => {
    const one = (call: { id: number; method: string; params: unknown[] }) => ({
      jsonrpc: '2.0',
      id: call.id,
      ...outcome(call),
    })
    send(response, Array.isArray(body) ? body.map(one).reverse() : one(body as never))
  }
}

const echo = answerEach(({ method }) => ({ result: method }))
