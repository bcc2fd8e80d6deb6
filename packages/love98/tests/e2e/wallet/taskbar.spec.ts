import { expect, type Locator } from '@playwright/test'
import { parseSettings } from '@/domain/community/deployment-settings'
import { fullRun, variants } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { connectAndAgree } from '../support/wallet/wallet'
import { taskButton, windowNamed } from '../support/windows'

// Proves S2.9
test('the area of the wallet has one button before connecting, then the chain and the account', async ({
  page,
}) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  const { chains } = parseSettings(await (await page.request.get('/api/config')).json())
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  const chain = page.getByRole('button', { name: chains[0]?.name ?? '', exact: true })
  const account = page.getByRole('button', { name: /^friend\.eth/ })
  await expect(connect).toBeEnabled()
  expect([await chain.count(), await account.count()]).toEqual([0, 0])

  await connect.click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(account).toContainText(/[\d.,]+k? ETH/)
  await expect(chain).toBeVisible()
  await expect(connect).toHaveCount(0)
  await chain.click()
  await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
})

const showsWords = (control: Locator) =>
  control
    .locator('span:not(.icon)')
    .first()
    .evaluate(
      (label) =>
        getComputedStyle(label).position !== 'absolute' &&
        label.clientWidth > 0 &&
        label.scrollWidth <= label.clientWidth,
    )

const phone = { hasTouch: true, isMobile: true }

for (const [pointer, use] of variants(
  Object.entries({
    'a finger at 360 px': { ...phone, viewport: { width: 360, height: 800 }, deviceScaleFactor: 3 },
    'a finger at 375 px': { ...phone, viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 },
    'a finger at 390 px': phone,
    'a mouse at 390 px': {},
  }),
))
  test.describe(`with ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, ...use })

    // Proves S2.9
    test('Connect Wallet shows its words, and the account its short form 4…4', async ({ page }) => {
      const wallet = await InjectedWallet.inject(page, { chainUrl })
      await openDesktop(page)
      expect(await showsWords(page.getByRole('button', { name: 'Connect Wallet' }))).toBe(true)
      await connectAndAgree(page)
      expect(await showsWords(page.getByRole('button', { name: /^friend\.eth/ }))).toBe(true)
      await wallet.changeAccounts(['0x00000000000000000000000000000000DeaDBeef'])
      await page.getByRole('button', { name: 'Agree' }).click()
      const account = page.getByRole('button', { name: '0x00…BeeF' })
      await expect(account).toBeVisible()
      expect(await showsWords(account)).toBe(true)
      await openDesktop(page, '/p/notepad')
      await expect(account).toBeVisible()
      expect(await showsWords(account)).toBe(true)
    })
  })

test('a name without room loses its last letters on a page from right to left', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await connectAndAgree(page)
  await expect(page.getByRole('button', { name: /^friend\.eth/ })).toBeVisible()
  await openDesktop(page, '/ar')
  const account = page.getByRole('button', { name: /^friend\.eth/ })
  await expect(account).toBeVisible()
  const isShown = await account.locator('[dir]').evaluate((label: HTMLElement) => {
    label.style.flex = '0 0 30px'
    const { left, right } = label.getBoundingClientRect()
    const letters = label.firstChild as Text
    return [0, letters.length - 1].map((at) => {
      const range = document.createRange()
      range.setStart(letters, at)
      range.setEnd(letters, at + 1)
      const box = range.getBoundingClientRect()
      return box.left >= left && box.right <= right
    })
  })
  expect(isShown).toEqual([true, false])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // Proves S2.9
  test(
    'the words give way to the buttons of windows, and none of them leaves the screen',
    fullRun,
    async ({ page }) => {
      await openDesktop(page)
      const connect = page.getByRole('button', { name: 'Connect Wallet' })
      for (const name of ['Notepad', 'Swap Pairs', 'Social', 'Display Properties', 'Bridge']) {
        await page.getByRole('navigation', { name: 'Desktop' }).getByText(name, { exact: true }).tap()
        await page
          .locator('[data-window][data-active]')
          .getByRole('button', { name: /Minimize|Close/ })
          .first()
          .tap()
      }
      await expect(connect).toBeInViewport({ ratio: 1 })
      await expect(page.locator('footer time')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    },
  )
})

for (const [device, viewport] of variants(
  Object.entries({
    'a phone in landscape': { width: 844, height: 390 },
    'a tablet': { width: 820, height: 1180 },
  }),
))
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    // Proves S2.9
    test(
      'with a connected wallet the button of a window shows words of its title',
      fullRun,
      async ({ page }) => {
        await InjectedWallet.inject(page, { chainUrl })
        await openDesktop(page, '/p/notepad')
        await connectAndAgree(page)
        await expect(page.getByRole('button', { name: /^friend\.eth/ })).toBeVisible()
        const title = taskButton(page, 'Read Me - Notepad').locator('[data-title]')
        expect((await title.boundingBox())?.width).toBeGreaterThanOrEqual(64)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      },
    )
  })

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  // Proves S2.9
  test('the chain and the account leave room for the buttons of three windows', fullRun, async ({ page }) => {
    await InjectedWallet.inject(page, { chainUrl })
    await openDesktop(page)
    for (const name of ['Notepad', 'Swap Pairs', 'Social']) {
      await page.getByRole('navigation', { name: 'Desktop' }).getByText(name, { exact: true }).tap()
      await windowNamed(page, name === 'Notepad' ? 'Read Me - Notepad' : name)
        .getByRole('button', { name: 'Minimize' })
        .tap()
    }
    await page.getByRole('button', { name: 'Connect Wallet' }).tap()
    await page.getByRole('button', { name: 'Test Wallet', exact: true }).tap()
    await page.getByRole('button', { name: 'Agree' }).tap()
    await page.getByRole('button', { name: 'Not now' }).tap()
    await expect(page.getByRole('button', { name: /^friend\.eth/ })).toBeVisible()
    for (const part of [page.locator('[data-start]'), page.getByRole('button', { name: /^friend\.eth/ })])
      expect((await part.boundingBox())?.width).toBeGreaterThanOrEqual(44)
    const clock = await page.locator('footer time').boundingBox()
    expect((clock?.x ?? 320) + (clock?.width ?? 0)).toBeLessThanOrEqual(320)
    for (const title of ['Social', 'Read Me - Notepad', 'Swap Pairs']) {
      await taskButton(page, title).tap()
      await expect(windowNamed(page, title)).toBeVisible()
      await expect(taskButton(page, title)).toBeInViewport({ ratio: 0.9 })
    }
  })
})
