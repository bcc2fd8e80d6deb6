import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drainingSingleton, singletonKey } from './shared-names.mjs'

// How a process ends without a request failing: it announces its end, leaves its proxy, stops listening, finishes.

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').Server} Server
 */

const drainingKey = singletonKey(drainingSingleton)

/**
 * Announces the end of this process for `time` ms, in which it serves as ever: `/api/health` says so, for balancers to
 * send visitors elsewhere.
 *
 * @param {number} time
 * @returns {Promise<void>}
 */
export async function announceEnd(time) {
  Reflect.set(globalThis, drainingKey, { since: Date.now() })
  await sleep(time)
  // Connections that the system has accepted are taken over before it goes on: to stop listening resets them.
  await new Promise((resolve) => setImmediate(resolve))
}

/** @param {string} [url] */
export function isHealthOfEnding(url) {
  return Reflect.has(globalThis, drainingKey) && url?.startsWith('/api/health')
}

/** Request header by which a proxy says which status it answers by asking another process. */
const repeatsHeader = 'x-repeats-status'
/** A status that no route of ours answers. */
const elsewhere = 502
/** ms without a request after which a proxy has stopped asking. */
const quietTime = 300
/** ms. Below the 2 s after which the proxy tries this process again (`fail_timeout` in deploy/nginx). */
const leaveLimit = 1500

/** @type {WeakSet<Server>} */
const leaving = new WeakSet()

/**
 * Makes the proxy ask other processes before this one stops listening. A proxy that only notices failures would send requests
 * until the last moment, and the system resets connections that it accepted and the process did not: what only reads is
 * repeated elsewhere, a POST fails. So reads are answered with a status that the proxy repeats on another process and
 * takes for a failure of this one, for as long as requests come; all others are served.
 *
 * @param {Server} server
 * @returns {Promise<void>} when no request came for a while
 */
export async function leaveProxy(server) {
  const start = performance.now()
  let last = start
  const note = () => {
    last = performance.now()
  }
  server.on('request', note)
  leaving.add(server)
  for (let now = start; now - last < quietTime && now - start < leaveLimit; now = performance.now())
    await sleep(25)
  server.off('request', note)
}

/** @param {Server} server */
export function isLeaving(server) {
  return leaving.has(server)
}

/**
 * Answers a read of a proxy that repeats it on another process.
 *
 * @param {Server} server
 * @param {Request} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it did
 */
export function sendElsewhere(server, { method, headers, url }, response) {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || !leaving.has(server) || isHealthOfEnding(url)) return false
  if (headers[repeatsHeader] !== String(elsewhere)) return false
  response.writeHead(elsewhere, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
  return true
}

/**
 * Stops a server gracefully: no new connections, running answers are finished, and what is still open after `limit` ms is
 * closed.
 *
 * @param {Server} server
 * @param {number} limit
 * @param {number} [idleTime] ms in which a request that is on its way on a kept connection is still answered
 * @returns {Promise<void>}
 */
export function drain(server, limit, idleTime = 0) {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), limit)
    const idle = setInterval(() => server.closeIdleConnections(), idleTime)
    // Not HTTP's own, which cuts kept connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(force)
      clearInterval(idle)
      resolve()
    })
  })
}
