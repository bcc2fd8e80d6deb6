import type { IncomingMessage as Request, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beginDraining, drainingSince } from '@/server/health'

// Ends a process without failing a request: it announces the shutdown, makes its proxy use other processes, stops
// listening and finishes the open requests.

/**
 * Announces the shutdown of this process for `time` ms and serves requests as usual in that time. `/api/health` reports
 * the shutdown, so that load balancers send visitors to other processes.
 */
export async function announceShutdown(time: number): Promise<void> {
  beginDraining()
  await sleep(time)
  // Lets Node accept the connections that the system has already accepted. The system resets them when the process
  // stops listening.
  await new Promise((resolve) => setImmediate(resolve))
}

export function isDrainingHealthCheck(url?: string) {
  return drainingSince() !== null && url?.startsWith('/api/health') === true
}

/** The request header that names the response status for which a proxy repeats the request on another process. */
const repeatsHeader = 'x-repeats-status'
/** A status that no route of this server returns. */
const elsewhere = 502
/** The proxy has stopped sending requests after this time without one, ms. */
const quietTime = 300
/** Shorter than the 2 s after which the proxy tries this process again (`fail_timeout` in `deploy/nginx`), ms. */
const leaveLimit = 1500

const leaving: WeakSet<Server> = new WeakSet()

/**
 * Makes the proxy use other processes before this process stops listening. A proxy that notices only failures would
 * send requests until the last moment. The system resets connections that it accepted and the process did not; the
 * proxy then repeats reads on another process, but a POST fails. So this process responds to reads with a status for
 * which the proxy repeats the request on another process and marks this process as failed. It serves all other
 * requests.
 * @returns a promise that resolves when no request has arrived for `quietTime`, or after `leaveLimit`
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

/**
 * Responds to a read with the status that makes the proxy repeat the request on another process.
 * @returns whether it responded
 */
export function redirectToOtherProcess(
  server: Server,
  { method, headers, url }: Request,
  response: ServerResponse,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || !leaving.has(server) || isDrainingHealthCheck(url)) return false
  if (headers[repeatsHeader] !== String(elsewhere)) return false
  response.writeHead(elsewhere, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
  return true
}

/**
 * Stops a server gracefully: it accepts no new connections, finishes the running responses, and closes all remaining
 * connections after `limit` ms.
 * @param idleTime the time in which the server still answers requests that arrive on a kept-alive connection, ms
 */
export function drain(server: Server, limit: number, idleTime: number = 0): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), limit)
    const idle = setInterval(() => server.closeIdleConnections(), idleTime)
    // Calls the method of `net.Server`, because the method of `http.Server` closes kept-alive connections immediately.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(force)
      clearInterval(idle)
      resolve()
    })
  })
}
