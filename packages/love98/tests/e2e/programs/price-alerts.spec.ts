import { expect, type Page } from '@playwright/test'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { fullRun } from '../full-run'
import { serveCandles } from '../support/candles'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'

/** Replaces the price of CAT-ETH in the server's market by the returned price, which the test may change. */
async function setPrice(page: Page) {
  const price = { numerator: '20', denominator: '100' }
  await page.route('**/api/market', async (route) => {
    const response = await route.fetch()
    const market = (await response.json()) as MarketSnapshot
    const pairs = market.pairs.map((pair) => (pair.name === 'CAT-ETH' ? { ...pair, price } : pair))
    await route.fulfill({ response, json: { ...market, pairs } })
  })
  return price
}

async function openAlerts(page: Page) {
  await page.getByRole('menubar', { name: 'Charts' }).getByRole('menuitem', { name: 'Alerts' }).click()
  await page.getByRole('menu').getByText('Price Alerts…').click()
  return page.getByRole('dialog', { name: 'Price Alerts' })
}

test(
  'a price alert is set, refused if it is met already, kept over a reload, shown once and removed',
  fullRun,
  async ({ page }) => {
    await page.clock.install()
    const price = await setPrice(page)
    await serveCandles(page)
    await openDesktop(page, '/p/charts?open=CAT-ETH')
    const dialog = await openAlerts(page)
    await expect(dialog.getByText('CAT-ETH is at 0.2 ETH.')).toBeVisible()
    const field = dialog.getByLabel('Price', { exact: true })
    await field.fill('-1')
    await field.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(
      'Not a valid price. Enter a number greater than 0, such as 0.25.',
    )
    await field.fill('0.1')
    await field.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('CAT-ETH is over 0.1 now. Enter a higher price.')
    await field.fill('0.25')
    await field.press('Enter')
    await expect(dialog.getByRole('list', { name: 'Alerts' })).toContainText('CAT-ETH over 0.25')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.reload()
    const balloon = page.getByRole('group', { name: 'CAT-ETH is over 0.25' })
    await page.clock.fastForward(8_000)
    await expect(balloon).toHaveCount(0)
    price.numerator = '26'
    await page.clock.fastForward(8_000)
    await expect(balloon).toContainText(/The price is 0\.26 ETH \(block [\d,]+\)\./)
    expect(await page.evaluate(() => localStorage.getItem('love98-price-alerts'))).toBeNull()
  },
)

test('an alert is removed by its button', fullRun, async ({ page }) => {
  await page.addInitScript(() => {
    const alert = { pair: 'CAT-ETH', side: 'over', price: '999', isSystem: false }
    localStorage.setItem('love98-price-alerts', JSON.stringify({ version: 1, alerts: [alert] }))
  })
  await serveCandles(page)
  await openDesktop(page, '/p/charts?open=CAT-ETH')
  const dialog = await openAlerts(page)
  await dialog.getByRole('button', { name: 'Remove: CAT-ETH over 999' }).click()
  await expect(dialog.getByText('There are no alerts.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('love98-price-alerts'))).toBeNull()
})

test('only a click on its check box requests the permission for notifications', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Reflect.set(window, 'asked', asked)
    const stand = {
      permission: 'default',
      async requestPermission() {
        asked.push('asked')
        stand.permission = 'denied'
        return 'denied'
      },
    }
    Reflect.set(window, 'Notification', stand)
  })
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as string[])
  await serveCandles(page)
  await openDesktop(page, '/p/charts?open=CAT-ETH')
  const dialog = await openAlerts(page)
  await dialog.getByLabel('Price', { exact: true }).fill('999')
  await dialog.getByRole('button', { name: 'Add' }).click()
  expect(await asked()).toEqual([])
  const box = dialog.getByRole('checkbox', { name: 'Also show a system notification' })
  await box.click()
  await expect(dialog.getByText('Your browser blocked notifications from this page.')).toBeVisible()
  await expect(box).not.toBeChecked()
  expect(await asked()).toEqual(['asked'])
})
