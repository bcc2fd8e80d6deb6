import { join } from 'node:path'
import { build } from 'vite'

/** From the root: the server's own code, and what runs in a thread beside it. */
const serverFolder = 'dist/server'

/**
 * Packages that bring native code or WebAssembly, which they find beside themselves, or that few deployments load: they are
 * imported from `node_modules`. All others are in the bundle, so that a start reads a few files instead of 1,500.
 */
const external = ['@electric-sql/pglite', 'sharp', 'pg', 'prom-client']

/**
 * Bundles the server as ES modules with source maps.
 *
 * @param root the project's folder
 * @param outDir where they are written
 */
export async function buildServer(root: string, outDir = serverFolder): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir,
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: join(root, 'server/main.ts'),
          'health-check': join(root, 'server/health-check.ts'),
          'compress-process': join(root, 'server/delivery/compress-process.ts'),
          'deal-worker': join(root, 'src/server/heartbreak/picture/deal-worker.ts'),
        },
        external: [...external, /^@opentelemetry\//],
        // All beside each other: the file of a thread or process is found by the address of the one that starts it.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
