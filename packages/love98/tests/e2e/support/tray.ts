import { expect, type Page } from '@playwright/test'
import { openDesktop } from './desktop'

export const tray = (page: Page) => page.getByRole('group', { name: 'Tray' })

/** Moves the pointer into the taskbar, which loads the functions of the tray. */
export async function openTray(page: Page) {
  await openDesktop(page)
  await page.getByRole('toolbar', { name: 'Taskbar' }).hover({ position: { x: 500, y: 14 } })
  await expect(tray(page).getByRole('button', { name: /^Volume/ })).toBeVisible()
}
