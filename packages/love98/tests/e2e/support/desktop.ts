import { expect, type Locator, type Page } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'

/**
 * Waits until the desktop is interactive: the same scripts draw the clock. It also waits for the contents of
 * server-rendered windows, which become interactive slightly later, when their own code is loaded.
 */
export async function openDesktop(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('footer time')).toHaveText(/\d/)
  await expect.poll(() => page.evaluate(areWindowsAlive)).toBe(true)
}

/** Runs in the page. Returns true if React has hydrated the contents of the windows. React marks hydrated elements. */
function areWindowsAlive(): boolean {
  const insides = document.querySelectorAll('[data-window] [data-caption] + * > :not(noscript)')
  return [...insides].every((inside) => Object.keys(inside).some((key) => key.startsWith('__reactProps$')))
}

export const desktopIcons = (page: Page): Locator => page.getByRole('navigation', { name: 'Desktop' })

export async function openIcon(page: Page, name: string): Promise<void> {
  // A modal dialog, which may be about to close, blocks the pointer and the keyboard.
  await expect(page.locator(':modal')).toHaveCount(0)
  const icon = desktopIcons(page).getByText(name, { exact: true })
  const isCovered = await icon.evaluate((label) => {
    const { x, y, width, height } = label.getBoundingClientRect()
    return !label.closest('a, button')?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  // A window may cover the icon, but the keyboard can still reach it.
  if (isCovered) await icon.locator('xpath=ancestor::*[self::a or self::button][1]').press('Enter')
  else await icon.dblclick()
}

/** The Start button, in any language of the page. */
export function startButton(page: Page) {
  return page.locator('[data-start]')
}

/** Opens the Start menu, and waits until its first row has the focus. */
export async function openStartMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  // The mouse selects no row; the first arrow key does.
  await expect(page.getByRole('menu', { name: 'Start', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Programs', exact: true })).toBeFocused()
}

/** Points to Programs in the open Start menu, and then to one of its folders. */
export async function openProgramFolder(page: Page, folder: 'Exchange' | 'Games' | 'Accessories') {
  await page.getByRole('menuitem', { name: 'Programs', exact: true }).press('ArrowRight')
  await page.getByRole('menuitem', { name: folder, exact: true }).press('ArrowRight')
}

/** Clicks the desktop until the code of message boxes is loaded, which is when the page is idle after a click. */
export async function loadMessageBoxes(page: Page): Promise<void> {
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /message-box[^/]*\.js/.test(name))
  await expect(async () => {
    // The lower right corner, where neither icons nor windows are.
    await page.mouse.click(1200, 700)
    expect(await page.evaluate(isLoaded)).toBe(true)
  }).toPass({ timeout: 30_000 })
}

export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/**
 * Returns the names of all localStorage entries except that of Welcome, which `product-test.ts` stores before the
 * visit.
 */
export async function storedKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  return keys.filter((key) => key !== welcomeKey)
}

/**
 * Stops the page's clock one minute ahead. From then on, only `page.clock.runFor` advances it, however slow the machine
 * is. `page.clock.install` must be called before the page loads.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}
