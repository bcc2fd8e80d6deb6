import { expect, type Locator, type Page } from '@playwright/test'
import { clippedTexts, overflowingTexts, overlappingTexts } from '../support/clipped-texts'
import { openDesktop } from '../support/desktop'

export const languageScreens = {
  'a wide screen': { viewport: { width: 1280, height: 800 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Problems by the name of the state; states without problems are left out. */
export type ProblemsByState = Record<string, string[]>

/**
 * Returns texts that are cut off, extend over the edge of their button or overlap another one, and reports horizontal
 * scrolling of the page.
 */
export async function problems(page: Page): Promise<string[]> {
  const texts = [
    ...(await page.evaluate(clippedTexts)),
    ...(await page.evaluate(overflowingTexts)),
    ...(await page.evaluate(overlappingTexts)),
  ]
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)
  return overflows ? [...texts, 'the page scrolls sideways'] : texts
}

/**
 * Visits the states of one page in any language. It finds controls by their position and by IDs, never by their text.
 * After each step it measures the texts on the screen.
 */
export class LanguageTour {
  readonly found: ProblemsByState = {}
  readonly seen: string[] = []

  constructor(
    readonly page: Page,
    readonly language: string,
  ) {}

  async check(name: string): Promise<void> {
    this.seen.push(name)
    const texts = await problems(this.page)
    if (texts.length > 0) this.found[name] = texts
  }

  get inside(): Locator {
    return this.page.locator('[data-window] [data-caption] + *')
  }

  get dialog(): Locator {
    return this.page.locator('dialog:modal').last()
  }

  async openProgram(id: string, known = 'button, a[href], input, textarea, [role="grid"]'): Promise<void> {
    const icon = this.page.locator(`a[data-entry="${id}"]`)
    if ((await icon.count()) === 0) await openDesktop(this.page, `${this.base}/p/${id}`)
    else await icon.evaluate((link: HTMLElement) => link.click())
    await expect(this.inside.locator(known).first()).toBeAttached()
  }

  async openConnected(id: string, known = 'button'): Promise<void> {
    await openDesktop(this.page, `${this.base}/p/${id}`)
    await expect(this.page.locator('[data-wallet-area] button')).not.toHaveCount(1)
    await expect(this.inside.locator(known).first()).toBeAttached()
  }

  get base(): string {
    return this.language === 'en' ? '' : `/${this.language}`
  }

  async closeWindow(): Promise<void> {
    await this.page.keyboard.press('Control+Alt+F4')
    await expect(this.page.locator('[data-window]')).toHaveCount(0)
  }

  async checkMenu(name: string, open: () => Promise<void>): Promise<void> {
    await open()
    await expect(this.page.getByRole('menu').first()).toBeVisible()
    await this.check(name)
    const isRightToLeft = (await this.page.locator('html').getAttribute('dir')) === 'rtl'
    const [into, out] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const parents = this.page.locator('[role="menu"] [aria-haspopup="menu"]')
    for (let at = 0; at < (await parents.count()); at++) {
      await parents.nth(at).press(into)
      await expect(this.page.getByRole('menu')).toHaveCount(2)
      await this.check(`${name}, list ${at + 1}`)
      await this.page.keyboard.press(out)
      await expect(this.page.getByRole('menu')).toHaveCount(1)
    }
    await this.closeMenus()
  }

  async closeMenus(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('menu')).toHaveCount(0)
  }

  async checkMenuBar(name: string): Promise<void> {
    const words = this.inside.locator('[role="menubar"] > *')
    for (let at = 0; at < (await words.count()); at++)
      await this.checkMenu(`${name}, menu ${at + 1}`, () => words.nth(at).press('ArrowDown'))
  }

  async checkRow(name: string, at: number, row: string): Promise<void> {
    await this.inside.locator('[role="menubar"] > *').nth(at).click()
    await this.page.locator(`[role="menu"] [data-id="${row}"]`).click()
    await this.checkDialog(`${name}, ${row}`)
  }

  /** Checks each tab of the dialog that is opening, and closes it. */
  async checkDialog(name: string): Promise<void> {
    await expect(this.dialog).toBeVisible()
    await this.check(name)
    await this.checkTabs(name, this.dialog)
    await this.page.keyboard.press('Escape')
    await expect(this.page.locator('dialog:modal')).toHaveCount(0)
  }

  async checkTabs(name: string, within: Locator): Promise<void> {
    const tabs = within.getByRole('tab')
    for (let at = 1; at < (await tabs.count()); at++) {
      await tabs.nth(at).click()
      await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true')
      await this.check(`${name}, tab ${at + 1}`)
    }
  }
}
