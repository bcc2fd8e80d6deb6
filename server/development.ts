import { Server } from 'node:http'
import type { createServer, ViteDevServer } from 'vite'
import { ignoreClosedOutput } from './closed-output.ts'

// Serves the desktop from its sources, below `npm run dev`: a change of a window or a style is in the page without a reload, and one of a
// route is there at the next request.

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
  // Vite wants the server before there is one. A port of its own would listen on every address of the machine.
  const upgrades = new Server()
  const vite = await createVite({
    root: process.cwd(),
    server: { middlewareMode: true, ws: { server: upgrades } },
  })
  const { start } = await load(vite)
  const server = await start({
    page: (path, html) => vite.transformIndexHtml(path, html),
    // Each request asks again: the module is a new one after a change.
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

/** All of it runs in the module graph of the sources. */
function load(vite: ViteDevServer): Promise<Parts> {
  return vite.ssrLoadModule('/server/development-parts.ts') as Promise<Parts>
}
