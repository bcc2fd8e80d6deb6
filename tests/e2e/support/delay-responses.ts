import type { Page } from '@playwright/test'

/**
 * Holds every script that the page asks for from now on, as a slow network would, until the function that is given back
 * is called: what is pressed meanwhile comes before the code that answers it.
 */
export function delayScripts(page: Page): Promise<() => void> {
  return delayResponses(page, '**/static/**/*.js')
}

/** Holds every answer from such an address until the function that is given back is called. */
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
