import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Unit and integration tests; a file that needs a document says so with `// @vitest-environment happy-dom`. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: {
      '@': pathOf('./src'),
      // Outside Next the package `server-only` throws on import, which is its purpose in a browser bundle.
      'server-only': pathOf('./node_modules/next/dist/compiled/server-only/empty.js'),
    },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/vitest-setup.mjs'],
    // A line for every request a test makes would hide what the test says.
    env: { LOG_LEVEL: 'error' },
    // Most of the time of the long files is waiting, for servers and time-outs: more workers than processors fill it.
    maxWorkers: Math.max(3, availableParallelism()),
    // Opening PGlite takes seconds of processor time; on a busy machine a test of two openings took more than 15 s.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Polling waits for an event; a second, the default, is not enough for one on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
