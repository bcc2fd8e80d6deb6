import { expect } from '@playwright/test'
import { followTransfers } from '../../support/transfers.ts'
import { loadMessageBoxes, openDesktop, openIcon } from '../support/desktop'
import { button } from '../support/elements'
import { test } from '../support/product-test'

test('the window loads at most 11.8 KB of its own, and nothing of the wallet', async ({ page }) => {
  const transfers = await followTransfers(page)
  await openDesktop(page)
  await loadMessageBoxes(page)
  // Code that all windows share does not belong to the window.
  await openIcon(page, 'Social')
  // The menu and the services of a first press do not belong to the window.
  await button(page, 'Start').click()
  const row = page.getByRole('menuitem', { name: 'Guestbook', exact: true })
  if (!(await row.isVisible())) await page.getByRole('menuitem', { name: 'Programs', exact: true }).click()
  await expect(row).toBeVisible()
  await transfers.quiet(500)
  const bytes = () => transfers.bytes('script') + transfers.bytes('style')
  const before = bytes()
  await row.click()
  await expect(button(page, 'Connect and Sign In…')).toBeVisible()
  await transfers.quiet(500)
  const opened = bytes() - before
  expect(opened).toBeGreaterThan(1_000)
  expect(opened).toBeLessThanOrEqual(11_800)
})
