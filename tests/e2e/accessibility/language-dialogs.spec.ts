import { expect } from '@playwright/test'
import { languages } from '@/texts/locales'
import { isFull } from '../support/axe'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { LanguageTour, languageScreens } from './language-tour'

/** The quick run takes the longest words where there is least room. */
const sample: Readonly<Record<string, readonly string[]>> = { 'a wide screen': [], 'a phone': ['de'] }

/** Dialogs behind rows of menus: the menu of the bar, from 0, and the row's id. */
const rows: readonly (readonly [program: string, menu: number, row: string])[] = [
  ['exchange', 0, 'options'],
  ['charts', 4, 'price-alerts'],
  ['treasury', 0, 'properties'],
  ['treasury', 0, 'receive'],
  ['treasury', 0, 'address-book'],
  ['heartbreak', 0, 'custom'],
  ['heartbreak', 0, 'daily'],
  ['heartbreak', 0, 'ranked'],
  ['heartbreak', 0, 'leaderboard'],
  ['heartbreak', 0, 'statistics'],
  ['heartbreak', 0, 'share'],
  ['heartbreak', 2, 'rules'],
  ['heartbreak', 2, 'keys'],
  ['solitaire', 0, 'deck'],
  ['solitaire', 0, 'options'],
  ['solitaire', 0, 'statistics'],
  ['solitaire', 1, 'rules'],
  ['solitaire', 1, 'keys'],
]

for (const [screen, settings] of Object.entries(languageScreens))
  test.describe(() => {
    test.use(settings)

    for (const { id: language, name } of languages.filter(
      ({ id }) => isFull || sample[screen]?.includes(id),
    )) {
      test(`${name} on ${screen}: no text of a dialog of the wallet is cut off or lies over another`, async ({
        page,
      }) => {
        await InjectedWallet.inject(page, { chainUrl })
        const tour = new LanguageTour(page, language)
        await openDesktop(page, tour.base || '/')
        await lookAtWallet(tour)
        expect(tour.found).toEqual({})
      })

      if (!isFull) continue

      test(`${name} on ${screen}: no text of a dialog of the desktop is cut off or lies over another`, async ({
        page,
      }) => {
        const tour = new LanguageTour(page, language)
        await openDesktop(page, tour.base || '/')
        await lookAtDesktop(tour)
        expect(tour.found).toEqual({})
      })

      test(`${name} on ${screen}: no text of a dialog of a program is cut off or lies over another`, async ({
        page,
      }) => {
        test.setTimeout(120_000)
        const tour = new LanguageTour(page, language)
        await openDesktop(page, tour.base || '/')
        for (const [id, menu, row] of rows) {
          await tour.openProgram(id, '[role="menubar"]')
          await tour.lookAtRow(id, menu, row)
          await tour.closeWindow()
        }
        expect(tour.found).toEqual({})
      })

      test(`${name} on ${screen}: no text of a form of a connected wallet is cut off or lies over another`, async ({
        page,
      }) => {
        test.setTimeout(120_000)
        await InjectedWallet.inject(page, { chainUrl })
        const tour = new LanguageTour(page, language)
        await openDesktop(page, tour.base || '/')
        await lookAtForms(tour)
        expect(tour.found).toEqual({})
      })
    }
  })

/** The list, what a wallet is, where to get one, the terms, the question to sign in, the account and its network. */
async function lookAtWallet(tour: LanguageTour): Promise<void> {
  const { page, dialog } = tour
  await page.locator('[data-wallet-area] button').first().click()
  await expect(dialog.locator('ul button').first()).toBeVisible()
  await tour.look('wallets')
  const get = dialog.locator('fieldset button')
  // A narrow dialog leads there by the explanation.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  if (isNarrow) {
    await dialog.locator('.button-row button').first().click()
    await expect(get).toBeVisible()
    await tour.look('what is a wallet')
  }
  await get.click()
  await expect(dialog.locator('section li')).not.toHaveCount(0)
  await tour.look('get a wallet')
  for (let times = isNarrow ? 2 : 1; times > 0; times--)
    await dialog.locator('.button-row button').first().click()
  await chooseWallet(tour)
  await tour.look('terms')
  await agree(tour)
  await tour.look('verify your account')
  await dialog.locator('.button-row button').last().click()
  await expect(dialog).toHaveCount(0)
  await page.locator('[data-wallet-area] button').last().click()
  await tour.lookAtDialog('account')
  await page.locator('[data-wallet-area] button').first().click()
  await tour.lookAtDialog('networks')
}

async function chooseWallet({ dialog }: LanguageTour): Promise<void> {
  await dialog.locator('ul button', { hasText: 'Test Wallet' }).click()
  await expect(dialog.locator('.well')).toBeVisible()
}

async function agree({ dialog }: LanguageTour): Promise<void> {
  await dialog.locator('[data-default]').click()
  await expect(dialog.locator('dl')).toBeVisible()
}

async function connect(tour: LanguageTour): Promise<void> {
  await tour.page.locator('[data-wallet-area] button').first().click()
  await chooseWallet(tour)
  await agree(tour)
  await tour.dialog.locator('.button-row button').last().click()
  await expect(tour.dialog).toHaveCount(0)
}

/** Menus and panels of desktop and taskbar, the clock's dialog, message boxes, Welcome. */
async function lookAtDesktop(tour: LanguageTour): Promise<void> {
  const { page } = tour
  const icon = page.locator('a[data-entry="notepad"]')
  await tour.lookAtMenu('menu of an icon', () => icon.press('Shift+F10'))
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await tour.lookAtMenu('menu of the desktop', () =>
    page.mouse.click(width / 2, height - 100, { button: 'right' }),
  )
  await page.locator('footer').hover() // A phone's tray has the clock alone.
  if (width > 768)
    await tour.lookAtMenu('menu of the language', () =>
      page.locator('button[data-part="language"]').press('Enter'),
    )
  await page.locator('footer time').first().dblclick()
  const panel = page.locator('[role="dialog"][popover]')
  await panel.waitFor()
  await tour.look('date and time')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await tour.openProgram('notepad', 'textarea')
  await tour.lookAtMenu('menu of a window', () =>
    page.locator('[data-window] [data-caption] button[aria-haspopup="menu"]').click(),
  )
  await tour.closeWindow()
  await tour.openProgram('social', 'button')
  await tour.inside.locator('[data-entry], li button, [role="option"]').first().press('Enter')
  await tour.lookAtDialog('message box')
  await tour.closeWindow()
  await tour.openProgram('run', 'input')
  await tour.inside.locator('input').fill('zeppelin')
  await page.keyboard.press('Enter')
  await tour.lookAtDialog('run, unknown name')
  await tour.closeWindow()
  await tour.openProgram('display', '[role="tab"]')
  await tour.lookAtTabs('display', tour.inside)
  await tour.closeWindow()
}

/** Forms of a connected wallet, filled in wrongly and rightly, and what they review; nothing is sent. */
async function lookAtForms(tour: LanguageTour): Promise<void> {
  const { inside } = tour
  await tour.openProgram('send')
  await connect(tour)
  const fields = inside.locator('form input:not([type="checkbox"])')
  await fields.first().fill('love')
  await fields.last().fill('-1')
  await inside.locator('form [type="submit"]').click()
  await tour.look('send, problems')
  await fields.first().fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await fields.last().fill('0.01')
  await inside.locator('form [type="submit"]').click()
  await expect(inside.locator('dl')).toBeVisible()
  await tour.look('send, review')
  await tour.closeWindow()
  await tour.openConnected('exchange', 'form input')
  await inside.locator('form input').first().fill('0.01')
  await inside.locator('form [type="submit"]').click()
  await tour.lookAtDialog('exchange, review')
  await tour.openConnected('holdings', 'td')
  await tour.look('holdings')
  await tour.openConnected('guestbook')
  await tour.look('guestbook')
  await tour.openConnected('treasury', '[role="tabpanel"] td')
  const tabs = inside.getByRole('tab')
  // The last buttons of a list propose something.
  const buttons = inside.locator('[role="tabpanel"] button')
  await tabs.nth(2).click()
  await expect(inside.getByRole('option').first()).toBeVisible()
  const count = await buttons.count()
  for (const [name, at] of [['new transaction', count - 2] as const, ['contract call', count - 1] as const]) {
    await buttons.nth(at).click()
    await tour.lookAtDialog(name)
  }
  await inside.getByRole('option').first().click()
  await expect(inside.getByRole('region').first()).toBeVisible()
  await tour.look('transaction')
  await tabs.nth(4).click()
  await expect(inside.getByRole('option').first()).toBeVisible()
  await buttons.last().click()
  await tour.lookAtDialog('new message')
}
