import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { portInUse } from '../../scripts/lib/process/ports.mjs'
import { explain } from '../../scripts/lib/user-error.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./metrics.mjs').Metrics} Metrics
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 */

/**
 * The metrics of this process where they are asked for: on a port of their own (`METRICS_PORT`, on `METRICS_HOST`, which is
 * this machine alone unless it is set), or at `/metrics` behind `METRICS_TOKEN`, or both. Their library is loaded only then.
 *
 * @param {string} root
 * @param {Environment} env
 * @returns {Promise<{ observe: Metrics['observe'], answer: (request: Request, response: Response) => boolean } | null>}
 */
export async function startMetrics(root, env) {
  const token = env.METRICS_TOKEN || null
  if (!env.METRICS_PORT && token === null) return null
  const { createMetrics } = await import('./metrics.mjs')
  const metrics = createMetrics(await readRoutes(root))
  if (env.METRICS_PORT)
    await listen(metrics, token, Number(env.METRICS_PORT), env.METRICS_HOST || '127.0.0.1')
  return {
    observe: metrics.observe,
    answer: (request, response) => {
      if (token === null || request.url?.split('?', 1)[0] !== '/metrics') return false
      answerMetrics(metrics, token, request, response)
      return true
    },
  }
}

/**
 * @param {string} root
 * @returns {Promise<string[]>} those of the build, as the framework writes them; none without a build
 */
export async function readRoutes(root) {
  const text = await readFile(join(root, '.next', 'app-path-routes-manifest.json'), 'utf8').catch(() => '{}')
  return [...new Set(/** @type {string[]} */ (Object.values(JSON.parse(text))))]
}

/**
 * @param {Metrics} metrics
 * @param {string | null} token
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
function listen(metrics, token, port, host) {
  const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    if (request.url?.split('?', 1)[0] === '/metrics') return answerMetrics(metrics, token, request, response)
    response.writeHead(404, plain).end('The metrics are at /metrics.\n')
  })
  // A process that ends does not wait for open scrapes.
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE'
      reject(taken ? portInUse({ port, variable: 'METRICS_PORT', purpose: 'the metrics' }) : error)
    })
    server.listen(port, host, resolve)
  })
}

const plain = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
}

/**
 * @param {Metrics} metrics
 * @param {string | null} token
 * @param {Request} request
 * @param {Response} response
 */
function answerMetrics({ text, contentType }, token, { method, headers }, response) {
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
      console.error(explain(error))
      response.writeHead(500, plain).end('The metrics cannot be read.\n')
    },
  )
}

/**
 * Hashes have one length, which the comparison in constant time needs.
 *
 * @param {string | undefined} header
 * @param {string} token
 */
function isToken(header, token) {
  const hash = (/** @type {string} */ value) => createHash('sha256').update(value).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}
