import { expect } from '@playwright/test'
import type { Hex } from 'viem'
import { fullRun } from '../full-run'
import { delayResponses } from '../support/delay-responses'
import { chainUrl } from '../support/demo-chain'
import { button } from '../support/elements'
import { test } from '../support/product-test'
import { counterfactualAccount, seededSafe } from '../support/wallet/contract-accounts'
import {
  accountDialog,
  anyAccountButton,
  baseUrl,
  openAccount,
  openVerifyDialog,
  readSession,
  signMessage,
  verifyDialog,
} from '../support/wallet/sign-in'

test.describe('signing in', () => {
  // Proves S2.12, S7.1
  test('a plain account signs the shown message, stays signed in, and signs out', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const wallet = await openVerifyDialog(page)
    await expect(verifyDialog(page).getByRole('definition')).toContainText([
      new URL(baseUrl).host,
      wallet.address,
      /31337/,
    ])
    await signMessage(page)
    expect(await readSession(page)).toMatchObject({ status: 'authenticated', kind: 'account' })
    await expect(page.getByRole('group', { name: 'Account Verified' })).toContainText(
      /You are signed in until \w+ \d/,
    )
    // The focus was on Connect Wallet, which was removed.
    await expect(anyAccountButton(page)).toBeFocused()

    const signed = wallet.asked.findLast(({ method }) => method === 'personal_sign')?.params as [Hex]
    const message = Buffer.from(signed[0].slice(2), 'hex').toString()
    expect(message).toContain(`${new URL(baseUrl).host} wants you to sign in`)
    await openAccount(page)
    await expect(accountDialog(page)).toContainText(/Verified until \w+ \d/)
    await button(page, 'Copy Receipt').click()
    await expect(button(page, 'Copied.')).toBeVisible()
    const receipt = await page.evaluate(() => navigator.clipboard.readText())
    const [, signature = ''] = receipt.split('\n\nSignature:\n')
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
    expect(receipt).toBe(`Message:\n${message}\n\nSignature:\n${signature}`)
    await expect(page.getByRole('textbox', { name: /^Receipt/ })).toHaveValue(receipt)

    await page.reload()
    await openAccount(page)
    await expect(accountDialog(page)).toContainText('Verified until')
    expect(wallet.countOf('personal_sign')).toBe(1)
    await button(page, 'Sign Out').click()
    await expect(accountDialog(page)).toContainText('Not verified')
    await expect(page.getByRole('textbox', { name: /^Receipt/ })).toHaveCount(0)
    await expect.poll(() => readSession(page)).toEqual({ status: 'unauthenticated' })
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(signature)

    await button(page, 'Verify Account').click()
    await signMessage(page)
    expect(await readSession(page)).toMatchObject({ status: 'authenticated' })
    await expect(anyAccountButton(page)).toBeFocused()
  })

  // Proves S2.12
  test('an account that is not on the chain yet signs (EIP-6492)', fullRun, async ({ page }) => {
    const account = await counterfactualAccount(baseUrl, chainUrl)
    await openVerifyDialog(page, account)
    await signMessage(page)
    expect(await readSession(page)).toMatchObject({
      status: 'authenticated',
      address: account.address,
      kind: 'contract',
    })
  })

  // Proves S4.8
  test('the button has its texts, and a refusal shows no message', fullRun, async ({ page }) => {
    const release = await delayResponses(page, '**/api/auth/nonce')
    const wallet = await openVerifyDialog(page)
    await expect(button(page, 'Preparing message…')).toHaveAttribute('aria-disabled', 'true')
    release()
    wallet.mode = 'reject'
    await expect(button(page, 'Sign message')).toBeEnabled()
    const before = await verifyDialog(page).getByRole('status').innerText()
    await button(page, 'Sign message').click()
    await expect.poll(() => wallet.countOf('personal_sign')).toBe(1)
    await expect(button(page, 'Sign message')).toBeEnabled()
    await expect(verifyDialog(page).getByRole('status')).toHaveText(before)

    wallet.mode = 'silent'
    await button(page, 'Sign message').click()
    await expect(button(page, 'Waiting for signature…')).toBeVisible()
    const answer = await delayResponses(page, '**/api/auth/verify')
    wallet.signNow()
    await expect(button(page, 'Verifying signature…')).toBeVisible()
    answer()
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})

test.describe('a Safe', () => {
  // The signature of one owner is rejected.
  test.use({ expectedErrors: [/Failed to load resource/] })

  // Proves S2.12
  test('a Safe of two owners signs in (EIP-1271), and one owner is not enough', async ({ page }) => {
    const half = await seededSafe(baseUrl, 1)
    const safe = await seededSafe(baseUrl)
    const wallet = await openVerifyDialog(page, half)
    await button(page, 'Sign message').click()
    await expect(verifyDialog(page).getByRole('status')).toContainText(
      'Error verifying signature, please retry!',
    )
    wallet.sign = safe.sign
    await button(page, 'Retry').click()
    await signMessage(page)
    expect(await readSession(page)).toMatchObject({
      status: 'authenticated',
      address: safe.address,
      kind: 'contract',
    })
  })
})
