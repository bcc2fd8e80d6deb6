import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../tests/support/free-port.mjs'
import { startChild } from '../../lib/process/child.mjs'
import { runFolder } from '../../lib/run-folder.mjs'
import { untilAnswered } from './until-answered.mjs'

/** All that a client from one address may ask: the bench has few addresses. */
const limits = ['session', 'market', 'rpc', 'heartbreak', 'nonce', 'nonce-account']
  .map((name) => `${name}=100000000/60`)
  .join(' ')

/**
 * A server process of the product. `memory`: resident bytes; `handles`: open files and sockets; `end` sends a signal and
 * waits for the exit; `restart` starts it again at the same address.
 *
 * @typedef {{
 *   address: string, memory: () => Promise<number>, handles: () => Promise<number>,
 *   end: (signal: NodeJS.Signals) => Promise<void>, restart: () => Promise<void>, stop: () => Promise<void>,
 * }} ServerProcess
 */

/**
 * Starts a production server on a free port.
 *
 * @param {{ root: string, databaseUrl: string, manifestFile: string }} options
 * @returns {Promise<ServerProcess>}
 * @throws {Error} when it does not answer within a minute
 */
export async function startProcess({ root, databaseUrl, manifestFile }) {
  const port = await freePort()
  const address = `127.0.0.1:${port}`
  const launch = () =>
    startChild({
      name: 'the server',
      command: process.execPath,
      args: [join(root, 'server', 'serve.mjs')],
      cwd: root,
      logFile: runFolder(root).logFile(`bench-scale-${port}`),
      grace: 30_000,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        SITE_URL: 'http://localhost',
        DATABASE_URL: databaseUrl,
        DEMO_MANIFEST: manifestFile,
        TRUSTED_PROXIES: '127.0.0.1',
        RATE_LIMITS: limits,
        DRAIN_SECONDS: '3',
        LOG_LEVEL: 'error',
      },
    })
  let child = launch()
  const stop = () => child.stop()
  try {
    await untilAnswered(`http://${address}/`, 200)
  } catch (error) {
    await stop()
    throw error
  }
  const inProc = (/** @type {string} */ name) => join('/proc', String(child.pid), name)
  return {
    address,
    stop,
    memory: async () => Number(/VmRSS:\s+(\d+)/.exec(await readFile(inProc('status'), 'utf8'))?.[1]) * 1024,
    handles: async () => (await readdir(inProc('fd'))).length,
    async end(signal) {
      process.kill(child.pid, signal)
      await child.exited
    },
    async restart() {
      child = launch()
      await untilAnswered(`http://${address}/`, 200)
    },
  }
}
