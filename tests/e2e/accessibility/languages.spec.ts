import { expect, type Page } from '@playwright/test'
import { programs } from '@/programs/registry'
import { languages } from '@/texts/locales'
import community from '../../../love98.config'
import { openDesktop } from '../support/desktop'
import { lostTexts, overlappingTexts } from '../support/lost-texts'
import { test } from '../support/product-test'

const isFull = process.env.LOVE98_FULL === '1'

/** German has the longest words, Arabic runs to the left. */
const tried = languages.filter(({ id }) => (isFull ? id !== 'en' : ['de', 'ar'].includes(id)))

/** Programs whose windows have the most words side by side. */
const wordy = ['swap', 'send', 'treasury', 'heartbreak', 'display']
const shown = programs
  .map(({ id }) => id)
  .filter((id) => community.programs.some((own) => own === id) && (isFull || wordy.includes(id)))

const screens = { 'a wide screen': { width: 1280, height: 800 }, 'a phone': { width: 390, height: 844 } }

/** Texts that are cut off or lie over another one, and whether the page scrolls sideways. */
async function problems(page: Page): Promise<string[]> {
  const texts = [...(await page.evaluate(lostTexts)), ...(await page.evaluate(overlappingTexts))]
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)
  return overflows ? [...texts, 'the page scrolls sideways'] : texts
}

for (const { id: language, name } of tried)
  for (const [screen, viewport] of Object.entries(screens))
    test(`${name} on ${screen}: no text of the desktop, its menus or a program is cut off or lies over another`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      const lost: Record<string, string[]> = {}
      for (const id of shown) {
        await openDesktop(page, `/${language}/p/${id}`)
        const inside = page.locator('[data-window] [data-caption] + *')
        await expect(inside.locator('button, a[href], input, textarea, [role="grid"]').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        const found = await problems(page)
        if (found.length > 0) lost[id] = found
      }
      await page.locator('[data-start]').click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      expect({ ...lost, menus: await problems(page) }).toEqual({ menus: [] })
    })
