import { expect } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { fullRun, variants } from '../full-run'
import { violations } from '../support/axe'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { openWalletList, walletRows } from '../support/wallet/wallet'

test.describe('getting a wallet', () => {
  // Proves S2.8, S4.4
  test(
    'the pane offers three wallets, a way back from each step, and a code of the download',
    fullRun,
    async ({ page }) => {
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
      await button(page, 'Get the App').click()
      const picture = await dialogNamed(page, 'Connect a Wallet').getByRole('img').screenshot()
      const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
        'https://rainbow.download',
      )
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
    },
  )
})

test.describe('sizes', () => {
  // Proves S9.6
  for (const [width, limit] of variants([
    [1280, 504],
    [768, 504],
    [767, 468],
    [390, 468],
  ] as const))
    test(`at ${width} px the dialog is at most ${limit} px high`, fullRun, async ({ page }) => {
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
