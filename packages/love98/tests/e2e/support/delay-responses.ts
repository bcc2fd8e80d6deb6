import type { Page } from '@playwright/test'

/**
 * Delays every script that the page requests from now on, like a slow network, until the returned function is called.
 * Presses in the meantime come before the code that handles them.
 */
export function delayScripts(page: Page): Promise<() => void> {
  return delayResponses(page, '**/static/**/*.js')
}

/** Delays every response from such an address until the returned function is called. */
export async function delayResponses(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
