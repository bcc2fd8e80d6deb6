import { ensureDependencies } from './lib/install/dependencies.mjs'
import { requireNodeVersion } from './lib/install/node-version.mjs'
import { loadTypeScript } from './lib/load-typescript.mjs'
import { dialable, requireFreePort } from './lib/process/ports.ts'
import { runScript } from './lib/process/run-script.mjs'
import { startServer } from './lib/process/server-process.ts'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'
import { startDemoChain } from './lib/start/demo-chain.ts'
import { loadEnvironmentFile } from './lib/start/environment-file.ts'
import { readStartOptions } from './lib/start/start-options.ts'

await runScript(start, { codeWhenStopped: 0 })

/** @param {AbortSignal} signal */
async function start(signal) {
  requireNodeVersion(process.versions.node)
  loadEnvironmentFile(root)
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

  const progress = createProgress()
  const folder = runFolder(root, port)
  await ensureDependencies({ root, progress, logFile: folder.logFile('install') })
  signal.throwIfAborted()
  await loadTypeScript()
  const { ensureBuild } = await import('./lib/build/ensure-build.ts')
  if (!dev) await ensureBuild({ root, progress, isQuick: true })
  signal.throwIfAborted()

  const { DEMO_MANIFEST: _, ...env } = process.env
  const { logs, manifestFile, data } = folder
  const chain = mainnet
    ? undefined
    : await progress.step('Starting the demo chain', () =>
        startDemoChain({ port: chainPort, manifestFile, logs, signal, market }),
      )
  try {
    const server = await progress.step('Starting the server', () =>
      startServer({
        root,
        dev,
        signal,
        url: `http://${address(dialable(host))}:${port}/`,
        logFile: folder.logFile('server'),
        env: {
          LOVE98_DATA: data,
          ...env,
          PORT: String(port),
          HOST: host,
          ...(mainnet ? {} : { DEMO_MANIFEST: manifestFile }),
        },
      }),
    )
    progress.say(
      `Love98 is ready: http://${host === '127.0.0.1' ? 'localhost' : address(dialable(host))}:${port}`,
    )
    await Promise.race([server.died, ...(chain ? [chain.died] : []), aborted(signal)])
  } finally {
    await chain?.stop()
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** @param {string} host */
function address(host) {
  return host.includes(':') ? `[${host}]` : host
}
