import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'

const executablePath = process.env.CHROMIUM_PATH

/**
 * Opens a page on a screen with this ratio of device pixels per CSS pixel. The emulation of a ratio scales a picture of
 * the page, which a screen does not, so this starts another browser.
 */
export async function onRealScreen(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  productUrl: string,
  ratio: number,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      `--force-device-scale-factor=${ratio}`,
      '--window-size=1400,900',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    const context = await browser.newContext({
      baseURL: productUrl,
      viewport: null,
      locale: 'en-US',
      serviceWorkers: 'block',
    })
    await context.addInitScript((key) => localStorage.setItem(key, ''), welcomeKey)
    await run(await context.newPage())
  } finally {
    await browser.close()
  }
}
