import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { visitConnected } from '../support/wallet/connected-visit'

// The offline copy would respond instead of the server.
test.use({ serviceWorkers: 'block', expectedErrors: [/ERR_FAILED|imported module/] })

test('a dialog whose code cannot be loaded leaves the desktop alive, and opens at a later press', async ({
  page,
}) => {
  const chunks = '**/static/**/*.js'
  await visitConnected(page)
  await page.route(chunks, (route) => route.abort())
  await button(page, /^Cat Club Demo$/).click()
  const failure = page.getByRole('alertdialog', { name: 'Connect Wallet' })
  await failure.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(failure).toHaveCount(0)
  await page.unroute(chunks)
  await button(page, /^Cat Club Demo$/).click()
  await expect(dialogNamed(page, 'Switch Networks')).toBeVisible()
})

test('a dialog whose code cannot be loaded is loaded again by Restart', fullRun, async ({ page }) => {
  const chunks = '**/static/**/*.js'
  await visitConnected(page)
  await page.route(chunks, (route) => route.abort())
  await button(page, /^Cat Club Demo$/).click()
  await expect(page.getByRole('alertdialog', { name: 'Connect Wallet' })).toBeVisible()
  await page.unroute(chunks)
  await button(page, 'Restart').click()
  await expect(dialogNamed(page, 'Switch Networks')).toBeVisible()
})
