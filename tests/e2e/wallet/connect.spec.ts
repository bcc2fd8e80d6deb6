import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { violations } from '../support/axe'
import { typeWord } from '../support/by-keyboard'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { InjectedWallet } from '../support/injected-wallet'
import { test } from '../support/product-test'
import { accountButton, agreeToTerms, openWalletList, walletRows } from '../support/wallet'

test.describe('the list', () => {
  test('[S9.6] the wallet that was connected comes first the next time, and says so', async ({ page }) => {
    await InjectedWallet.inject(page, { chainUrl, rdns: 'a.wallet', name: 'A Wallet' })
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await openDesktop(page)
    await openWalletList(page)
    await expect(walletRows(page).first()).toHaveText('A Wallet')
    wallet.mode = 'reject'
    await button(page, 'Test Wallet').click()
    await expect(dialogNamed(page, 'Connect a Wallet').getByRole('status').first()).toHaveText(
      'Request rejected.',
    )
    await button(page, 'Cancel').click()
    await button(page, 'Connect Wallet').click()
    // A refused connection does not count.
    await expect(walletRows(page).first()).toHaveText('A Wallet')
    wallet.mode = 'approve'
    await button(page, 'Test Wallet').click()
    await agreeToTerms(page)
    await accountButton(page).click()
    await dialogNamed(page, 'Account').getByRole('button', { name: 'Disconnect', exact: true }).click()
    await button(page, 'Connect Wallet').click()
    await expect(walletRows(page).first()).toHaveText('Test WalletRecent')
    await expect(walletRows(page).first()).toHaveAccessibleDescription('Recent')
  })

  test('[S3.13] a wallet that announces itself late appears in the open list', async ({ page }) => {
    await openDesktop(page)
    await openWalletList(page)
    const before = await walletRows(page).count()
    await page.evaluate(() => {
      const info = {
        uuid: crypto.randomUUID(),
        name: 'Late Wallet',
        rdns: 'late.wallet',
        icon: 'data:image/svg+xml,<svg/>',
      }
      const provider = { request: () => new Promise(() => undefined), on() {}, removeListener() {} }
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      )
    })
    await expect(button(page, 'Late Wallet')).toBeVisible()
    await expect(walletRows(page)).toHaveCount(before + 1)
  })

  test('[S3.12] a wallet with markup for a name, and megabytes of it, is cut to plain text', async ({
    page,
  }) => {
    const name = `<img src=x onerror=alert(1)>${'x'.repeat(10_000_000)}`
    await InjectedWallet.inject(page, { chainUrl, name, icon: 'javascript:alert(1)' })
    await openDesktop(page)
    await openWalletList(page)
    const row = walletRows(page).filter({ hasText: '<img' })
    await expect(row).toHaveText('<img src=x onerror=alert…')
    await expect(row.locator('img')).toHaveCount(0)
    await expect(row.locator('.icon')).toHaveCount(1)
  })

  test('[S2.7] what is not ready says so; with a download it leads there, without one it is disabled', async ({
    page,
  }) => {
    await openDesktop(page)
    await openWalletList(page)
    for (const name of ['Safe', 'WalletConnect', 'Brave Wallet'])
      await expect(button(page, `${name} (unsupported)`)).toBeDisabled()
    await button(page, 'MetaMask (unsupported)').click()
    await expect(page.getByRole('heading', { name: 'Get MetaMask' })).toBeVisible()
  })

  test('the arrows, Home, End and first letters move in the list, Enter chooses, Escape leaves', async ({
    page,
  }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'silent'
    await openDesktop(page)
    await button(page, 'Connect Wallet').focus()
    await page.keyboard.press('Enter')
    await expect(walletRows(page).first()).toBeFocused()
    const enabled = await walletRows(page).evaluateAll((all) =>
      all.filter((row) => !(row as HTMLButtonElement).disabled).map((row) => row.textContent ?? ''),
    )
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).toHaveText(enabled[1] ?? '')
    await page.keyboard.press('End')
    await expect(page.locator(':focus')).toHaveText(enabled.at(-1) ?? '')
    await page.keyboard.press('Home')
    await expect(page.locator(':focus')).toHaveText(enabled[0] ?? '')
    await typeWord(page, 'tes')
    await expect(page.locator(':focus')).toHaveText('Test Wallet')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Test Wallet')).toHaveAccessibleDescription(
      /Confirm connection in the extension/,
    )
    await page.keyboard.press('Escape')
    await expect(dialogNamed(page, 'Connect a Wallet')).toBeHidden()
    await expect(button(page, 'Connect Wallet')).toBeFocused()
  })
})

test.describe('getting a wallet', () => {
  test('[S2.8] [S4.4] three wallets, each way back, and a code of the download', async ({ page }) => {
    await openDesktop(page)
    await openWalletList(page)
    await button(page, 'Get a Wallet').click()
    await expect(page.getByRole('heading', { name: 'Get a Wallet' })).toBeVisible()
    await expect(button(page, /^GET /)).toHaveCount(3)
    await expect(dialogNamed(page, 'Connect a Wallet')).toContainText("Not what you're looking for?")
    expect(await violations(page)).toEqual([])
    await button(page, 'GET Rainbow').click()
    await expect(page.getByRole('link', { name: /^Add to / })).toHaveAttribute(
      'href',
      'https://rainbow.me/extension',
    )
    expect(await violations(page)).toEqual([])
    await button(page, 'Get the app').click()
    const picture = await dialogNamed(page, 'Connect a Wallet').getByRole('img').screenshot()
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe('https://rainbow.download')
    expect(await violations(page)).toEqual([])
    await button(page, 'Continue').click()
    await expect(page.getByRole('heading', { name: 'Get started with Rainbow' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const heading of ['Install Rainbow', 'Get Rainbow', 'Get a Wallet']) {
      await button(page, '< Back').click()
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    }
    await button(page, '< Back').click()
    await expect(page.getByRole('group', { name: 'What is a Wallet?' })).toBeVisible()
  })
})

test.describe('sizes', () => {
  for (const [width, limit] of [
    [1280, 504],
    [768, 504],
    [767, 468],
    [390, 468],
  ] as const)
    test(`[S9.6] at ${width} px the dialog is at most ${limit} px high`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1_000 })
      await openDesktop(page)
      await openWalletList(page)
      expect((await dialogNamed(page, 'Connect a Wallet').boundingBox())?.height ?? 0).toBeLessThanOrEqual(
        limit,
      )
      const isCompact = width < 768
      await expect(page.getByRole('group', { name: 'What is a Wallet?' })).toBeVisible({
        visible: !isCompact,
      })
      if (!isCompact) return
      await button(page, 'What is a Wallet?').click()
      await expect(page.getByRole('group', { name: 'What is a Wallet?' })).toBeVisible()
      await expect(walletRows(page).first()).toBeHidden()
      await button(page, '< Back').click()
      await expect(walletRows(page).first()).toBeVisible()
    })
})

test.describe('press and hold', () => {
  const particles = (page: Page) =>
    page.evaluate(() => document.querySelectorAll('dialog > [aria-hidden] > *').length)
  /** The most that fly in one of so many frames. */
  const mostParticles = (page: Page, frames: number) =>
    page.evaluate(async (count) => {
      let most = 0
      for (let frame = 0; frame < count; frame++) {
        most = Math.max(most, document.querySelectorAll('dialog > [aria-hidden] > *').length)
        await new Promise(requestAnimationFrame)
      }
      return most
    }, frames)
  async function hold(page: Page) {
    await walletRows(page).first().hover()
    await page.mouse.down()
  }

  test('[S9.6] the icon sprays at most 35 particles, which are gone after it was let go', async ({
    page,
  }) => {
    await openDesktop(page)
    await openWalletList(page)
    await hold(page)
    await expect.poll(() => particles(page)).toBeGreaterThan(5)
    expect(await mostParticles(page, 40)).toBeLessThanOrEqual(35)
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await expect.poll(() => particles(page)).toBe(0)
  })

  test('[S9.6] nothing flies for who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openDesktop(page)
    await openWalletList(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await hold(page)
    // Far longer than a row is held before its icon sprays; not even the code that sprays is fetched.
    await page.clock.runFor(2_000)
    expect(await mostParticles(page, 2)).toBe(0)
    expect(asked.filter((url) => url.includes('/_next/static/'))).toEqual([])
    await page.mouse.up()
  })
})

test('axe finds nothing in the dialogs of a connected wallet', async ({ page }) => {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await openWalletList(page)
  wallet.mode = 'reject'
  await button(page, 'Test Wallet').click()
  await expect(button(page, 'Retry')).toBeVisible()
  expect(await violations(page)).toEqual([])
  wallet.mode = 'approve'
  await button(page, 'Retry').click()
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  await accountButton(page).click()
  await expect(dialogNamed(page, 'Account')).toContainText('Recent Transactions')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await button(page, /^Love98 Demo$/).click()
  await expect(dialogNamed(page, 'Switch Networks')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await wallet.changeChain(5)
  await button(page, 'Wrong network').click()
  await expect(dialogNamed(page, 'Switch Networks')).toContainText('Wrong network detected')
  expect(await violations(page)).toEqual([])
})

test('[S8.9] the raw words of a failure stand behind "Details >>", to be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  wallet.mode = 'pending'
  await openDesktop(page)
  await openWalletList(page)
  await button(page, 'Test Wallet').click()
  await button(page, 'Details >>').click()
  const details = page.getByRole('textbox', { name: 'Details' })
  await expect(details).toHaveValue(/already pending/)
  await button(page, 'Copy').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await details.inputValue())
})

test('[S9.8] the name is asked for once a day, over reloads', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/rpc/')) asked.push(request.postData() ?? '')
  })
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await openWalletList(page)
  await button(page, 'Test Wallet').click()
  await agreeToTerms(page)
  const names = () => asked.filter((body) => body.includes('eth_call')).length
  await expect.poll(() => page.evaluate(() => localStorage.getItem('love98-names') !== null)).toBe(true)
  const before = names()
  expect(before).toBeGreaterThan(0)
  await page.reload()
  await expect(accountButton(page)).toContainText('ETH')
  expect(names()).toBe(before)
})

test('[S2.10] [S4.7] what was sent is in the account window, and how it ended', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await openWalletList(page)
  await button(page, 'Test Wallet').click()
  await agreeToTerms(page)
  const call = async (method: string, params: unknown[]) => {
    const response = await fetch(chainUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return ((await response.json()) as { result: string }).result
  }
  // An account of the node that no other test sends from: two senders would take the same nonce.
  const from = ((await call('eth_accounts', [])) as unknown as string[]).at(-1)
  const hash = await call('eth_sendTransaction', [{ from, to: from, value: '0x1' }])
  const address = await page.evaluate(() =>
    Object.keys(localStorage)
      .find((key) => key.endsWith('-terms-agreement'))
      ?.slice(0, 42),
  )
  await page.evaluate(
    ([owner, sent]) =>
      localStorage.setItem(
        'love98-transactions',
        JSON.stringify({
          version: 2,
          lists: {
            [`${owner} 31337`]: [
              { hash: sent, description: 'A gift', status: 'pending', addedAt: 1 },
              {
                hash: `0x${'1'.repeat(64)}`,
                description: '<b>Old</b>',
                status: 'failed',
                reason: 'reverted',
                addedAt: 0,
              },
            ],
          },
        }),
      ),
    [address, hash],
  )
  await page.reload()
  await accountButton(page).click()
  const window = dialogNamed(page, 'Account')
  await expect(window).toContainText('<b>Old</b>')
  await expect(window).toContainText('Failed: the contract refused it')
  await expect(window.getByRole('listitem').filter({ hasText: 'A gift' })).toContainText('Confirmed')
  await window.getByRole('button', { name: 'Clear All' }).click()
  await expect(window).toContainText('Your transactions will appear here...')
})
