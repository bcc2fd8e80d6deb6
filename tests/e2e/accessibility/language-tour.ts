import { expect, type Locator, type Page } from '@playwright/test'
import { openDesktop } from '../support/desktop'
import { lostTexts, overlappingTexts, spilledTexts } from '../support/lost-texts'

/** The two sizes that everything is measured at; fingers have larger rows. */
export const languageScreens = {
  'a wide screen': { viewport: { width: 1280, height: 800 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** What was found wrong, by the name of what was looked at; what is in order is left out. */
export type Found = Record<string, string[]>

/** Texts that are cut off, run over the edge of their button or lie over another one, and whether the page scrolls sideways. */
export async function problems(page: Page): Promise<string[]> {
  const texts = [
    ...(await page.evaluate(lostTexts)),
    ...(await page.evaluate(spilledTexts)),
    ...(await page.evaluate(overlappingTexts)),
  ]
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)
  return overflows ? [...texts, 'the page scrolls sideways'] : texts
}

/**
 * A walk through one opened page in any language: what is pressed is found by where it stands and by ids, never by its
 * words. After each step the texts on screen are measured.
 */
export class LanguageTour {
  readonly found: Found = {}
  /** What was looked at, in order. */
  readonly seen: string[] = []

  constructor(
    readonly page: Page,
    readonly language: string,
  ) {}

  async look(name: string): Promise<void> {
    this.seen.push(name)
    const texts = await problems(this.page)
    if (texts.length > 0) this.found[name] = texts
  }

  /** The inside of the window that is on top, below its title. */
  get inside(): Locator {
    return this.page.locator('[data-window] [data-caption] + *')
  }

  get dialog(): Locator {
    return this.page.locator('dialog:modal').last()
  }

  /** The window of a program, from its icon or from the address, once what it shows is there. */
  async openProgram(id: string, known = 'button, a[href], input, textarea, [role="grid"]'): Promise<void> {
    const icon = this.page.locator(`a[data-entry="${id}"]`)
    if ((await icon.count()) === 0) await openDesktop(this.page, `${this.base}/p/${id}`)
    else await icon.evaluate((link: HTMLElement) => link.click())
    await expect(this.inside.locator(known).first()).toBeAttached()
  }

  /** By the address, in a page whose wallet connects again by itself. */
  async openConnected(id: string, known = 'button'): Promise<void> {
    await openDesktop(this.page, `${this.base}/p/${id}`)
    await expect(this.page.locator('[data-wallet-area] button')).not.toHaveCount(1)
    await expect(this.inside.locator(known).first()).toBeAttached()
  }

  get base(): string {
    return this.language === 'en' ? '' : `/${this.language}`
  }

  /** The one that is open. */
  async closeWindow(): Promise<void> {
    await this.page.keyboard.press('Control+Alt+F4')
    await expect(this.page.locator('[data-window]')).toHaveCount(0)
  }

  /** Opens what a step opens, looks, and closes menus. */
  async lookAtMenu(name: string, open: () => Promise<void>): Promise<void> {
    await open()
    await expect(this.page.getByRole('menu').first()).toBeVisible()
    await this.look(name)
    const isRightToLeft = (await this.page.locator('html').getAttribute('dir')) === 'rtl'
    const [into, out] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const parents = this.page.locator('[role="menu"] [aria-haspopup="menu"]')
    for (let at = 0; at < (await parents.count()); at++) {
      await parents.nth(at).press(into)
      await expect(this.page.getByRole('menu')).toHaveCount(2)
      await this.look(`${name}, list ${at + 1}`)
      await this.page.keyboard.press(out)
      await expect(this.page.getByRole('menu')).toHaveCount(1)
    }
    await this.closeMenus()
  }

  async closeMenus(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('menu')).toHaveCount(0)
  }

  /** All menus of the bar of the window on top. */
  async lookAtBar(name: string): Promise<void> {
    const words = this.inside.locator('[role="menubar"] > *')
    for (let at = 0; at < (await words.count()); at++)
      await this.lookAtMenu(`${name}, menu ${at + 1}`, () => words.nth(at).press('ArrowDown'))
  }

  /** A dialog behind a row of the bar: each of its tabs. @param at which menu, from 0 @param row id of the row */
  async lookAtRow(name: string, at: number, row: string): Promise<void> {
    await this.inside.locator('[role="menubar"] > *').nth(at).click()
    await this.page.locator(`[role="menu"] [data-id="${row}"]`).click()
    await this.lookAtDialog(`${name}, ${row}`)
  }

  /** The dialog that is opening, each of its tabs, and closes it. */
  async lookAtDialog(name: string): Promise<void> {
    await expect(this.dialog).toBeVisible()
    await this.look(name)
    await this.lookAtTabs(name, this.dialog)
    await this.page.keyboard.press('Escape')
    await expect(this.page.locator('dialog:modal')).toHaveCount(0)
  }

  async lookAtTabs(name: string, within: Locator): Promise<void> {
    const tabs = within.getByRole('tab')
    for (let at = 1; at < (await tabs.count()); at++) {
      await tabs.nth(at).click()
      await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true')
      await this.look(`${name}, tab ${at + 1}`)
    }
  }
}
