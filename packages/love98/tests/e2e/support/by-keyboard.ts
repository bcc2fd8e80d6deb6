import { expect, type Page } from '@playwright/test'

/** Presses TAB until the button has the focus, which must not leave the open dialog. */
export async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('dialog').last().getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 30; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside, 'the focus stays in the dialog').toBe(true)
  }
  throw new Error(`${name} was not reached`)
}

/**
 * Types the first letters of a name. A pause between two letters would begin a new word, so the letters do not wait for
 * the page.
 */
export async function typeWord(page: Page, letters: string) {
  await Promise.all([...letters].map((letter) => page.keyboard.press(letter)))
}

/** Opens the list of wallets and chooses the ready one with this name, without a pointer. */
export async function chooseByKeyboard(page: Page, name: string) {
  await page.getByRole('button', { name: 'Connect Wallet', exact: true }).focus()
  await page.keyboard.press('Enter')
  const row = page.getByRole('button', { name, exact: true })
  await expect(row).toBeVisible()
  await typeWord(page, name.slice(0, 3).toLowerCase())
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
}

export async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
