import { expect } from '@playwright/test'
import { problems } from '../accessibility/language-tour'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { taskButton, windowNamed } from '../support/windows'
import { swapWindow, visitSwap, visitToBuy } from './swap-window'

test('Swap Pairs opens the window of a pair, and a double click on its name the chart', async ({ page }) => {
  await openDesktop(page, '/p/pairs')
  const pairs = windowNamed(page, 'Swap Pairs')
  await pairs.getByRole('link', { name: 'Swap CAT-USDC', exact: true }).click()
  await expect(swapWindow(page, 'CAT-USDC').window).toBeVisible()
  await expect(page).toHaveURL(/\/p\/swap\/CAT-USDC$/)
  await taskButton(page, 'Swap Pairs').click()
  await pairs.getByRole('button', { name: 'CAT-TOSHI', exact: true }).dblclick()
  await expect(page).toHaveURL(/\/p\/charts\?open=CAT-TOSHI$/)
})

test(
  'the address of a pair shows its window, also after a reload and with Back',
  fullRun,
  async ({ page }) => {
    await openDesktop(page, '/p/swap/CAT-DEGEN')
    const { window, type } = swapWindow(page, 'CAT-DEGEN')
    await expect(window.getByText(/^1 DEGEN = [\d.]+ CAT$/)).toBeVisible()
    await expect(page).toHaveTitle(/^CAT-DEGEN - Swap - /)
    await type('12')
    await expect(window.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled()
    await page.reload()
    await expect(window).toBeVisible()
  },
)

test('a pair that the community does not have is an address without a page', fullRun, async ({ page }) => {
  const response = await page.request.get('/p/swap/CAT-DOGE')
  expect(response.status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a pair shows the window and says what it is for', fullRun, async ({ page }) => {
    await page.goto('/p/swap/CAT-ETH')
    const windowText = await page.locator('[data-window]').innerText()
    expect(windowText).toContain(
      'Swap tokens of the community with your own wallet. This desktop requires JavaScript',
    )
  })
})

test(
  'a text that is not an amount is refused with a message and stays as typed',
  fullRun,
  async ({ page }) => {
    const { window, type } = await visitToBuy(page, 'CAT-USDC')
    for (const [typed, says] of [
      ['1,5', 'Do not use commas.'],
      ['0', 'The amount is zero.'],
      ['-1', 'The amount is below zero.'],
      ['1e30', 'Enter all digits of the amount.'],
      ['0.0000001', 'USDC has 6 decimals. Enter at most 6 digits after the point.'],
      ['99999999999', 'You do not have that much USDC.'],
      ['ten', 'Not an amount.'],
    ] as const) {
      await type(typed)
      await expect(window.getByRole('status').filter({ hasText: says }), typed).toBeVisible()
      await expect(window.getByRole('button', { name: 'Swap…' })).toBeDisabled()
      await expect(window.getByRole('textbox', { name: 'Amount of USDC' })).toHaveValue(typed)
    }
  },
)

test('pasted spaces and Arabic digits are read as they are meant', fullRun, async ({ page }) => {
  const { window, type } = await visitToBuy(page, 'CAT-ETH')
  const estimate = window.getByRole('textbox', { name: 'Estimated amount of CAT' })
  await type('12.5')
  const wanted = await estimate.inputValue()
  for (const typed of ['\u00a012.5 ', '١٢٫٥', '\u200f12.50']) {
    await type('')
    await expect(estimate).toHaveValue('')
    await type(typed)
    await expect(estimate).toHaveValue(wanted)
  }
})

test(
  'Max leaves the network fees of two swaps, and a warning about the pool comes first',
  fullRun,
  async ({ page }) => {
    const { window, press } = await visitToBuy(page, 'CAT-ETH')
    await press('Max')
    const amount = window.getByRole('textbox', { name: 'Amount of ETH' })
    await expect(amount).not.toHaveValue('')
    expect(Number(await amount.inputValue())).toBeGreaterThan(9_000)
    expect(Number(await amount.inputValue())).toBeLessThan(10_000)
    await expect(window.getByText('by more than 15%')).toBeVisible()
  },
)

test('options are kept, and an invalid slippage is refused', fullRun, async ({ page }) => {
  const { window, press } = await visitSwap(page, 'CAT-ETH')
  await press('Options…')
  const options = page.getByRole('dialog', { name: 'Swap Options' })
  const slippage = options.getByLabel(/Slippage tolerance/)
  await slippage.fill('60')
  await expect(options.getByRole('alert')).toHaveText('The maximum slippage is 50.')
  await expect(options.getByRole('button', { name: 'OK' })).toBeDisabled()
  await slippage.fill('0.04')
  await expect(options.getByRole('status').first()).toHaveText('With a slippage this low, the swap may fail.')
  await slippage.fill('1.5')
  await expect(options.getByRole('status').first()).toHaveText(
    'With a slippage this high, the swap may be front-run.',
  )
  await options.getByLabel(/minutes/).fill('5')
  await options.getByRole('button', { name: 'OK' }).click()
  await expect(window.getByText('1.5%', { exact: true })).toBeVisible()
  await page.reload()
  await expect(window.getByText('1.5%', { exact: true })).toBeVisible()
  await expect(window.getByText('5 minutes', { exact: true })).toBeVisible()
})

test(
  'an impact above 15% is refused, and from 10% on a word is typed once the options allow it',
  fullRun,
  async ({ page }) => {
    const { window, wizard, type, press } = await visitToBuy(page, 'CAT-ETH')
    await type('1000')
    await expect(window.getByText(/moves the price of the pool by more than 15%/)).toBeVisible()
    await expect(window.getByRole('button', { name: 'Swap…' })).toBeDisabled()
    await press('Options…')
    await page.getByLabel('Allow swaps that move the price by more than 15%').check()
    await page.getByRole('button', { name: 'OK' }).click()
    await press('Swap…')
    const confirm = wizard.getByRole('button', { name: 'Swap', exact: true })
    await expect(wizard.getByRole('textbox')).toBeVisible()
    await expect(confirm).toBeDisabled()
    await wizard.getByRole('textbox').fill('confirm')
    await expect(confirm).toBeEnabled()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the form fits, and the wizard is reached', async ({ page }) => {
    const { window, wizard, type, press } = await visitToBuy(page, 'CAT-ETH')
    await type('0.01')
    await press('Swap…')
    await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeInViewport()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await expect(window).toBeAttached()
  })

  test(
    'a review that warns and asks for a word shows the payment first, all of its words and its buttons',
    fullRun,
    async ({ page }) => {
      const { wizard, type, press } = await visitToBuy(page, 'CAT-ETH')
      await press('Options…')
      await page.getByLabel('Allow swaps that move the price by more than 15%').check()
      await page.getByRole('button', { name: 'OK' }).click()
      await type('1000')
      await press('Swap…')
      await expect(wizard.getByRole('textbox')).toBeVisible()
      await expect(wizard.getByText('You pay', { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeInViewport({ ratio: 1 })
      expect(await problems(page)).toEqual([])
    },
  )
})
