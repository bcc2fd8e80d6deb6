import { expect, type Page } from '@playwright/test'
import { serveCandles } from '../support/candles'
import { openDesktop, openStartMenu } from '../support/desktop'
import { dialogNamed } from '../support/elements'
import { openTray } from '../support/tray'
import { windowNamed } from '../support/windows'

/**
 * Checks the present screen.
 * @param what its name in the report
 */
export type CheckState = (what: string) => Promise<void>

/** Functions that show the states of each program, one after the other. */
export type States = Readonly<Record<string, (page: Page, see: CheckState) => Promise<void>>>

const box = (page: Page) => page.locator('dialog[open]')

async function choose(page: Page, menu: string, row: string) {
  await page.getByRole('menubar').getByRole('menuitem', { name: menu, exact: true }).click()
  await page.getByRole('menu').getByText(row, { exact: true }).click()
}

async function seeDialogs(
  page: Page,
  see: CheckState,
  rows: readonly (readonly [menu: string, row: string])[],
) {
  for (const [menu, row] of rows) {
    await choose(page, menu, row)
    await expect(box(page)).toHaveCount(1)
    await expect(box(page).locator('[role="status"]').filter({ hasText: '…' })).toHaveCount(0)
    await see(row)
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
  }
}

/** States of the programs without a wallet, except the state after opening. */
export const statesOfPrograms: States = {
  async Welcome(page, see) {
    await openDesktop(page)
    await openStartMenu(page)
    await page.getByRole('menuitem', { name: 'Programs', exact: true }).press('ArrowRight')
    await page.getByRole('menuitem', { name: 'Welcome', exact: true }).press('Enter')
    await expect(dialogNamed(page, 'Welcome to Cat Club')).toBeVisible()
    await see('Welcome')
  },
  async 'Display Properties'(page, see) {
    await openDesktop(page, '/p/display')
    for (const tab of ['Background', 'Effects', 'Screen Saver']) {
      await page.getByRole('tab', { name: tab }).click()
      await see(tab)
    }
    await page.getByRole('combobox', { name: 'Screen Saver' }).click()
    await page.getByRole('option', { name: 'Mystify' }).click()
    await expect(page.locator('[data-window] canvas')).toHaveCount(1)
    await see('a chosen screen saver')
    await page.getByRole('tab', { name: 'Appearance' }).click()
    await page.getByRole('button', { name: 'Edit…' }).click()
    await expect(dialogNamed(page, 'Edit Color Scheme')).toBeVisible()
    await see('the colors of a scheme')
  },
  async Solitaire(page, see) {
    await openDesktop(page, '/p/solitaire')
    await seeDialogs(page, see, [
      ['Game', 'Deck…'],
      ['Game', 'Options…'],
      ['Game', 'Statistics…'],
    ])
  },
  async Heartbreak(page, see) {
    await openDesktop(page, '/p/heartbreak')
    await expect(page.locator('[data-cell="0"]')).toBeVisible()
    await seeDialogs(page, see, [
      ['Game', 'Custom…'],
      ['Game', 'Daily Board…'],
      ['Game', 'Ranked Game…'],
      ['Game', 'Leaderboard…'],
      ['Game', 'Statistics…'],
      ['Help', 'How to Play'],
      ['Help', 'Keys'],
    ])
  },
  async Charts(page, see) {
    await serveCandles(page)
    await openDesktop(page, '/p/charts?open=CAT-ETH')
    await expect(windowNamed(page, 'CAT-ETH - Charts').getByRole('slider')).toBeVisible()
    await see('a chart')
    await choose(page, 'View', 'Table')
    await see('a table')
    await choose(page, 'Alerts', 'Price Alerts…')
    const field = box(page).getByLabel('Price', { exact: true })
    await field.fill('-1')
    await field.press('Enter')
    await expect(box(page).getByRole('alert')).toContainText('Not a valid price.')
    await see('what is no price')
  },
  async Help(page, see) {
    await openDesktop(page, '/p/help')
    const window = page.getByRole('dialog', { name: /Cat Club Help$/ })
    await window.getByRole('tab', { name: 'Index' }).click()
    await window.getByRole('textbox').fill('wal')
    await window.getByRole('button', { name: 'wallpaper' }).click()
    await see('the index')
    await window.getByRole('tab', { name: 'Find' }).click()
    await window.getByRole('textbox').fill('recovery phrase')
    await expect(window.getByText('3 topics found')).toBeVisible()
    await see('what was found')
    await window.getByRole('textbox').fill('zeppelin')
    await expect(window.getByText('No topics found')).toBeVisible()
    await see('nothing found')
  },
  async Paint(page, see) {
    await openDesktop(page, '/p/paint')
    for (const tool of ['Brush', 'Airbrush', 'Rectangle', 'Magnifier', 'Select', 'Stamp', 'Text']) {
      await page.getByRole('radio', { name: tool, exact: true }).check()
      await see(tool)
    }
    await page.getByRole('application').click({ position: { x: 20, y: 20 } })
    await expect(page.getByRole('textbox', { name: 'Text to draw' })).toBeFocused()
    await see('a text')
    await page.keyboard.press('Escape')
    await seeDialogs(page, see, [['Image', 'Attributes…']])
  },
  async 'Date/Time'(page, see) {
    await openTray(page)
    await page.locator('footer time').dblclick()
    await expect(page.getByRole('dialog', { name: 'Date/Time' }).getByRole('table')).toBeVisible()
    await see('Date/Time')
  },
  async Treasury(page, see) {
    await openDesktop(page, '/p/treasury')
    const window = page.getByRole('dialog', { name: /treasury/i })
    for (const tab of ['Balances', 'Collectibles', 'Queue', 'History', 'Messages']) {
      await window.getByRole('tab', { name: tab }).click()
      await expect(window.getByRole('tabpanel')).not.toContainText('Loading…')
      await see(tab)
    }
    await window.getByRole('tab', { name: 'Queue' }).click()
    await window.getByRole('option').first().click()
    await expect(window.getByRole('region', { name: 'Details' })).toBeVisible()
    await see('the details of a transaction')
    await seeDialogs(page, see, [
      ['Safe', 'Properties'],
      ['Safe', 'Receive…'],
      ['Safe', 'Address Book…'],
    ])
  },
}
