import './tests/test-project.mjs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { publicFolder } from './scripts/art/art-folders.ts'
import { textsOfServer } from './scripts/lib/build/plugins/texts.ts'
import { sourceConfig } from './scripts/lib/build/source-config.ts'
import { loadCommunity } from './scripts/lib/load-community.ts'
import { loadTypeScript } from './scripts/lib/load-typescript.mjs'
import { siteWordsOf } from './scripts/lib/messages/site-words.ts'
import { packageRoot, projectRoot } from './scripts/lib/project-root.mjs'
import { writeSources } from './scripts/lib/write-sources.ts'
import { languages } from './src/language/languages.ts'

await loadTypeScript()
const words = siteWordsOf(await loadCommunity(projectRoot))
await writeSources(projectRoot, words)

/** One file instead of hundreds: each test file loads its own copy of the packages that it imports. */
const bundledPackages = {
  enabled: true,
  include: ['viem', 'viem/actions', 'viem/chains', 'viem/utils', 'wagmi', 'wagmi/actions', '@wagmi/core'],
}

/** The tests of this package and of the wizard, which uses its sources. */
const folders = ['{src,tests}', '../create-love98/tests']
const integration = folders.map((folder) => `${folder}/**/*.integration.test.{ts,tsx}`)

/** Settings of both tiers; a file that needs a document says so with `// @vitest-environment happy-dom`. */
const base = {
  plugins: [...sourceConfig.plugins, textsOfServer({ root: projectRoot, languages, words })],
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: {
      ...sourceConfig.resolve.alias,
      'server-only': join(packageRoot, 'src/server-only.ts'),
    },
  },
  test: {
    environment: 'node',
    env: {
      LOG_LEVEL: 'error',
      LOVE98_PUBLIC: join(projectRoot, publicFolder),
      // A test that opens a database names its own folder: two processes cannot open the folder of `npm start`.
      LOVE98_DATA: 'package.json/not-a-folder',
    },
    setupFiles: ['tests/support/document-without-server.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
} satisfies UserWorkspaceConfig

/** docs/testing.md describes the tiers. Browser tests are the third one (`playwright.config.ts`). */
export default defineConfig({
  root: packageRoot,
  test: {
    silent: 'passed-only',
    projects: [
      {
        ...base,
        test: {
          ...base.test,
          name: 'unit',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...configDefaults.exclude, ...integration],
          // Each file has a context of its own in a shared thread: a thread a file takes twice as much processor time.
          pool: 'vmThreads',
          deps: { optimizer: { ssr: bundledPackages, client: bundledPackages } },
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        ...base,
        test: {
          ...base.test,
          name: 'integration',
          include: integration,
          globalSetup: ['tests/support/vitest-setup.ts'],
          pool: 'forks',
          // Most of the time of the long files is waiting, for servers and timeouts.
          maxWorkers: Math.max(4, availableParallelism()),
          sequence: { groupOrder: 1 },
          // Opening PGlite takes seconds of processor time; on a busy machine two openings took more than 15 s.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
