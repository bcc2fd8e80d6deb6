import { expect, type Page } from '@playwright/test'
import type { Hex } from 'viem'
import { fullRun } from '../full-run'
import { button } from '../support/elements'
import { test } from '../support/product-test'
import { openVerifyDialog, readSession, signMessage, verifyDialog } from '../support/wallet/sign-in'

test.describe('a step that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  const status = (page: Page) => verifyDialog(page).getByRole('status')
  const refuse = (code: string, httpStatus: number) => ({ status: httpStatus, json: { code, message: 'x' } })

  // Proves S8.10
  test('a missing nonce shows the text, and Retry', fullRun, async ({ page }) => {
    await page.route('**/api/auth/nonce', (route) => route.fulfill(refuse('database-unavailable', 503)))
    await openVerifyDialog(page)
    await expect(status(page)).toContainText('Error preparing message, please retry!')
    await expect(status(page)).toContainText('cannot reach its database')
    await page.unroute('**/api/auth/nonce')
    await button(page, 'Retry').click()
    await signMessage(page)
  })

  // Proves S8.11
  test('a wallet that fails shows the text, and Retry with a new nonce', fullRun, async ({ page }) => {
    const wallet = await openVerifyDialog(page)
    const { sign: honest } = wallet
    wallet.sign = () => Promise.reject(Object.assign(new Error('broken'), { code: -32603 }))
    await button(page, 'Sign message').click()
    await expect(status(page)).toContainText('Error signing message, please retry!')
    wallet.sign = honest
    await button(page, 'Retry').click()
    await signMessage(page)
    const nonces = wallet.asked.flatMap(({ method, params }) =>
      method === 'personal_sign' ? [(params as [Hex])[0]] : [],
    )
    expect(new Set(nonces).size).toBe(2)
  })

  // Proves S8.12
  test('a signature that matches no account shows the text, and Retry', fullRun, async ({ page }) => {
    const wallet = await openVerifyDialog(page)
    const { sign: honest } = wallet
    wallet.sign = async () => `0x${'12'.repeat(65)}`
    await button(page, 'Sign message').click()
    await expect(status(page)).toContainText('Error verifying signature, please retry!')
    expect((await readSession(page)).status).toBe('unauthenticated')
    wallet.sign = honest
    await button(page, 'Retry').click()
    await signMessage(page)
  })

  // Proves S8.13
  test('an invalid answer shows the generic text', fullRun, async ({ page }) => {
    await openVerifyDialog(page)
    await page.route('**/api/auth/verify', (route) => route.fulfill({ json: { status: 'unauthenticated' } }))
    await button(page, 'Sign message').click()
    await expect(status(page)).toHaveText('Oops, something went wrong!')
  })

  // Proves S2.12
  test('a message for another site is never offered', fullRun, async ({ page }) => {
    await page.route('**/api/auth/nonce', async (route) => {
      const response = await route.fetch()
      const { fields } = (await response.json()) as { fields: Record<string, unknown> }
      await route.fulfill({ response, json: { fields: { ...fields, domain: 'evil.test' } } })
    })
    const wallet = await openVerifyDialog(page)
    await expect(status(page)).toContainText('Error preparing message, please retry!')
    await expect(button(page, 'Sign message')).toHaveCount(0)
    expect(wallet.countOf('personal_sign')).toBe(0)
  })
})
