import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'

test.use({
  expectedErrors: [/ERR_FAILED|Failed to load|imported module|planted|503|Minified React error/i],
})

test('a program that throws while rendering shows an error box, and the desktop keeps working', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const genuine = BigInt.prototype.toLocaleString
    BigInt.prototype.toLocaleString = function planted(...options) {
      if (Reflect.get(window, 'fails') === true) throw new TypeError('planted')
      return genuine.apply(this, options)
    }
    Reflect.set(window, 'fails', true)
  })
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await openIcon(page, 'Swap Pairs')
  const box = page.getByRole('alertdialog', { name: 'Swap Pairs' })
  await expect(box).toContainText('has performed an illegal operation')
  await box.getByRole('button', { name: 'Details >>' }).click()
  await expect(box.getByRole('textbox', { name: 'Details' })).toHaveValue(/TypeError: planted/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await box.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(box.getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('TypeError: planted')
  await page.evaluate(() => Reflect.set(window, 'fails', false))
  await box.getByRole('button', { name: 'Restart' }).click()
  await expect(windowNamed(page, 'Swap Pairs').locator('[data-pair="CAT-ETH"]')).toContainText(/\d ETH/)
  await taskButton(page, 'Read Me - Notepad').click()
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeFocused()
})

test('a chunk that cannot be loaded shows an error box; Restart loads it when the network is back', async ({
  page,
}) => {
  await openDesktop(page)
  let isDown = true
  await page.route('**/static/**/*.js', (route) => (isDown ? route.abort() : route.continue()))
  // The code of the message box cannot be loaded either, so the browser asks.
  page.once('dialog', (box) => {
    expect(box.message()).toMatch(/^Notepad\n\n[\s\S]*could not be loaded/)
    isDown = false
    void box.accept()
  })
  await openIcon(page, 'Notepad')
  await expect(windowNamed(page, 'Read Me - Notepad').getByRole('textbox')).toHaveValue(/Welcome/)
})

test('Close in the error box closes the failed program', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.route('**/static/**/*.js', (route) => route.abort())
  page.once('dialog', (box) => void box.dismiss())
  await openIcon(page, 'Notepad')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
})

test('a Start menu that cannot be loaded shows an error', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.route('**/static/**/*.js', (route) => route.abort())
  // The code of message boxes is missing too, so the browser's own dialog says it.
  const said: string[] = []
  page.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.dismiss()
  })
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.poll(() => said.join()).toContain('could not be loaded')
})

test('an unhandled rejection of our own code shows an error box', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.evaluate(() => {
    const error = new Error('planted')
    error.stack = `Error: planted\n    at ${location.origin}/static/app.js:1:1`
    void Promise.reject(error)
  })
  const box = page.getByRole('alertdialog', { name: 'Error' })
  await expect(box).toContainText('An unexpected error occurred. Try again.')
  await box.getByRole('button', { name: 'OK' }).click()
  await expect(box).toHaveCount(0)
})

test('an error of a foreign script is not shown to the visitor', fullRun, async ({ page }) => {
  await openDesktop(page)
  await page.evaluate(() => {
    for (const place of ['chrome-extension://abc/inpage.js', `${location.origin}/static/app.js`]) {
      const error = new Error(`planted at ${place}`)
      error.stack = `${error}\n    at ${place}:1:1`
      void Promise.reject(error)
    }
  })
  // One box is shown at a time. The first one is for the later error, and no other follows it.
  const box = page.getByRole('alertdialog')
  await box.getByRole('button', { name: 'Details >>' }).click()
  await expect(box.getByRole('textbox', { name: 'Details' })).toHaveValue(/planted at http/)
  await box.getByRole('button', { name: 'OK' }).click()
  await expect(box).toHaveCount(0)
})

test('a desktop that throws shows a blue screen that offers a restart', fullRun, async ({ page }) => {
  await page.addInitScript(() => {
    const { getMinutes } = Date.prototype
    Date.prototype.getMinutes = function () {
      if (sessionStorage.getItem('fails') === null) return getMinutes.call(this)
      throw new TypeError('planted')
    }
    if (sessionStorage.getItem('began') === null) sessionStorage.setItem('fails', 'yes')
    sessionStorage.setItem('began', 'yes')
  })
  await page.goto('/')
  await expect(page.getByText(/A fatal exception 0E-[0-9A-F]{4}-[0-9A-F]{4} has occurred/)).toBeVisible()
  await expect(page.getByText('TypeError')).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('fails'))
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
})

test(
  'without the settings the pairs have prices and no links, and Retry loads the settings',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    let isDown = true
    await page.route('**/api/config', (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    await openIcon(page, 'Swap Pairs')
    const window = windowNamed(page, 'Swap Pairs')
    await expect(window.getByRole('alert')).toContainText('settings of this page could not be loaded')
    await expect(window.locator('[data-pair]')).toHaveCount(11)
    await expect(window.locator('[data-pair="CAT-ETH"]')).toContainText(/\d ETH/)
    await expect(window.locator('[data-pair] a')).toHaveCount(0)
    isDown = false
    await window.getByRole('button', { name: 'Retry' }).click()
    await expect(window.getByRole('button', { name: 'Add CAT to Wallet' })).toBeEnabled()
    await expect(window.getByRole('alert')).toHaveCount(0)
  },
)
