import { expect } from '@playwright/test'
import type { LanguageTour } from './language-tour'
import { agree, chooseWallet, connect } from './language-wallet'

/** Fills in the forms of a connected wallet wrongly and correctly, and opens their reviews. Nothing is sent. */
export async function checkForms(tour: LanguageTour): Promise<void> {
  const { inside } = tour
  await tour.openProgram('send')
  await connect(tour)
  const fields = inside.locator('form input:not([type="checkbox"])')
  await fields.first().fill('hello')
  await fields.last().fill('-1')
  await inside.locator('form [type="submit"]').click()
  await tour.check('send, problems')
  await fields.first().fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await fields.last().fill('0.01')
  await inside.locator('form [type="submit"]').click()
  await expect(inside.locator('dl')).toBeVisible()
  await tour.check('send, review')
  await tour.closeWindow()
  await tour.openConnected('swap', 'form input')
  await inside.locator('form input').first().fill('0.01')
  await inside.locator('form [type="submit"]').click()
  await tour.checkDialog('exchange, review')
  await tour.openConnected('holdings', 'td')
  await tour.check('holdings')
  await tour.openConnected('guestbook')
  await tour.check('guestbook')
  await tour.openConnected('treasury', '[role="tabpanel"] td')
  const tabs = inside.getByRole('tab')
  // The last buttons of a list propose a change.
  const buttons = inside.locator('[role="tabpanel"] button')
  await tabs.nth(2).click()
  await expect(inside.getByRole('option').first()).toBeVisible()
  const count = await buttons.count()
  for (const [name, at] of [['new transaction', count - 2] as const, ['contract call', count - 1] as const]) {
    await buttons.nth(at).click()
    await tour.checkDialog(name)
  }
  await inside.getByRole('option').first().click()
  await expect(inside.getByRole('region').first()).toBeVisible()
  await tour.check('transaction')
  await tabs.nth(4).click()
  await expect(inside.getByRole('option').first()).toBeVisible()
  await buttons.last().click()
  await tour.checkDialog('new message')
}

export async function checkEntry(tour: LanguageTour): Promise<void> {
  const { dialog, inside } = tour
  await tour.openProgram('guestbook')
  await inside.locator('p + button').click()
  await chooseWallet(tour)
  await agree(tour)
  await dialog.locator('.button-row button').first().click()
  await expect(dialog).toHaveCount(0)
  const field = inside.locator('form input')
  await field.fill('see love98 dot com')
  await expect(inside.getByRole('alert')).not.toBeEmpty()
  await tour.check('guestbook, a link')
  await field.fill(`gm ${'cats '.repeat(20)}`)
  await inside.locator('form [type="submit"]').click()
  await expect(inside.locator('form')).toHaveCount(0)
  await tour.check('guestbook, written')
  await inside.locator('tbody tr').first().dblclick()
  await expect(dialog).toBeVisible()
  await dialog.locator('[role="status"] + button').click()
  await expect(dialog.getByRole('status')).toContainText('0x')
  await tour.checkDialog('entry')
}
