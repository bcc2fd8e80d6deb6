import { expect, type Page } from '@playwright/test'
import type { Hex } from 'viem'
import { counterfactualAccount, seededSafe } from '../support/contract-accounts'
import { chainUrl } from '../support/demo-chain'
import { button, dialogNamed } from '../support/elements'
import { holdAnswers } from '../support/hold-parts'
import { InjectedWallet } from '../support/injected-wallet'
import { test } from '../support/product-test'
import {
  accountDialog,
  anyAccountButton,
  baseUrl,
  connectByHand,
  openAccount,
  openVerifyDialog,
  readSession,
  signMessage,
  verifyDialog,
} from '../support/sign-in'

test.describe('signing in', () => {
  test('[S2.12] [S7.1] a plain account signs what was shown, stays signed in, and signs out', async ({
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

    const signed = wallet.asked.findLast(({ method }) => method === 'personal_sign')?.params as [Hex]
    const message = Buffer.from(signed[0].slice(2), 'hex').toString()
    expect(message).toContain(`${new URL(baseUrl).host} wants you to sign in`)
    await openAccount(page)
    await expect(accountDialog(page)).toContainText(/Verified until \d/)
    await button(page, 'Copy Receipt').click()
    await expect(button(page, 'Copied!')).toBeVisible()
    const receipt = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(receipt).toEqual({ sig: expect.stringMatching(/^0x[0-9a-f]{130}$/), msg: message })

    await page.reload()
    await openAccount(page)
    await expect(accountDialog(page)).toContainText('Verified until')
    expect(wallet.countOf('personal_sign')).toBe(1)
    await button(page, 'Sign out').click()
    await expect(accountDialog(page)).toContainText('Not verified')
    await expect(page.getByRole('textbox', { name: /^Receipt/ })).toHaveCount(0)
    await expect.poll(() => readSession(page)).toEqual({ status: 'unauthenticated' })
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(receipt.sig)

    await button(page, 'Verify account').click()
    await signMessage(page)
    expect(await readSession(page)).toMatchObject({ status: 'authenticated' })
  })

  test('[S2.12] an account that is not on the chain yet signs (EIP-6492)', async ({ page }) => {
    const account = await counterfactualAccount(baseUrl, chainUrl)
    await openVerifyDialog(page, account)
    await signMessage(page)
    expect(await readSession(page)).toMatchObject({
      status: 'authenticated',
      address: account.address,
      kind: 'contract',
    })
  })

  test('[S4.8] the texts of the button, and a refusal that says nothing', async ({ page }) => {
    const release = await holdAnswers(page, '**/api/auth/nonce')
    const wallet = await openVerifyDialog(page)
    await expect(button(page, 'Preparing message...')).toHaveAttribute('aria-disabled', 'true')
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
    await expect(button(page, 'Waiting for signature...')).toBeVisible()
    const answer = await holdAnswers(page, '**/api/auth/verify')
    wallet.signNow()
    await expect(button(page, 'Verifying signature...')).toBeVisible()
    answer()
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})

test.describe('a Safe', () => {
  // One owner's signature is refused.
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('[S2.12] a Safe of two owners signs (EIP-1271), one owner is not enough', async ({ page }) => {
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

test.describe('leaving the dialog', () => {
  for (const [way, leave] of [
    ['Not now', (page: Page) => button(page, 'Not now').click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['×', (page: Page) => verifyDialog(page).getByRole('button', { name: 'Close' }).click()],
  ] as const)
    test(`[S2.12] ${way} keeps the wallet connected, and a reload asks nothing`, async ({ page }) => {
      await openVerifyDialog(page)
      await leave(page)
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(anyAccountButton(page)).toBeVisible()
      await page.reload()
      await expect(anyAccountButton(page)).toBeVisible()
      await page.waitForTimeout(500)
      await expect(page.locator('dialog')).toHaveCount(0)
      await openAccount(page)
      await expect(accountDialog(page)).toContainText('Not verified')
    })

  test('[S2.12] Cancel disconnects', async ({ page }) => {
    await openVerifyDialog(page)
    await button(page, 'Cancel').click()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test('[S4.3] disconnecting, and another account, end the session', async ({ page }) => {
    const wallet = await openVerifyDialog(page)
    await signMessage(page)
    await wallet.changeAccounts([wallet.otherAddress])
    await expect.poll(() => readSession(page)).toEqual({ status: 'unauthenticated' })
    await button(page, 'Agree').click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: /^heart\.eth/ }).click()
    await button(page, 'Verify account').click()
    await expect(verifyDialog(page)).toContainText(wallet.otherAddress)
    wallet.sign = (raw) => {
      const [, other] = wallet.accounts
      if (!other) throw new Error('there is no other account')
      return other.signMessage({ message: { raw } })
    }
    await signMessage(page)
    expect(await readSession(page)).toMatchObject({ status: 'authenticated', address: wallet.otherAddress })
    await wallet.changeAccounts([])
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect.poll(() => readSession(page)).toEqual({ status: 'unauthenticated' })
  })

  test('[S2.12] [S4.2] it waits until a wrong network is left', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await connectByHand(page)
    await expect(verifyDialog(page)).toBeVisible()
    await wallet.changeChain(5)
    await expect(button(page, 'Wrong network')).toBeVisible()
    await expect(verifyDialog(page)).toHaveCount(0)
    await button(page, 'Wrong network').click()
    await dialogNamed(page, 'Switch Networks').getByRole('listitem').first().getByRole('button').click()
    await expect(verifyDialog(page)).toBeVisible()
    await signMessage(page)
  })

  test('[S4.3] nothing is asked of the server before a wallet is connected', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/'))
        asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await InjectedWallet.inject(page, { chainUrl })
    await page.goto(baseUrl)
    await page.waitForLoadState('networkidle')
    await button(page, 'Connect Wallet').click()
    await expect(button(page, 'Test Wallet')).toBeVisible()
    expect(asked).toEqual([])
    await button(page, 'Test Wallet').click()
    await expect.poll(() => asked).toEqual(['GET /api/auth/session'])
  })
})

test.describe('a step that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  const status = (page: Page) => verifyDialog(page).getByRole('status')
  const refuse = (code: string, httpStatus: number) => ({ status: httpStatus, json: { code, message: 'x' } })

  test('[S8.10] no nonce: the text, and Retry', async ({ page }) => {
    await page.route('**/api/auth/nonce', (route) => route.fulfill(refuse('database-unavailable', 503)))
    await openVerifyDialog(page)
    await expect(status(page)).toContainText('Error preparing message, please retry!')
    await expect(status(page)).toContainText('cannot reach its database')
    await page.unroute('**/api/auth/nonce')
    await button(page, 'Retry').click()
    await signMessage(page)
  })

  test('[S8.11] a wallet that fails: the text, and Retry with a new nonce', async ({ page }) => {
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

  test('[S8.12] a signature of nobody: the text, and Retry', async ({ page }) => {
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

  test('[S8.13] an answer that makes no sense: the generic text', async ({ page }) => {
    await openVerifyDialog(page)
    await page.route('**/api/auth/verify', (route) => route.fulfill({ json: { status: 'unauthenticated' } }))
    await button(page, 'Sign message').click()
    await expect(status(page)).toHaveText('Oops, something went wrong!')
  })

  test('[S2.12] a message for another site is never offered', async ({ page }) => {
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
