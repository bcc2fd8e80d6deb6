import { readFileSync } from 'node:fs'
import { type Download, expect } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { demoKeys } from '@/demo/sign'
import { fullRun } from '../full-run'
import { skins, violations } from '../support/axe'
import { clippedTexts } from '../support/clipped-texts'
import { chainUrl } from '../support/demo-chain'
import { button, dialogNamed, iconsOf } from '../support/elements'
import { test } from '../support/product-test'
import { counterfactualAccount } from '../support/wallet/contract-accounts'
import { windowNamed } from '../support/windows'
import { newSigner, openGuestbook, openSignedIn, write } from './open-guestbook'

const properties = 'Entry Properties'

async function linesOf(file: Download): Promise<unknown[]> {
  expect(file.suggestedFilename()).toBe('guestbook.jsonl')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.endsWith('\n')).toBe(true)
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('an account signs a line, the page verifies it, an owner hides it and shows it, and its author deletes it', async ({
  page,
  browser,
}) => {
  test.slow()
  const author = newSigner()
  const text = `gm ${author.address.slice(2, 10)} <b>cats</b> \u05e9\u05dc\u05d5\u05dd`
  const window = await openSignedIn(page, author)
  const field = window.getByLabel('Your entry for today:')
  await field.fill('see love98 dot com')
  await expect(window.getByRole('alert')).toContainText('Links are not allowed.')
  await expect(window.getByText('18 of 140 characters')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Sign…' })).toHaveAttribute('aria-disabled', 'true')
  expect(await violations(page)).toEqual([])
  const row = await write(window, text)
  await expect(window.getByText('You have already signed today.')).toBeVisible()
  await expect(row.locator('bdi', { hasText: text })).toHaveCount(1)
  // WCAG 1.4.4: letters of twice the size do not cut off addresses.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect((await page.evaluate(clippedTexts)).filter((lost) => lost.startsWith('"0x'))).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)

  await row.dblclick()
  const dialog = dialogNamed(page, properties)
  await expect(dialog).toContainText(`Chain ID: 31337`)
  await expect(dialog.getByRole('status')).toHaveText('Not verified by this page yet. Click Verify.')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    `Verified by this page: the key of ${author.address} signed this message.`,
  )
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  const file = page.waitForEvent('download')
  await window.getByRole('button', { name: 'Export' }).click()
  await expect(window.getByText('The guestbook was saved as guestbook.jsonl.')).toBeVisible()
  expect(await linesOf(await file)).toContainEqual(
    expect.objectContaining({ address: author.address, signature: expect.stringMatching(/^0x/) }),
  )

  // The first owner of the demo's Safe is an owner of the site.
  const owner = privateKeyToAccount(demoKeys[0])
  const other = await (await browser.newContext()).newPage()
  await other.addInitScript(() => localStorage.setItem('love98-welcome', ''))
  const theirs = await openSignedIn(other, {
    address: owner.address,
    sign: (raw) => owner.signMessage({ message: { raw } }),
  })
  await theirs.getByRole('row').filter({ hasText: text }).getByRole('button').click()
  await expect(theirs.getByRole('button', { name: 'Delete…' })).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Hide…' }).click()
  await button(other, 'Hide').click()
  await expect(theirs.getByText('The entry is hidden.')).toBeVisible()
  await expect(theirs.getByText(text)).toHaveCount(0)

  await window.getByRole('button', { name: 'Refresh' }).click()
  const hidden = window.getByRole('row').filter({ hasText: 'Hidden by an owner of this site.' }).first()
  await hidden.dblclick()
  await expect(dialog).toContainText('Hidden by 0xf39F')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByRole('status')).toContainText(`the key of ${owner.address} signed this message`)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await theirs.getByRole('button', { name: 'Show Again…' }).click()
  await button(other, 'Show').click()
  await expect(theirs.getByText(text)).toBeVisible()
  await other.context().close()

  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button').click()
  await window.getByRole('button', { name: 'Delete…' }).click()
  await button(page, 'Delete').click()
  await expect(window.getByText('The entry was deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(window.getByText('You have already signed today.')).toBeVisible()
})

test(
  'a contract that is not deployed yet signs a line, and the page verifies it on the chain at a named block',
  fullRun,
  async ({ page, productUrl }) => {
    const contract = await counterfactualAccount(productUrl, chainUrl)
    const window = await openSignedIn(page, contract)
    const row = await write(window, `a contract says ${contract.address.slice(2, 10)}`)
    await row.getByRole('button').click()
    await window.getByRole('button', { name: 'Properties…' }).click()
    const dialog = dialogNamed(page, properties)
    await expect(dialog).toContainText('(Contract on Cat Club Demo)')
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await expect(dialog.getByRole('status')).toContainText(
      new RegExp(
        `the contract ${contract.address} on Cat Club Demo confirms this signature at block \\d+\\.`,
      ),
    )
  },
)

test('a line that was changed in transit is shown as invalid', fullRun, async ({ page }) => {
  const window = await openSignedIn(page, newSigner())
  const text = `true words ${Date.now()}`
  await write(window, text)
  await page.route('**/api/guestbook', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(text, `false ${text}`) })
  })
  await window.getByRole('button', { name: 'Refresh' }).click()
  await window
    .getByRole('row')
    .filter({ hasText: `false ${text}` })
    .dblclick()
  const dialog = dialogNamed(page, properties)
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByRole('status')).toContainText('Not valid: this is not a signature of 0x')
})

test('reading needs no wallet: loading, empty and off are distinguished with the form in place, in every skin', async ({
  page,
}) => {
  let answer: object = { isEnabled: false }
  let answerNow: () => void = () => undefined
  const isLate = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  await page.route('**/api/guestbook', async (route) => {
    await isLate
    await route.fulfill({ json: answer })
  })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/p/guestbook')
  const window = windowNamed(page, 'Guestbook')
  await expect(window.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
  await expect(window.getByLabel('Your entry for today:')).toBeDisabled()
  answerNow()
  await expect(page.getByText('This site has no guestbook.')).toBeVisible()
  for (const name of ['Sign…', 'Refresh', 'Properties…'])
    await expect(window.getByRole('button', { name })).toBeDisabled()
  const page1 = { isEnabled: true, domain: 'x', now: new Date().toISOString(), entries: [], next: null }
  answer = { ...page1, namesPending: false, you: null }
  for (const skin of skins) {
    await page.evaluate((id) => localStorage.setItem('fileTheme', id), skin)
    await page.reload()
    await expect(page.getByText('No entries yet. Be the first!')).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
  expect(loaded).not.toContain('/api/config')
  await window.getByRole('menubar').getByRole('menuitem', { name: 'File' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expect(window).toHaveCount(0)
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the window reports it, and Retry tries again', async ({ page }) => {
    let fails = true
    await page.route('**/api/guestbook', (route) => (fails ? route.abort() : route.continue()))
    await page.goto('/p/guestbook')
    const problem = page.getByRole('alert').filter({ hasText: 'The server is not responding.' })
    await expect(problem).toBeVisible()
    expect(await iconsOf(problem)).toEqual(['error'])
    fails = false
    await button(page, 'Retry').click()
    await expect(button(page, 'Connect and Sign In…')).toBeVisible()
    // Later failures keep the entries on screen.
    fails = true
    await button(page, 'Refresh').click()
    const news = page.getByRole('status').filter({ hasText: 'The server is not responding.' })
    await expect(news).toBeVisible()
    expect(await iconsOf(news)).toEqual(['error'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the window fills the screen, and nothing is wider than it', fullRun, async ({ page }) => {
    const window = await openGuestbook(page)
    await expect(window).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
  })
})
