import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../tests/support/free-port.ts'
import { startChild } from '../../lib/process/child.mjs'
import { serverScript } from '../../lib/process/server-process.ts'
import { packageRoot } from '../../lib/project-root.mjs'
import { runFolder } from '../../lib/run-folder.mjs'
import type { Sample } from './collect-garbage.mjs'
import { waitUntilAnswered } from './until-answered.ts'

/** The rate limits per address. They are high, because the bench has few addresses. */
const limits = [
  ...['session', 'market', 'rpc', 'nonce', 'nonce-account', 'verify', 'verify-account'],
  ...['heartbreak', 'heartbreak-start', 'heartbreak-start-account'],
]
  .map((name) => `${name}=100000000/60`)
  .join(' ')

/**
 * A server process of the product. `memory`: resident bytes. `handles`: open files and sockets. `end` sends a signal
 * and waits for the exit. `restart` starts the process again at the same address. `sample` collects garbage and returns
 * the resources that are still held.
 */
export type ServerProcess = {
  address: string
  memory: () => Promise<number>
  handles: () => Promise<number>
  sample: () => Promise<Sample>
  end: (signal: NodeJS.Signals) => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a production server on a free port.
 * @param options `sampled`: it collects garbage at each call of `sample`
 * @throws {Error} if it does not answer within a minute
 */
export async function startProcess({
  root,
  databaseUrl,
  manifestFile,
  sampled = false,
}: {
  root: string
  databaseUrl: string
  manifestFile: string
  sampled?: boolean
}): Promise<ServerProcess> {
  const port = await freePort()
  const address = `127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'love98-process-'))
  const sampleFile = join(folder, 'sample.json')
  const collector = join(packageRoot, 'scripts', 'bench', 'scale', 'collect-garbage.mjs')
  const launch = () =>
    startChild({
      name: 'the server',
      command: process.execPath,
      args: [...(sampled ? ['--expose-gc', '--import', collector] : []), join(root, serverScript)],
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
        LOVE98_SAMPLE_FILE: sampleFile,
      },
    })
  let child = launch()
  const stop = async () => {
    await child.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilAnswered(`http://${address}/`, 200)
  } catch (error) {
    await stop()
    throw error
  }
  const inProc = (name: string) => join('/proc', String(child.pid), name)
  return {
    address,
    stop,
    memory: async () => Number(/VmRSS:\s+(\d+)/.exec(await readFile(inProc('status'), 'utf8'))?.[1]) * 1024,
    handles: async () => (await readdir(inProc('fd'))).length,
    async sample() {
      await rm(sampleFile, { force: true })
      process.kill(child.pid, 'SIGUSR2')
      for (let turn = 0; turn < 600; turn++) {
        const text = await readFile(sampleFile, 'utf8').catch(() => null)
        if (text !== null) return JSON.parse(text)
        await sleep(100)
      }
      throw new Error('A process did not say what it holds within a minute.')
    },
    async end(signal) {
      process.kill(child.pid, signal)
      await child.exited
    },
    async restart() {
      child = launch()
      await waitUntilAnswered(`http://${address}/`, 200)
    },
  }
}
