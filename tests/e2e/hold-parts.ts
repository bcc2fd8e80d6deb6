import type { Page } from '@playwright/test'

/**
 * Holds every script that the page asks for from now on, as a slow network would, until the function that is given back
 * is called: what is pressed meanwhile comes before the code that answers it.
 */
export async function holdParts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
