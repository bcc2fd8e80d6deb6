import { mkdirSync } from 'node:fs'
import { loadEnvironmentFile } from '../../../server/environment-file.ts'
import { ensureBuild } from '../build/ensure-build.ts'
import type { Command } from '../install/run-installed.mjs'
import { dialable, requireFreePort } from '../process/ports.ts'
import { startServer } from '../process/server-process.ts'
import { demoFolder, runFolder } from '../run-folder.mjs'
import { UserError } from '../user-error.mjs'
import { describeData } from './data-folder.ts'
import { startDemoChain } from './demo-chain.ts'
import { readStartOptions } from './start-options.ts'

/**
 * `npm start`: builds if the sources changed, starts the demo's chains and the server, and prints the address of the
 * desktop, after the place of its data. It ends when one of them ends or the command is stopped.
 * @throws {UserError} if an option is wrong, a port is in use, or a part cannot be started
 */
export async function startProduct({ root, signal, progress }: Command): Promise<void> {
  readEnvironmentFile(root)
  const options = readStartOptions(process.argv.slice(2), process.env)
  const { dev, host, mainnet, port, chainPort, market } = options
  await requireFreePort({ port, host, variable: 'PORT', purpose: 'the desktop' })
  if (!mainnet)
    await requireFreePort({
      port: chainPort,
      host: '127.0.0.1',
      variable: 'DEMO_CHAIN_PORT',
      purpose: 'the demo chain',
    })

  const folder = mainnet ? runFolder(root, port) : demoFolder(root, port)
  const { env, lines } = describeData(root, process.env, options)
  for (const line of lines) progress.say(line)
  // A folder in which nothing can be written is reported before a build.
  mkdirSync(folder.logs, { recursive: true })
  // Loaded on demand, because a start from a build compiles no messages.
  if (dev) {
    await (await import('../build/check-community.ts')).checkCommunity(root)
    await (await import('../write-sources.ts')).writeSources(root)
  } else await ensureBuild({ root, progress, isQuick: true })
  signal.throwIfAborted()

  const { logs } = folder
  const { manifestFile } = demoFolder(root, port)
  const chain = mainnet
    ? undefined
    : await progress.step('Starting the demo chains', () =>
        startDemoChain({ port: chainPort, manifestFile, logs, signal, market, say: progress.say }),
      )
  try {
    const server = await progress.step('Starting the server', () =>
      startServer({
        root,
        dev,
        signal,
        url: `http://${address(dialable(host))}:${port}/`,
        logFile: folder.logFile('server'),
        onWarning: progress.say,
        env: {
          ...env,
          PORT: String(port),
          HOST: host,
          // Empty and not missing, because the server reads missing variables from `.env`.
          DEMO_MANIFEST: mainnet ? '' : manifestFile,
        },
      }),
    )
    const name = host === '127.0.0.1' ? 'localhost' : address(dialable(host))
    progress.say(`Love98 is ready: http://${name}:${port}${mainnet ? '' : ' (demo)'}`)
    await Promise.race([server.died, ...(chain ? [chain.died] : []), aborted(signal)])
  } finally {
    await chain?.stop()
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function address(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** @throws {UserError} if `.env` cannot be read */
function readEnvironmentFile(root: string) {
  try {
    loadEnvironmentFile(root)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}
