import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/free-port.ts'
import { startChild } from '../lib/process/child.mjs'
import { packageRoot } from '../lib/project-root.mjs'
import { demoFolder, runFolder } from '../lib/run-folder.mjs'
import { UserError } from '../lib/user-error.mjs'

const startLimit = 300_000

/**
 * Starts the product as `npm start` does, on free ports; a missing or old build is made first.
 *
 * @param options `env`: added to the environment
 * @throws {UserError} with the end of its output, when it ends or is not ready within five minutes
 */
export async function startProduct({
  root,
  signal,
  env = {},
}: {
  root: string
  signal: AbortSignal
  env?: Record<string, string>
}): Promise<{ url: string; chainUrl: string; stop: () => Promise<void> }> {
  const [port, chainPort] = [await freePort(), await freePort()]
  const logFile = runFolder(root).logFile('bench-product')
  const child = startChild({
    name: 'the product',
    command: process.execPath,
    args: [join(packageRoot, 'scripts', 'start.mjs')],
    cwd: root,
    logFile,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DEMO_CHAIN_PORT: String(chainPort),
      DEMO_MARKET: 'quiet',
      ...env,
    },
    talks: true,
    grace: 15_000,
  })
  const end = performance.now() + startLimit
  while (performance.now() < end) {
    signal.throwIfAborted()
    if (child.hasExited()) throw new UserError(`The product ended (${logFile}):\n${child.tail()}`)
    const url = /^Love98 is ready: (\S+)/m.exec(await readFile(logFile, 'utf8'))?.[1]
    if (url) return { url, chainUrl: `http://127.0.0.1:${chainPort}`, stop }
    await sleep(100, undefined, { signal })
  }
  throw new UserError(`The product was not ready after ${startLimit / 1000} s (${logFile}):\n${child.tail()}`)

  async function stop() {
    await child.stop()
    // Each run has its own ports, and therefore its own folder.
    await rm(dirname(demoFolder(root, port).manifestFile), { recursive: true, force: true })
  }
}
