import { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { createServer, ViteDevServer } from 'vite'
import { ignoreClosedOutput } from './closed-output.ts'

// Serves the desktop from its sources for `npm run dev`: changes of windows and styles appear without a reload, and
// changes of routes at the next request.

ignoreClosedOutput()
try {
  await serve()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error)
  if (process.send) process.send({ failed: message }, () => process.exit(1))
  else process.exit(1)
}

async function serve(): Promise<void> {
  // In development, violations of the content policy are logged by the server.
  Object.assign(process.env, { NODE_ENV: 'development', CSP_REPORTS: process.env.CSP_REPORTS || '1' })
  const { createServer: createVite }: { createServer: typeof createServer } = await import('vite')
  // Vite needs a server before one exists. A port of Vite would listen on every address of the machine.
  const upgrades = new Server()
  const vite = await createVite({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    server: { middlewareMode: true, ws: { server: upgrades } },
  })
  const { start } = await load(vite)
  const server = await start({
    page: (path, html) => vite.transformIndexHtml(path, html),
    // Loaded for each request, because a change replaces the module.
    parts: async () => (await load(vite)).answers(),
    sources: (request, response, next) => vite.middlewares(request, response, next),
  })
  server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    server.closeAllConnections()
    server.close()
    await (await load(vite)).stop()
    await vite.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => void end())
  process.once('disconnect', () => void end())
}

type Parts = typeof import('./development-parts.ts')

function load(vite: ViteDevServer): Promise<Parts> {
  return vite.ssrLoadModule('/server/development-parts.ts') as Promise<Parts>
}
