import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { delayScripts } from '../support/delay-responses'
import { chainUrl } from '../support/demo-chain'
import { openDesktop, openIcon, storedKeys } from '../support/desktop'
import { test } from '../support/product-test'
import { openTray, tray } from '../support/tray'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'

function countTones() {
  const counted = { tones: 0, contexts: 0 }
  Reflect.set(window, 'counted', counted)
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      counted.contexts++
    }
    override createOscillator() {
      counted.tones++
      return super.createOscillator()
    }
  }
}

const tones = (page: Page) => page.evaluate(() => (Reflect.get(window, 'counted') as { tones: number }).tones)

test('a tray button pressed before its code has loaded opens once it has', fullRun, async ({ page }) => {
  await openDesktop(page)
  const release = await delayScripts(page)
  await page.locator('footer [data-part="bell"]').click()
  release()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
})

test('the lamps name the state of the wallet, and open the dialog for it', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openTray(page)
  const lamps = tray(page).getByRole('button', { name: /wallet/ })
  await expect(lamps).toHaveAccessibleName('No wallet is connected')
  await lamps.click()
  await page.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await expect(lamps).toHaveAccessibleName(/^A wallet is connected to /)
})

test(
  'no audio is created and no synthesizer is loaded until sounds are turned on',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(countTones)
    await openTray(page)
    const volume = tray(page).getByRole('button', { name: /^Volume/ })
    await openIcon(page, 'Notepad')
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toEqual({ tones: 0, contexts: 0 })
    await volume.click()
    const panel = page.getByRole('dialog', { name: 'Volume' })
    await expect(panel.getByRole('slider', { name: 'Volume' })).toBeFocused()
    await panel.getByRole('checkbox', { name: 'Sounds' }).click()
    await expect.poll(() => tones(page)).toBeGreaterThan(0)
    await panel.getByRole('slider').focus()
    await page.keyboard.press('End')
    await expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', '100%')
    await page.keyboard.press('Escape')
    await expect(volume).toBeFocused()
    await expect(volume).toHaveAccessibleName('Volume')
    const before = await tones(page)
    await windowNamed(page, 'Read Me - Notepad').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => tones(page)).toBeGreaterThan(before)
    expect(await storedKeys(page)).toContain('love98-sounds')
  },
)

test.describe('without audio', () => {
  test('sounds that are on stay silent and break nothing', fullRun, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('love98-sounds', '{"version":1,"isOn":true,"volume":1}')
      Reflect.deleteProperty(window, 'AudioContext')
    })
    await openTray(page)
    await openIcon(page, 'Notepad')
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
  })
})

test('a notification is a balloon that stays open, and is listed, copied, cleared and restored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTray(page)
  const bell = tray(page).getByRole('button', { name: /^Notifications/ })
  await bell.click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'No notifications. Messages',
  )
  await page.keyboard.press('Escape')
  const copyLinkOf = async (name: string) => {
    await page
      .getByRole('navigation', { name: 'Desktop' })
      .getByText(name, { exact: true })
      .click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Copy Link' }).click()
  }
  await copyLinkOf('Notepad')
  const balloon = page.getByRole('group', { name: 'Link to Notepad copied' })
  await expect(balloon).toBeVisible()
  await expect(page.locator('[role=status]').filter({ hasText: 'Link to Notepad copied' })).toHaveCount(1)
  await expect(bell).toHaveAccessibleName('Notifications, 1 new')
  // A newer notification about the same subject replaces it.
  await copyLinkOf('Swap Pairs')
  await expect(page.getByRole('group', { name: 'Link to Swap Pairs copied' })).toBeVisible()
  await expect(balloon).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('group', { name: /^Copied/ })).toHaveCount(0)
  await tray(page).getByRole('button', { name: 'Notifications' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Copy All' }).click()
  await expect(panel.getByRole('button', { name: 'Copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/p/pairs')
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
})
