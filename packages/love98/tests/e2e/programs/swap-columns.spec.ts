import { expect } from '@playwright/test'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { fullRun, variants } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test(
  'columns sort by a click and by keys, and Enter on a pair opens its chart',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/p/pairs')
    const window = windowNamed(page, 'Swap Pairs')
    await expect(window.locator('[data-pair="CAT-ETH"]')).toContainText(/\d ETH/)
    const pairs = await window.locator('tbody th').allTextContents()
    expect(pairs).toHaveLength(11)
    await window.getByRole('button', { name: 'Pair', exact: true }).click()
    await expect(window.locator('tbody th')).toHaveText(pairs.toSorted())
    await expect(window.getByRole('columnheader', { name: 'Pair', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await page.keyboard.press('Enter')
    await expect(window.locator('tbody th')).toHaveText(pairs.toSorted().reverse())
    await page.keyboard.press('ArrowDown')
    await expect(window.getByRole('row', { selected: true })).toHaveAttribute('data-pair', 'FISH-ETH')
    await page.keyboard.press('Enter')
    await expect(windowNamed(page, 'FISH-ETH - Charts')).toBeVisible()
  },
)

// Proves S10.25
for (const reducedMotion of variants(['no-preference', 'reduce'] as const))
  test(`a price that changes flashes once; motion: ${reducedMotion}`, async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion })
    const price = { numerator: '1', denominator: '4' }
    await page.route('**/api/market', async (route) => {
      const response = await route.fetch()
      const market = (await response.json()) as MarketSnapshot
      const pairs = market.pairs.map((pair) => (pair.name === 'CAT-ETH' ? { ...pair, price } : pair))
      await route.fulfill({ response, json: { ...market, pairs } })
    })
    await openDesktop(page, '/p/pairs')
    const cell = windowNamed(page, 'Swap Pairs').locator('[data-pair="CAT-ETH"] td').first()
    const animations = () => cell.locator('span').evaluate((span) => getComputedStyle(span).animationName)
    await expect(cell).toHaveText('0.25 ETH')
    expect(await animations()).toBe('none')
    price.numerator = '2'
    await page.clock.fastForward(4_000)
    await expect(cell).toHaveText('0.5 ETH')
    const name = await animations()
    expect(name === 'none').toBe(reducedMotion === 'reduce')
    const count = await cell
      .locator('span')
      .evaluate((span) => getComputedStyle(span).animationIterationCount)
    expect(count).toBe('1')
    if (name === 'none') return
    const { shown, tooltip, selection } = await cell.locator('span').evaluate(tintOf)
    expect(shown).toEqual(tooltip)
    expect(shown).not.toEqual(selection)
  })

/** Runs in the page. Returns the colors at the start of an element's animation, and the colors it can have. */
function tintOf(element: HTMLElement) {
  const colors = () => {
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color]
  }
  // The animation may have ended by now.
  element.style.animation = 'none'
  element.getBoundingClientRect()
  element.style.animation = ''
  for (const animation of element.getAnimations()) {
    animation.pause()
    animation.currentTime = 100
  }
  const shown = colors()
  element.style.animation = 'none'
  const inColors = (background: string, text: string) => {
    element.style.background = background
    element.style.color = text
    return colors()
  }
  return {
    shown,
    tooltip: inColors('var(--InfoWindow)', 'var(--InfoText)'),
    selection: inColors('var(--Hilight)', 'var(--HilightText)'),
  }
}

test('with a mouse the rows are 17 px high, and the secondary button opens their menu', async ({ page }) => {
  await openDesktop(page, '/p/pairs')
  const rows = windowNamed(page, 'Swap Pairs').locator('tbody tr')
  await expect(rows.first()).toContainText(/\d ETH/)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(new Set(heights)).toEqual(new Set([17]))
  await rows.first().locator('td').first().click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'CAT-ETH' })
  await expect(menu.getByRole('menuitem')).toHaveText(['Swap', 'Charts', 'Copy'])
})

for (const width of [390, 320])
  test.describe(`on a phone of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 700 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

    test('the pair, its price, its change and Swap need no sideways scrolling', async ({ page }) => {
      await openDesktop(page, '/p/pairs')
      const table = windowNamed(page, 'Swap Pairs').getByRole('grid', { name: 'Pairs' })
      // Prices that arrive after the measurement make the columns wider.
      await expect(table.locator('[data-pair="CAT-ETH"] td').first()).toHaveText(/^[\d.,]+$/)
      await expect(table.getByRole('columnheader')).toHaveCount(4)
      const change = table.getByRole('button', { name: '24h', exact: true })
      await expect(change).toHaveAccessibleDescription('Change (24h)')
      const field = await table.locator('xpath=..').evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(field).toBeLessThanOrEqual(0)
      const cut = await table
        .locator('td, thead button')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
      expect(cut).toBe(0)
      await expect(table.locator('[data-pair="CAT-ETH"] a')).toBeInViewport({ ratio: 1 })
    })

    test('a tap on a row offers Swap, Charts and Copy', fullRun, async ({ page }) => {
      await openDesktop(page, '/p/pairs')
      const row = windowNamed(page, 'Swap Pairs').locator('[data-pair="CAT-ETH"]')
      await expect(row.getByRole('link')).toBeVisible()
      await row.locator('td').first().tap()
      const menu = page.getByRole('menu', { name: 'CAT-ETH' })
      await expect(menu.getByRole('menuitem')).toHaveText(['Swap', 'Charts', 'Copy'])
      await menu.getByRole('menuitem', { name: 'Charts' }).tap()
      await expect(windowNamed(page, 'CAT-ETH - Charts')).toBeVisible()
    })
  })
