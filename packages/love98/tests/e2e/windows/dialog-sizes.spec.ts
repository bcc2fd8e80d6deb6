import { expect, type Locator } from '@playwright/test'
import { button, dialogNamed } from '../support/elements'
import { boxOf } from '../support/geometry'
import { choose, openBoard } from '../support/heartbreak-game'
import { test } from '../support/product-test'
import { openVerifyDialog, verifyDialog } from '../support/wallet/sign-in'

// A visitor who is not signed in cannot start a ranked game.
test.use({ expectedErrors: [/Failed to load resource/] })

const sizeOf = async (dialog: Locator) => {
  const { width, height } = await boxOf(dialog)
  return { width, height }
}

// Proves S10.3
test('Verify your account keeps its place and its size when the wallet refuses, fails and waits', async ({
  page,
}) => {
  const wallet = await openVerifyDialog(page)
  const dialog = verifyDialog(page)
  const status = dialog.getByRole('status')
  await expect(button(page, 'Sign message')).toBeEnabled()
  const before = await boxOf(dialog)
  wallet.mode = 'reject'
  await button(page, 'Sign message').click()
  await expect.poll(() => wallet.countOf('personal_sign')).toBe(1)
  await expect(button(page, 'Sign message')).not.toHaveAttribute('aria-disabled', 'true')
  expect(await boxOf(dialog), 'refused').toEqual(before)
  wallet.mode = 'approve'
  wallet.sign = () => Promise.reject(Object.assign(new Error('broken'), { code: -32603 }))
  await dialog.locator('[data-default]').click()
  await expect(status).toContainText('Error signing message, please retry!')
  expect(await boxOf(dialog), 'failed').toEqual(before)
  wallet.sign = () => new Promise(() => undefined)
  await button(page, 'Retry').click()
  await expect(status).toContainText(/wallet/)
  expect(await boxOf(dialog), 'waiting').toEqual(before)
})

// Proves S10.3
test('dialogs of Heartbreak keep their size with an error', async ({ page }) => {
  await openBoard(page, '/p/heartbreak')
  await choose(page, 'Game', 'Custom…')
  const custom = page.getByRole('dialog', { name: /^Custom/ })
  const before = await sizeOf(custom)
  await custom.getByRole('textbox').first().fill('1')
  await custom.getByRole('button', { name: 'OK' }).click()
  await expect(custom.getByRole('alert')).toHaveText(/\S/)
  expect(await sizeOf(custom), 'Custom').toEqual(before)
  await page.keyboard.press('Escape')

  await choose(page, 'Game', 'Ranked Game…')
  const ranked = dialogNamed(page, 'Ranked Game')
  const free = await sizeOf(ranked)
  await ranked.getByRole('button', { name: 'Start' }).click()
  await expect(ranked.getByRole('alert')).toBeVisible()
  expect(await sizeOf(ranked), 'Ranked Game').toEqual(free)
})
