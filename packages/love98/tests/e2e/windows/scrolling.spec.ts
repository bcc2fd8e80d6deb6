import { expect, type Page } from '@playwright/test'
import { safeTransactionsKey } from '@/domain/wallet/storage-keys'
import { statesOfOwners } from '../accessibility/states-of-owners'
import { statesOfPrograms } from '../accessibility/states-of-programs'
import { statesWithAWallet } from '../accessibility/states-with-a-wallet'
import { fullRun, isFull } from '../full-run'
import { shownPrograms } from '../shown-programs'
import { chainUrl } from '../support/demo-chain'
import { nextFrame, openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { brokenAddresses, nestedScrolling, scrolledInDialogs } from '../support/scroll-containers'
import { openTray, tray } from '../support/tray'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, chooseWallet, openWalletList } from '../support/wallet/wallet'
import { windowNamed } from '../support/windows'

// A dialog may show an error response in words, such as the missing ranked games of this visitor.
test.use({ expectedErrors: [/Failed to load resource/] })

/** CSS pixels. On a phone on its side a dialog and a list in it may have to scroll. */
const screens = [
  [800, 600],
  [390, 844],
  [1280, 800],
] as const

/** An address that must break has at least this many letters in its last line. */
const fewest = 10

const problems = async (page: Page) => [
  ...(await page.evaluate(nestedScrolling)),
  ...(await page.evaluate(scrolledInDialogs)),
  ...(await page.evaluate(brokenAddresses, fewest)),
]

async function problemsOnScreens(page: Page, what: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await nextFrame(page)
    const lines = await problems(page)
    if (lines.length > 0) found[`${what}, ${width} × ${height}`] = lines
  }
  return found
}

/** Account 1 of the Demo Wallet. */
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Runs in the page. Asks the Demo Wallet, as a page would, without waiting for the answer. */
function askDemoWallet([method, params]: readonly [method: string, params: readonly unknown[]]) {
  type Detail = { info: { rdns: string }; provider: { request: (call: object) => Promise<unknown> } }
  const ask = (event: Event) => {
    const { info, provider } = (event as CustomEvent<Detail>).detail
    if (info.rdns !== 'love98.demo') return
    window.removeEventListener('eip6963:announceProvider', ask)
    provider.request({ method, params }).catch(() => undefined)
  }
  window.addEventListener('eip6963:announceProvider', ask)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

const programs = Object.entries({ ...statesOfPrograms, ...statesWithAWallet, ...statesOfOwners })
const sample: readonly string[] = ['Treasury', 'Charts', 'Display Properties', 'the forms of the Treasury']

// Proves S10.3
for (const [program, show] of programs.filter(([name]) => isFull || sample.includes(name)))
  test(`in ${program} nothing scrolls within something that scrolls, and addresses keep their last letters`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const found: Record<string, string[]> = {}
    let looks = 0
    await show(page, async (what) => {
      looks += 1
      Object.assign(found, await problemsOnScreens(page, what))
    })
    expect(looks).toBeGreaterThan(0)
    expect(found).toEqual({})
  })

// Proves S10.3
test('no page of Display Properties scrolls in a language with long words', async ({ page }) => {
  const found: string[] = []
  for (const language of ['de', 'fr', 'ru', 'ar']) {
    await openDesktop(page, `/${language}/p/display`)
    const tabs = await page.locator('[data-window]').getByRole('tab').all()
    expect(tabs).toHaveLength(4)
    for (const tab of tabs) {
      await tab.click()
      await nextFrame(page)
      const scrolled = await page
        .locator('[data-window]')
        .evaluate((window) =>
          [...window.querySelectorAll<HTMLElement>('[role=tabpanel], [role=tabpanel] fieldset')]
            .filter((part) => part.checkVisibility() && part.scrollHeight > part.clientHeight + 1)
            .map((part) => part.textContent?.slice(0, 40)),
        )
      for (const text of scrolled) found.push(`${language}, ${await tab.textContent()}: ${text}`)
    }
  }
  expect(found).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no page of a window scrolls within something that scrolls', fullRun, async ({ page }) => {
    test.setTimeout(240_000)
    const found: Record<string, string[]> = {}
    for (const { id } of shownPrograms) {
      await openDesktop(page, `/p/${id}`)
      const tabs = page.locator('[data-window]').getByRole('tab')
      for (let at = 0; at < Math.max(1, await tabs.count()); at++) {
        if (at > 0) await tabs.nth(at).click()
        const lines = await problems(page)
        if (lines.length > 0) found[`${id}, page ${at + 1}`] = lines
      }
    }
    expect(found).toEqual({})
  })
})

test('no dialog of the wallet scrolls within something that scrolls', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  const found: Record<string, string[]> = {}
  const look = async (what: string) => {
    Object.assign(found, await problemsOnScreens(page, what))
  }
  await openWalletList(page)
  await look('the list of wallets')
  await button(page, 'Get a Wallet').click()
  await look('Get a Wallet')
  await button(page, '< Back').click()
  await button(page, 'Test Wallet').click()
  await look('the terms')
  await button(page, 'Agree').click()
  await look('Verify your account')
  await button(page, 'Not now').click()
  await accountButton(page).click()
  await expect(dialogNamed(page, 'Account')).toBeVisible()
  await look('the account')
  expect(found).toEqual({})
})

// Proves S10.3
test('the request of the Demo Wallet scrolls in one box, however long its message is', async ({ page }) => {
  await openDesktop(page)
  await chooseWallet(page, 'Demo Wallet')
  await button(page, 'Account 1').click()
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  const box = page.getByRole('alertdialog', { name: 'Demo Wallet' })
  const data = `0x${'ab'.repeat(2_000)}`
  await page.evaluate(askDemoWallet, ['eth_sendTransaction', [{ from: account, to: account, data }]] as const)
  await expect(box).toContainText('abab')
  expect(await problemsOnScreens(page, 'a transaction')).toEqual({})
  await button(page, 'Reject').click()
  await page.evaluate(askDemoWallet, ['personal_sign', [data, account]] as const)
  await expect(box).toContainText('Message')
  expect(await problemsOnScreens(page, 'a message')).toEqual({})
  await button(page, 'Reject').click()
})

// Proves S10.3
test('a long list of notifications scrolls in one box', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTray(page)
  await page.locator('[data-entry="notepad"]').press('Shift+F10')
  await page.locator('[role="menu"] [data-id="copyLink"]').click()
  await tray(page)
    .getByRole('button', { name: /^Notifications/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  // This page could cause only one for each subject, which are too few to scroll.
  await panel.getByRole('listitem').evaluate((item) => {
    for (let more = 0; more < 30; more++) item.after(item.cloneNode(true))
  })
  const list = panel.getByRole('list')
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100)
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await problems(page)).toEqual([])
})

const resizable = shownPrograms.filter((program) => program.resizable)
const smallest: readonly string[] = ['treasury', 'help']

// Proves S10.3
test('in no window of the least size something scrolls within something that scrolls', async ({ page }) => {
  test.setTimeout(120_000)
  const found: Record<string, string[]> = {}
  const look = async (what: string) => {
    await nextFrame(page)
    const lines = await page.evaluate(nestedScrolling)
    if (lines.length > 0) found[what] = lines
  }
  for (const { id, minimum } of resizable.filter((program) => isFull || smallest.includes(program.id))) {
    await openDesktop(page, `/p/${id}`)
    const window = page.locator('[data-window]')
    const { x, y, width, height } = await boxOf(window)
    await page.mouse.move(x + width, y + height)
    await page.mouse.down()
    await page.mouse.move(x + 40, y + 40, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => boxOf(window)).toEqual({ x, y, ...minimum })
    const tabs = await window.getByRole('tab').all()
    if (tabs.length === 0) await look(id)
    for (const tab of tabs) {
      await tab.click()
      await expect(window.getByRole('tabpanel')).not.toContainText('Loading…')
      await look(`${id}, ${await tab.textContent()}`)
      const row = window.getByRole('tabpanel').getByRole('option').first()
      if ((await row.count()) === 0) continue
      await row.click()
      await expect(window.getByRole('region', { name: 'Details' })).toBeVisible()
      await look(`${id}, ${await tab.textContent()} with details`)
    }
    await window.getByRole('button', { name: 'Close', exact: true }).first().click()
    await expect(window).toHaveCount(0)
  }
  expect(found).toEqual({})
})

test('the Treasury of the least size has room for transactions that this browser submitted', async ({
  page,
}) => {
  await openDesktop(page, '/p/treasury')
  const window = windowNamed(page, /Treasury/)
  const address = await window.getByLabel('Safe', { exact: true }).inputValue()
  const state = ['5', '6', '7'].map((digit) => ({
    ...{ chainId: 31_337, address, what: 'Send 5 CAT' },
    safeTxHash: `0x${digit.repeat(64)}`,
  }))
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    safeTransactionsKey,
    JSON.stringify({ version: 2, state }),
  ] as const)
  await openDesktop(page, '/p/treasury')
  await window.getByRole('tab', { name: 'Queue' }).click()
  const rows = window.getByRole('list', { name: 'Submitted from this browser' }).getByRole('button')
  await expect(rows.filter({ hasText: 'The Safe service does not have it' })).toHaveCount(state.length)
  await window.getByRole('option').first().click()
  await expect(window.getByRole('region', { name: 'Details' })).toBeVisible()
  const { x, y, width, height } = await boxOf(window)
  await page.mouse.move(x + width, y + height)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 40, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await boxOf(window)).height).toBeLessThan(height)
  await nextFrame(page)
  expect(await page.evaluate(nestedScrolling)).toEqual([])
})

test('a message box with a long text scrolls in one box', async ({ page }) => {
  await openDesktop(page, '/p/run')
  await windowNamed(page, 'Run').getByRole('textbox').fill('zeppelin '.repeat(400))
  await page.keyboard.press('Enter')
  const box = page.getByRole('alertdialog')
  await expect(box).toBeVisible()
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await nextFrame(page)
    expect(await problems(page), `${width} × ${height}`).toEqual([])
    await expect(box.getByRole('button', { name: 'OK' })).toBeInViewport({ ratio: 1 })
  }
  // So low that the text and the button have to scroll.
  await page.setViewportSize({ width: 400, height: 200 })
  await nextFrame(page)
  expect(await problems(page)).toEqual([])
  await box.getByRole('button', { name: 'OK' }).click()
  await expect(box).toHaveCount(0)
})

test('the measurement finds a list in a page that scrolls, and an address that breaks at its end', async ({
  page,
}) => {
  const address = `0x${'a'.repeat(40)}`
  await page.setContent(`<div style="height: 100px; overflow: auto; font: 16px monospace">
    <ul style="height: 50px; overflow: auto"><li style="height: 99px">row</li></ul>
    <p style="width: 40ch; height: 200px; overflow-wrap: anywhere">${address}</p></div>`)
  expect(await page.evaluate(nestedScrolling)).toHaveLength(1)
  expect(await page.evaluate(brokenAddresses, fewest)).toEqual([`${address}: 2 letters in the last line`])
})
