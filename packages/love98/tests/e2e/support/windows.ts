import { expect, type Page } from '@playwright/test'

/** The title of Notepad's window when it is opened without a document. */
export const readMe = 'Read Me - Notepad'

export function windowNamed(page: Page, title: string | RegExp) {
  return page.getByRole('dialog', { name: title, exact: true })
}

export function taskButton(page: Page, title: string) {
  return page.getByRole('toolbar', { name: 'Taskbar' }).getByRole('list').getByRole('button', { name: title })
}

export async function openNotepads(page: Page, count: number) {
  const windows = page.locator('[data-window]')
  const before = await windows.count()
  await page.locator('a[data-entry="notepad"]').evaluate((link: HTMLElement, times) => {
    for (let opened = 0; opened < times; opened++) link.click()
  }, count)
  await expect(windows).toHaveCount(before + count)
}
