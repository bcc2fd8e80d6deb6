import type { IncomingMessage as Request, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beginDraining, drainingSince } from '@/server/draining'

// How a process ends without a request failing: it announces its end, leaves its proxy, stops listening, finishes.

/**
 * Announces the end of this process for `time` ms, in which it serves as ever: `/api/health` says so, for balancers to
 * send visitors elsewhere.
 */
export async function announceEnd(time: number): Promise<void> {
  beginDraining()
  await sleep(time)
  // Connections that the system has accepted are taken over before it goes on: to stop listening resets them.
  await new Promise((resolve) => setImmediate(resolve))
}

export function isHealthOfEnding(url?: string) {
  return drainingSince() !== null && url?.startsWith('/api/health') === true
}

/** Request header by which a proxy says which status it answers by asking another process. */
const repeatsHeader = 'x-repeats-status'
/** A status that no route of ours answers. */
const elsewhere = 502
/** ms without a request after which a proxy has stopped asking. */
const quietTime = 300
/** ms. Below the 2 s after which the proxy tries this process again (`fail_timeout` in deploy/nginx). */
const leaveLimit = 1500

const leaving: WeakSet<Server> = new WeakSet()

/**
 * Makes the proxy ask other processes before this one stops listening. A proxy that only notices failures would send requests
 * until the last moment, and the system resets connections that it accepted and the process did not: what only reads is
 * repeated elsewhere, a POST fails. So reads are answered with a status that the proxy repeats on another process and
 * takes for a failure of this one, for as long as requests come; all others are served.
 * @returns when no request came for a while
 */
export async function leaveProxy(server: Server): Promise<void> {
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

export function isLeaving(server: Server) {
  return leaving.has(server)
}

/** Answers a read of a proxy that repeats it on another process. @returns whether it did */
export function sendElsewhere(
  server: Server,
  { method, headers, url }: Request,
  response: ServerResponse,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || !leaving.has(server) || isHealthOfEnding(url)) return false
  if (headers[repeatsHeader] !== String(elsewhere)) return false
  response.writeHead(elsewhere, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
  return true
}

/**
 * Stops a server gracefully: no new connections, running answers are finished, and what is still open after `limit` ms is
 * closed.
 * @param idleTime ms in which a request that is on its way on a kept connection is still answered
 */
export function drain(server: Server, limit: number, idleTime: number = 0): Promise<void> {
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
