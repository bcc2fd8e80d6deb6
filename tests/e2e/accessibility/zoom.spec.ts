import { expect, type Page } from '@playwright/test'
import { programs } from '@/programs/registry'
import community from '../../../love98.config'
import { openDesktop, startButton } from '../support/desktop'
import { test } from '../support/product-test'

const shown = programs.filter(({ id }) => community.programs.includes(id))

/** Ways in which people enlarge a page, on a screen of 1280 × 800 unless told: letters alone, and all of it. */
const zooms = {
  'letters of 200 %': { width: 1280, height: 800, letters: '200%' },
  'letters of 200 % on a phone': { width: 390, height: 844, letters: '200%' },
  'a page of 200 %': { width: 640, height: 400, letters: '' },
  // WCAG 1.4.10 asks for 320 px, which is 400 %.
  'a page of 400 %': { width: 320, height: 256, letters: '' },
} as const

/**
 * Texts on screen of which a part can neither be seen nor scrolled to, with what cuts them. A title that ends in dots is
 * told in full by its tip.
 */
function lostTexts(): string[] {
  const told = '[data-caption] h2, [data-title], .visually-hidden, [data-skip], [aria-hidden="true"]'
  const lost: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest(told) || getComputedStyle(element).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0) continue
    const cutter = cutterOf(element, text)
    if (cutter) lost.push(`"${node.nodeValue.trim().slice(0, 40)}" by ${cutter}`)
  }
  return lost

  function cutterOf(element: Element, text: DOMRect): string | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(at)
      if (clipPath !== 'none') return null
      const box = at.getBoundingClientRect()
      const isOver = {
        x: text.left < box.left - 1 || text.right > box.right + 1,
        y: text.top < box.top - 1 || text.bottom > box.bottom + 1,
      }
      const [scrolls, cuts] = [/auto|scroll/, /hidden|clip/]
      if ((isOver.x && cuts.test(overflowX)) || (isOver.y && cuts.test(overflowY)))
        return `${at.tagName.toLowerCase()}.${at.className}`
      if (scrolls.test(overflowX) || scrolls.test(overflowY)) return null
      if (position === 'fixed') break
    }
    const isOff =
      text.left < -1 || text.top < -1 || text.right > innerWidth + 1 || text.bottom > innerHeight + 1
    return isOff ? 'the screen' : null
  }
}

/** Whether the page itself scrolls sideways. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)

for (const [zoom, { width, height, letters }] of Object.entries(zooms))
  test(`with ${zoom} no text of the desktop or of a program is cut off`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await page.addInitScript((size) => {
      // As the browser's own setting does; the page is not there yet.
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement) return
        document.documentElement.style.fontSize = size
        observer.disconnect()
      }).observe(document, { childList: true })
    }, letters)
    const lost: Record<string, string[]> = {}
    for (const { id } of shown) {
      await openDesktop(page, `/p/${id}`)
      const inside = page.locator('[data-window] [data-caption] + *')
      await expect(inside.locator('button, a[href], input, textarea, [role="grid"]').first()).toBeAttached()
      await expect(inside.locator('p[role="status"]').filter({ hasText: 'Loading' })).toHaveCount(0)
      const texts = await page.evaluate(lostTexts)
      if (texts.length > 0) lost[id] = texts
      expect(await overflows(page), id).toBe(false)
    }
    await startButton(page).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await page.getByRole('menuitem').first().press('ArrowRight')
    await expect(page.getByRole('menu')).toHaveCount(2)
    const inMenus = await page.evaluate(lostTexts)
    expect({ ...lost, menus: inMenus }).toEqual({ menus: [] })
  })
