import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { endWithParent } from '../lib/process/orphan-guard.ts'
import { callRpc } from './json-rpc.ts'

/** The mnemonic that all development nodes share. Its keys are public, so they must hold nothing of value. */
export const developmentMnemonic = 'test test test test test test test test test test test junk'

export type Anvil = { url: string; port: number; chainId: number; pid: number; stop: () => Promise<void> }

type AnvilOptions = {
  port: number
  chainId: number
  host?: string
  logFile?: string
  signal?: AbortSignal
  genesisTime?: number
}

type AnvilProcess = ChildProcessByStdio<null, Readable, Readable>

export class PortInUseError extends Error {
  override readonly name = 'PortInUseError'
  readonly code = 'port-in-use'
  readonly port: number

  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is in use, so the demo chain cannot listen there. ` +
        'Stop the program that uses it, or choose another port with DEMO_CHAIN_PORT.',
    )
    this.port = port
  }
}

const startLimit = 20_000
const stopLimit = 2_000

/**
 * Starts a development chain and resolves when it responds. With port 0 the system chooses a free port. The node ends
 * with this process, with `stop()` or with the signal. Its output goes to `logFile`, or is discarded.
 * @param options `genesisTime`: of the first block, seconds since 1970; by default the current time
 * @throws {PortInUseError}
 * @throws {Error} with the end of the node's output, if it ends or prints no port for 20 s; or the signal's reason
 */
export async function startAnvil({
  port,
  chainId,
  host = '127.0.0.1',
  logFile,
  signal,
  genesisTime,
}: AnvilOptions): Promise<Anvil> {
  signal?.throwIfAborted()
  const child = spawn(
    findAnvil(),
    [
      ...['--host', host, '--port', String(port), '--chain-id', String(chainId)],
      ...['--mnemonic', developmentMnemonic, '--accounts', '10', '--color', 'never'],
      // A block is final after two blocks instead of 64, because the demo mines a block only for a transaction.
      ...['--slots-in-an-epoch', '1'],
      // The newest hard fork that anvil 1.7.1 runs. It accepts the name `amsterdam` (Glamsterdam), but ends if it is
      // chosen.
      ...['--hardfork', 'bpo2'],
      ...(genesisTime === undefined ? [] : ['--timestamp', String(genesisTime)]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true },
  )
  endWithParent(child)
  const killWithParent = () => child.kill('SIGKILL')
  process.once('exit', killWithParent)
  child.once('close', () => process.off('exit', killWithParent))
  const stop = () => endProcess(child)
  const abort = () => void stop()
  signal?.addEventListener('abort', abort, { once: true })
  child.once('close', () => signal?.removeEventListener('abort', abort))
  if (logFile) writeLog(child, logFile)
  try {
    const listening = await portOf(child, host, port)
    const url = `http://${host}:${listening}`
    const answered = Number(await callRpc(url, 'eth_chainId'))
    if (answered !== chainId) throw new Error(`The node at ${url} has chain id ${answered}, not ${chainId}`)
    return { url, port: listening, chainId, pid: child.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw signal?.aborted ? signal.reason : error
  }
}

/** Reads the port from the node's output. A connection test could find another program on that port. */
function portOf(child: AnvilProcess, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => finish(new Error(`anvil did not start within ${startLimit / 1000} s`)),
      startLimit,
    )
    /** Both streams are read to their end, because the node would block at a full pipe. */
    const finish = (outcome: number | Error) => {
      clearTimeout(timer)
      for (const stream of [child.stdout, child.stderr]) stream.off('data', read).resume()
      if (typeof outcome === 'number') resolve(outcome)
      else reject(outcome)
    }
    const read = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-20_000)
      const found = /Listening on \S+:(\d+)/.exec(output)
      if (found) finish(Number(found[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', (error) => finish(new Error(`anvil cannot be run: ${error.message}`, { cause: error })))
    child.once('close', (code) => {
      const inUse = /address already in use|os error (48|98|10048)\b/i.test(output)
      finish(
        inUse
          ? new PortInUseError(host, port)
          : new Error(`anvil ended with code ${code}:\n${output.slice(-2000)}`),
      )
    })
  })
}

function writeLog(child: AnvilProcess, logFile: string) {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile)
  log.on('error', () => log.destroy())
  child.stdout.on('data', (chunk) => log.writable && log.write(chunk))
  child.stderr.on('data', (chunk) => log.writable && log.write(chunk))
  child.once('close', () => log.end())
}

async function endProcess(child: AnvilProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit)
  await ended
  clearTimeout(timer)
}

const require = createRequire(import.meta.url)

const packages = new Map([
  ['darwin-arm64', '@foundry-rs/anvil-darwin-arm64'],
  ['darwin-x64', '@foundry-rs/anvil-darwin-amd64'],
  ['linux-arm64', '@foundry-rs/anvil-linux-arm64'],
  ['linux-x64', '@foundry-rs/anvil-linux-amd64'],
  ['win32-x64', '@foundry-rs/anvil-win32-amd64'],
])

/**
 * Finds the anvil binary that npm installed for a platform.
 * @param platform as `process.platform`
 * @param architecture as `process.arch`
 * @returns its path
 * @throws {Error} with instructions, if there is no binary
 */
export function findAnvil(platform: string = process.platform, architecture: string = process.arch): string {
  const name = packages.get(`${platform}-${architecture}`)
  if (!name) {
    throw new Error(
      `The demo chain cannot run here: its node, anvil, has no npm package for ${platform} on ${architecture} ` +
        `(it has: ${[...packages.keys()].join(', ')}). Run against a node of your own instead.`,
    )
  }
  try {
    const folder = dirname(require.resolve(`${name}/package.json`))
    return join(folder, 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch {
    throw new Error(
      `The demo chain cannot run: the package ${name} with its node, anvil, is not installed. ` +
        'It is an optional dependency: install again with "npm ci --include=optional".',
    )
  }
}
