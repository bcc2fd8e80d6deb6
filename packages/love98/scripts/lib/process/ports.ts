import { connect, createServer } from 'node:net'
import { UserError } from '../user-error.mjs'

/**
 * Reads a port from the environment.
 *
 * @param otherwise used when the variable is unset or empty
 * @throws {UserError} when the value is not a port
 */
export function readPort(
  env: Record<string, string | undefined>,
  variable: string,
  otherwise: number,
): number {
  const text = env[variable]?.trim()
  if (!text) return otherwise
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new UserError(`${variable} is "${text}", which is not a port: choose a whole number from 1 to 65535.`)
}

/**
 * Checks that a port is free, by listening and by connecting: on some systems a second program may listen on the
 * loopback address while another one has the same port on every address.
 * @throws {UserError} with the port, the variable that changes it, and the next step
 */
export async function requireFreePort({
  port,
  host,
  variable,
  purpose,
}: {
  port: number
  host: string
  variable: string
  purpose: string
}) {
  const failure = await listenFailure(port, host)
  if (failure === 'EACCES')
    throw new UserError(
      `Port ${port} (${purpose}) needs administrator rights: choose one from 1024 up, such as ${variable}=${port + 8000}.`,
    )
  if (failure === 'EADDRNOTAVAIL' || failure === 'ENOTFOUND')
    throw new UserError(`This machine has no address ${host}: set HOST to one it has, such as 127.0.0.1.`)
  if (failure || (await answers(port, dialable(host)))) throw portInUse({ port, variable, purpose })
}

export function portInUse({
  port,
  variable,
  purpose,
}: {
  port: number
  variable: string
  purpose: string
}): UserError {
  const other = port < 65535 ? port + 1 : port - 1
  return new UserError(
    `Port ${port} (${purpose}) is already in use: stop the program that uses it, or choose another with ${variable}=${other}.`,
  )
}

/** Returns an address to reach a server that listens on `host`, because "every address" cannot be called. */
export function dialable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}

/** @returns the error's code */
function listenFailure(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    const settle = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(1000, () => settle(false))
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}
