import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import { createServer } from 'node:http'
import type { Env } from '@/server/env'
import { StartError } from '../start-error.ts'
import type { ProcessState } from './collect-state.ts'
import type { Metrics } from './metrics.ts'

/**
 * Starts the configured endpoints for metrics: on a separate port (`METRICS_PORT`, on `METRICS_HOST`, by default only
 * this machine), or at `/metrics` behind `METRICS_TOKEN`, or both. Only then their library is loaded.
 */
export async function startMetrics(
  env: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>,
  routes: readonly string[],
  state: ProcessState,
): Promise<{
  observe: Metrics['observe']
  answer: (request: Request, response: Response) => boolean
} | null> {
  const token = env.METRICS_TOKEN ?? null
  if (!env.METRICS_PORT && token === null) return null
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics(routes, state)
  if (env.METRICS_PORT) await listen(metrics, token, env.METRICS_PORT, env.METRICS_HOST)
  return {
    observe: metrics.observe,
    answer: (request, response) => {
      if (token === null || request.url?.split('?', 1)[0] !== '/metrics') return false
      answerMetrics(metrics, token, request, response)
      return true
    },
  }
}

function listen(metrics: Metrics, token: string | null, port: number, host: string): Promise<void> {
  const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    if (request.url?.split('?', 1)[0] === '/metrics') return answerMetrics(metrics, token, request, response)
    response.writeHead(404, plain).end('The metrics are at /metrics.\n')
  })
  // A process that ends does not wait for open scrapes.
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE'
      reject(taken ? StartError.portInUse(port, 'METRICS_PORT') : error)
    })
    server.listen(port, host, resolve)
  })
}

const plain = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
}

function answerMetrics(
  { text, contentType }: Metrics,
  token: string | null,
  { method, headers }: Request,
  response: Response,
) {
  if (method !== 'GET' && method !== 'HEAD')
    return void response.writeHead(405, { ...plain, Allow: 'GET, HEAD' }).end()
  if (token !== null && !isToken(headers.authorization, token)) {
    const asks = { ...plain, 'WWW-Authenticate': 'Bearer realm="metrics"' }
    return void response.writeHead(401, asks).end('These metrics need the token of this server.\n')
  }
  text().then(
    (body) =>
      response
        .writeHead(200, { ...plain, 'Content-Type': contentType })
        .end(method === 'HEAD' ? undefined : body),
    (error) => {
      console.error(error)
      response.writeHead(500, plain).end('The metrics cannot be read.\n')
    },
  )
}

/** Compares hashes, because a constant-time comparison needs equal lengths. */
function isToken(header: string | undefined, token: string) {
  const hash = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}
