import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { textsOfServer } from './scripts/lib/build/plugins/texts.ts'
import { sourceConfig } from './scripts/lib/build/source-config.ts'
import { writeTexts } from './scripts/lib/messages/write-texts.ts'
import { languages } from './src/language/languages.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const root = pathOf('.')
await writeTexts(root)

/** docs/decisions/0049. A module that is replaced stays replaced for every file of its process; others say why they need one. */
const needsProcess = /vi\.(mock|doMock)\(|^\/\/ A process of its own: /m
const ownProcess = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && needsProcess.test(readFileSync(pathOf(file), 'utf8')))

/** Settings of every test; a file that needs a document says so with `// @vitest-environment happy-dom`. */
const base = {
  plugins: [...sourceConfig.plugins, textsOfServer({ root, languages })],
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: {
      ...sourceConfig.resolve.alias,
      'server-only': pathOf('./src/server-only.ts'),
    },
  },
  test: {
    environment: 'node',
    env: {
      // A line for every request a test makes would hide what the test says.
      LOG_LEVEL: 'error',
      // A test that opens a database names a folder of its own: two files with that of `npm start` would exclude each other.
      LOVE98_DATA: 'package.json/not-a-folder',
    },
    // Opening PGlite takes seconds of processor time; on a busy machine a test of two openings took more than 15 s.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Polling waits for an event; a second, the default, is not enough for one on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
} satisfies UserWorkspaceConfig

/** Unit and integration tests share processes, except for files that replace a module. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/vitest-setup.ts'],
    // Most of the time of the long files is waiting, for servers and time-outs: more workers than processors fill it.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...base, test: { ...base.test, name: 'own process', include: ownProcess } },
      {
        ...base,
        test: {
          ...base.test,
          name: 'shared process',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/e2e/**', ...ownProcess],
          isolate: false,
          // Cleanup runs in the opposite order: timers first.
          setupFiles: ['modules', 'environment', 'globals', 'document', 'timers'].map(
            (of) => `tests/support/fresh-${of}.ts`,
          ),
        },
      },
    ],
  },
})
