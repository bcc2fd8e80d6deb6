import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { openAsOwner } from '../support/safe-owner'
import {
  agree,
  badge,
  hostRequests,
  openInHost,
  openTab,
  watchProblems,
  withSafeProduct,
} from '../support/safe-product'

const product = withSafeProduct()
const problems = watchProblems()

const stranger = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const treasury = (page: Page) => page.getByRole('dialog', { name: /treasury/i })

/** Chooses a row of the Safe menu. */
async function choose(page: Page, row: string) {
  await treasury(page).getByRole('menuitem', { name: 'Safe', exact: true }).click()
  await page.getByRole('menuitem', { name: row }).click()
}

test('a Safe of others is marked in title, status and copy button', async ({ page }) => {
  await page.goto(`${product().url}/p/treasury?open=31337:${stranger}`)
  await expect(treasury(page)).toHaveAccessibleName(/^0x976E…0aa9 - Safe \(not this community/)
  await expect(page).toHaveTitle(/^0x976E…0aa9 - Safe \(not this community/)
  const window = treasury(page)
  await expect(window.getByText(/not this community/).first()).toBeVisible()
  await expect(window.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0)
  await expect(window.getByRole('textbox', { name: 'Safe' })).toHaveValue(stranger)
  // The one question to the gateway that this Safe does not exist for is answered with 404.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test(
  'a visitor pays an ENS name and finds it again by its name in the address book',
  fullRun,
  async ({ page }) => {
    test.setTimeout(120_000)
    const { window } = await openAsOwner(page, product())
    await choose(page, 'Address Book…')
    const book = page.getByRole('dialog', { name: 'Address Book' })
    await book.getByLabel('Name', { exact: true }).fill('Lovers')
    await book.getByLabel(/^Address/).fill(stranger)
    await book.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(book.getByRole('list', { name: 'Your names' })).toContainText(stranger)
    expect(await violations(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await book.getByRole('button', { name: 'Export' }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toContain(`address,name,chainId\r\n${stranger},Lovers,31337`)
    await book.getByRole('button', { name: 'Remove Lovers' }).click()
    await book.getByLabel(/^File to import/).setInputFiles({
      name: 'book.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${file}0x123,Nobody,31337\r\n`),
    })
    await expect(book.getByRole('status')).toHaveText(/1 entry added\.\s*Line 3: Not a valid address/)
    await book.getByRole('button', { name: 'Close', exact: true }).last().click()

    await window.getByRole('button', { name: 'New Transaction…' }).click()
    const form = page.getByRole('dialog', { name: 'New Transaction' })
    await form.getByLabel('To', { exact: true }).fill('friend.eth')
    await expect(form.getByText(/^friend\.eth resolves to 0x/)).toBeVisible()
    await form.getByRole('button', { name: 'From Your Address Book' }).click()
    await form.getByRole('button', { name: /^Lovers/ }).click()
    await expect(form.getByLabel('To', { exact: true })).toHaveValue(stranger)
    await form.getByRole('radio', { name: /CAT/ }).check()
    await form.getByLabel('Amount').fill('1')
    await form.getByRole('button', { name: 'Propose' }).click()
    await expect(form.getByText(`${stranger} is "Lovers" in your address book`)).toBeVisible()
    await form.getByRole('button', { name: /^Details/ }).click()
    await expect(form.getByRole('group', { name: 'Hashes for a hardware wallet' })).toContainText(
      'Domain hash',
    )
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  },
)

test(
  'a visitor calls a contract by a pasted ABI, and the review describes the bytes',
  fullRun,
  async ({ page }) => {
    const { window } = await openAsOwner(page, product())
    await window.getByRole('button', { name: 'Contract Call…' }).click()
    const form = page.getByRole('dialog', { name: 'Contract Call' })
    const token = product().deployment.tokens.USDC?.address ?? ''
    await form.getByLabel('Contract', { exact: true }).fill(token)
    await form.getByLabel(/^ABI/).fill('approve(address winner, uint256 nothing)\nclaim(uint256[] rounds)')
    await form.getByRole('radio', { name: 'approve(address,uint256)' }).check()
    await form.getByLabel(/^winner/).fill(stranger)
    await form.getByLabel(/^nothing/).fill('1500000')
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Propose' }).click()
    const review = page.getByRole('dialog', { name: 'New Transaction' })
    await expect(review).toContainText(`Approve ${stranger} to spend 1.5 USDC`)
    await expect(review.getByRole('alert')).toContainText('It approves another account to spend tokens')
    await expect(review.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled()
    expect(problems).toEqual([])
  },
)

test(
  'a visitor searches and saves the history and receives the address as a QR code',
  fullRun,
  async ({ page }) => {
    await page.goto(`${product().url}/p/treasury`)
    const window = await openTab(page, 'History')
    await expect(window.getByRole('option').first()).toBeVisible()
    await window.getByLabel('Find').fill('created by')
    await expect(window.getByRole('option')).toHaveText([/\* Safe created by/])
    const saved = page.waitForEvent('download')
    await window.getByRole('button', { name: 'Save as CSV' }).click()
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('reported by the Safe service')
    expect(await violations(page)).toEqual([])
    await choose(page, 'Receive…')
    const receive = page.getByRole('dialog', { name: 'Receive' })
    const { address } = product().deployment.safe
    await expect(receive.getByRole('img', { name: `QR code: ethereum:${address}@31337` })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  },
)

// Proves S2.12
test('a Safe signs in with the signatures of its owners', fullRun, async ({ page }) => {
  test.setTimeout(120_000)
  const app = await openInHost(page, product().sameSite)
  await agree(app)
  await expect(badge(app)).toBeVisible()
  await app.getByRole('button', { name: /^(safe\.friend\.eth|0x\w+…\w+)/ }).click()
  await app.getByRole('button', { name: 'Verify Account' }).click()
  const verify = app.getByRole('dialog', { name: 'Verify your account' })
  await verify.getByRole('button', { name: 'Sign message' }).click()
  await expect(hostRequests(page)).toContainText('signMessage')
  await hostRequests(page).getByRole('button', { name: 'confirm' }).click()
  await expect(verify).toHaveCount(0, { timeout: 30_000 })
  const session = await app
    .locator('body')
    .evaluate(async () => (await (await fetch('/api/auth/session')).json()) as { status: string })
  expect(session.status).toBe('authenticated')
  expect(problems).toEqual([])
})
