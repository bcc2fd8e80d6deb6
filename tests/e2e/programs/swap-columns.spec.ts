import { expect } from '@playwright/test'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test('columns sort by a click and by keys, and Enter on a pair opens its chart', async ({ page }) => {
  await openDesktop(page, '/p/swap')
  const window = windowNamed(page, 'Swap Pairs')
  await expect(window.locator('[data-pair="LOVE-ETH"]')).toContainText(/\d ETH/)
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
  await expect(window.getByRole('row', { selected: true })).toHaveAttribute('data-pair', 'WAR3-ETH')
  await page.keyboard.press('Enter')
  await expect(windowNamed(page, 'WAR3-ETH - Charts')).toBeVisible()
})
