import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH

// Plain JavaScript: Playwright does not compile the files of an installed package.
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.mjs',
  outputDir: process.env.LOVE98_TEST_OUTPUT ?? 'results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? '',
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Chromium's sandbox refuses to run as root, which is what containers use.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})
