import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DemoDeployment, tokensOfMainChain } from '../seed.ts'
import { applyFault, type Fault } from './faults.ts'
import { addFixtures } from './fixtures.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { RequestError } from './request-error.ts'
import { type Body, type RouteContext, routes } from './routes.ts'

type ReceivedRequest = { method: string; path: string; search: string; body: unknown }

export type MockGateway = {
  url: string
  asked: ReceivedRequest[]
  setFault: (fault: Fault | null) => void
  ledger: Ledger
  stop: () => Promise<void>
}

/**
 * Starts a mock gateway for the demo's Safe. Owners, balances and executed transactions are read from the chain; the
 * queue and the messages are in memory. Hashes and signatures are checked as by the real gateway.
 */
export async function startMockGateway({
  deployment,
  port = 0,
}: {
  deployment: DemoDeployment
  port?: number
}): Promise<MockGateway> {
  const [chain] = deployment.chains
  if (!chain) throw new Error('The deployment lists no chain')
  const ledger = createLedger({ url: chain.rpcUrl, safe: deployment.safe.address })
  const tokens = Object.fromEntries(
    tokensOfMainChain(deployment).map(([symbol, { address, decimals, name }]) => [
      address.toLowerCase(),
      { symbol, decimals, name },
    ]),
  )
  const context = { ledger, deployment, chainId: chain.id, tokens }
  let filled: Promise<void> | undefined
  // A failed call of the node must not end the gateway. The next request fills it again.
  const fill = () =>
    (filled ??= ledger
      .now()
      .then(({ nonce }) => addFixtures(ledger, deployment, nonce))
      .catch((error) => {
        filled = undefined
        throw error
      }))
  let faults: Fault[] = []
  const asked: ReceivedRequest[] = []

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const method = request.method ?? 'GET'
    const body = await bodyOf(request)
    asked.push({ method, path: url.pathname, search: url.search, body })
    const fault = faults.find(({ path, times = 1 }) => times > 0 && (path?.test(url.pathname) ?? true))
    if (fault) {
      if (fault.times !== undefined) fault.times--
      if (await applyFault(fault, response)) return
    }
    try {
      await fill()
      send(response, 200, await answer(method, url, body, context))
    } catch (error) {
      const refused = error instanceof RequestError ? error : new RequestError(500, 'Internal server error')
      send(response, refused.status, { statusCode: refused.status, message: refused.message })
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    ledger,
    setFault: (fault) => {
      faults = fault ? [fault] : []
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(method: string, url: URL, body: unknown, context: RouteContext) {
  for (const [name, pattern, tell] of routes) {
    const match = pattern.exec(url.pathname)
    if (!match || name !== method) continue
    const parts = match.slice(1).map((part) => decodeURIComponent(part))
    if (/^\d+$/.test(parts[0] ?? '') && Number(parts[0]) !== context.chainId)
      throw new RequestError(404, 'Not Found')
    return tell({ url, parts, body: fieldsOf(body), context })
  }
  throw new RequestError(404, `Cannot ${method} ${url.pathname}`)
}

function fieldsOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += part
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
