import './tests/test-project.mjs'
import { defineConfig } from '@playwright/test'
import { isFull } from './tests/e2e/full-run'

// The built product has the pseudo-language too; a build without it is made again.
process.env.LOVE98_TEST_LANGUAGE = '1'

const chromium = process.env.CHROMIUM_PATH
const isRoot = process.getuid?.() === 0

/** Files that trade on the one chain: the pools, and the balances of the account, must not change meanwhile. */
const trades = ['**/swap/*.spec.ts', '**/send/*.spec.ts', '**/holdings/*.spec.ts', '**/programs/swap.spec.ts']

/**
 * docs/decisions/0049. Files whose subject is what a browser has that was never here: its cache, its storage, its history; and files that start
 * servers of their own. They take longest and begin first, so that no worker ends with one alone.
 */
const fresh = [
  '**/delivery/*.spec.ts',
  '**/*weight.spec.ts',
  '**/desktop/welcome.spec.ts',
  '**/sign-in/servers.spec.ts',
  '**/treasury/*.spec.ts',
  '**/wallet/walletconnect.spec.ts',
  '**/windows/session.spec.ts',
]

/** Browser tests drive the built product; `tests/e2e/support/global-setup.ts` starts it on free ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  ...(!isFull && { grepInvert: /@full/ }),
  projects: [
    { name: 'fresh', testMatch: fresh, testIgnore: trades, use: { reuseContext: false } },
    { name: 'trades', testMatch: trades, workers: 1 },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: trades.concat(fresh) },
  ],
  outputDir: 'test-results',
  updateSnapshots: process.env.UPDATE_SCREENSHOTS === '1' ? 'all' : 'none',
  snapshotPathTemplate: '../../docs/screenshots/{arg}{ext}',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Two cores carry two pages at work, and two that wait meanwhile, for a chain, a phone or a clock.
  workers: Number(process.env.LOVE98_WORKERS ?? 4),
  fullyParallel: false,
  forbidOnly: true,
  // docs/decisions/0049.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'dot',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Even the actions alone cost a twentieth of the time of all tests; `--trace on` records a test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests cannot intercept responses of a service worker; the tests of the offline copy allow it.
    serviceWorkers: 'block',
    // docs/decisions/0049.
    reuseContext: true,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        // Chromium's sandbox refuses to run as root, which is what containers use.
        ...(isRoot ? ['--no-sandbox'] : []),
        // Each test has an empty cache and compiles the page's scripts: without compiling ahead it takes a tenth less.
        '--js-flags=--max-lazy',
      ],
    },
  },
})
