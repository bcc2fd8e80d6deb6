import { expect } from '@playwright/test'
import type { LanguageTour } from './language-tour'

export async function checkDesktop(tour: LanguageTour): Promise<void> {
  const { page } = tour
  const icon = page.locator('a[data-entry="notepad"]')
  await tour.checkMenu('menu of an icon', () => icon.press('Shift+F10'))
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await tour.checkMenu('menu of the desktop', () =>
    page.mouse.click(width / 2, height - 100, { button: 'right' }),
  )
  await page.locator('footer').hover() // The tray of a phone has only the clock.
  if (width > 768)
    await tour.checkMenu('menu of the language', () =>
      page.locator('button[data-part="language"]').press('Enter'),
    )
  // The clock is a picture until the code of the tray is loaded.
  await page.locator('footer button:has(time)').dblclick()
  const panel = page.locator('[role="dialog"][popover]')
  await panel.waitFor()
  await tour.check('date and time')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await tour.openProgram('notepad', 'textarea')
  await tour.checkMenu('menu of a window', () =>
    page.locator('[data-window] [data-caption] button[aria-haspopup="menu"]').click(),
  )
  await tour.closeWindow()
  await tour.openProgram('social', 'button')
  await tour.inside.locator('[data-entry], li button, [role="option"]').first().press('Enter')
  await tour.checkDialog('message box')
  await tour.closeWindow()
  await tour.openProgram('run', 'input')
  await tour.inside.locator('input').fill('zeppelin')
  await page.keyboard.press('Enter')
  await tour.checkDialog('run, unknown name')
  await tour.closeWindow()
  await tour.openProgram('display', '[role="tab"]')
  await tour.checkTabs('display', tour.inside)
  await tour.inside.getByRole('tab').nth(2).click()
  await tour.inside.locator('fieldset button:not([role])').click()
  await tour.checkDialog('scheme')
  await tour.closeWindow()
  await page.locator('[data-start]').click()
  await page.locator('[role="menu"] [data-id="programs"]').click()
  await page.locator('[role="menu"] [data-id="welcome"]').click()
  await tour.checkDialog('welcome')
}
