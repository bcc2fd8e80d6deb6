import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { packageRoot, projectRoot } from '../../../scripts/lib/project-root.mjs'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { freePort } from '../../support/free-port.ts'

/** A running product: the addresses of its page and its demo chain, and a function that stops it. */
export type Product = { baseUrl: string; demoChainUrl: string; stop: () => Promise<void> }

type Start = { args?: readonly string[]; env?: Readonly<Record<string, string>> }

/** The time limit, ms. A build may be needed first, on a machine that is busy with other tests. */
const startLimit = 300_000
/** The number of attempts to choose ports: another process may use a port before the product listens on it. */
const attempts = 3

/**
 * Settings for tests: pages report violations of their policy, prices do not change, and one address may send the
 * requests of all tests together.
 */
const forTests = {
  CSP_REPORTS: '1',
  DEMO_MARKET: 'quiet',
  RATE_LIMITS: [
    ...[
      'nonce',
      'nonce-account',
      'verify',
      'verify-account',
      'session',
      'rpc',
      'recipients',
      'safe',
      'safe-calls',
      'safe-deployment',
      'market',
      'health',
      'csp-report',
    ],
    ...['', '-start', '-start-account', '-finish', '-picture'].map((of) => `heartbreak${of}`),
  ]
    .map((name) => `${name}=100000/60`)
    .join(' '),
}

/**
 * Starts the product on free ports as a person does, and resolves when it prints its address. `args` are those of `npm
 * start` (`--mainnet`). `env` is added to the environment, including `PORT` and `DEMO_CHAIN_PORT`.
 * @throws {Error} with the whole output, if it ends or prints nothing for five minutes
 */
export async function startProduct(start: Start = {}): Promise<Product> {
  for (let left = attempts - 1; ; left--)
    try {
      return await startOnFreePorts(start)
    } catch (error) {
      if (left === 0 || !/Port \d+ .*is (already )?in use/.test(String(error))) throw error
    }
}

async function startOnFreePorts({ args = [], env = {} }: Start): Promise<Product> {
  const ports = { PORT: String(await freePort()), DEMO_CHAIN_PORT: String(await freePort()) }
  const data = await mkdtemp(join(tmpdir(), 'love98-e2e-'))
  await copyDatabaseTemplate(join(data, 'data'))
  const settings = { ...process.env, ...ports, ...forTests, LOVE98_DATA: join(data, 'data'), ...env }
  const child = spawn(process.execPath, [join(packageRoot, 'bin/love98.mjs'), 'start', ...args], {
    cwd: projectRoot,
    // Playwright and Vitest set NODE_ENV for their own process.
    env: { ...settings, NODE_ENV: 'production' },
    // The product stops when this channel closes, also if this process dies.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
  })
  try {
    const baseUrl = await addressOf(child)
    return {
      baseUrl,
      demoChainUrl: `http://127.0.0.1:${settings.DEMO_CHAIN_PORT}`,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }

  async function stop() {
    await stopProcess(child)
    await rm(data, { recursive: true, force: true, maxRetries: 3 })
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const printed: string[] = []
    const fail = (why: string) => reject(new Error(`The product ${why}. It printed:\n${printed.join('\n')}`))
    const timer = setTimeout(() => fail(`was not ready after ${startLimit / 1000} s`), startLimit)
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          printed.push(line)
          const address = /^Love98 is ready: (\S+)/.exec(line)?.[1]
          if (!address) return
          clearTimeout(timer)
          resolve(address)
        })
    child.once('error', (error) => fail(`could not be started (${error.message})`))
    child.once('close', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  if (child.connected) child.disconnect()
  await ended
}
