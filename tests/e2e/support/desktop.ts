import { expect, type Locator, type Page } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'

/**
 * Waits until the desktop answers clicks: the clock is drawn by the same scripts. The inside of a window that the server
 * drew comes alive a little later, when its own code is there.
 */
export async function openDesktop(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('footer time')).toHaveText(/\d/)
  await expect.poll(() => page.evaluate(areWindowsAlive)).toBe(true)
}

/** Runs in the page. Whether React has taken over what stands in the windows; what it has taken over carries its marks. */
function areWindowsAlive(): boolean {
  const insides = document.querySelectorAll('[data-window] [data-caption] + * > :not(noscript)')
  return [...insides].every((inside) => Object.keys(inside).some((key) => key.startsWith('__reactProps$')))
}

/** The list of icons. */
export const desktopIcons = (page: Page): Locator => page.getByRole('navigation', { name: 'Desktop' })

/** Opens an icon of the desktop as a person with a mouse does. */
export async function openIcon(page: Page, name: string): Promise<void> {
  // Behind a modal dialog, which may be about to close, neither pointer nor keyboard reaches an icon.
  await expect(page.locator(':modal')).toHaveCount(0)
  const icon = desktopIcons(page).getByText(name, { exact: true })
  const isCovered = await icon.evaluate((label) => {
    const { x, y, width, height } = label.getBoundingClientRect()
    return !label.closest('a, button')?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  // A window may lie over an icon; the keyboard reaches it there too.
  if (isCovered) await icon.locator('xpath=ancestor::*[self::a or self::button][1]').press('Enter')
  else await icon.dblclick()
}

/** The Start button, whatever it says in the language of the page. */
export function startButton(page: Page) {
  return page.locator('[data-start]')
}

/** Opens the Start menu, and waits until its first row has the focus. */
export async function openStartMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('menuitem', { name: 'Programs', exact: true })).toBeFocused()
}

/** Waits until the page has drawn what it knows now. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** The names of everything in localStorage but the answer to Welcome, which `product-test.ts` stores before the visit. */
export async function storedKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  return keys.filter((key) => key !== welcomeKey)
}

/**
 * From here on time stands still in the page, a minute ahead: it passes by `page.clock.runFor` alone, however slow the
 * machine is. `page.clock.install` must have come before the page.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}
