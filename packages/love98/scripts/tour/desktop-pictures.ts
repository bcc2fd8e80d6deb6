import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { skinKey } from '../../src/domain/storage-keys.ts'
import { loadSkins } from '../art/load-skins.ts'
import { type Profile, withPage } from '../bench/chromium.ts'
import { communityFolder } from '../lib/project-root.mjs'

const desktop: Profile = { name: 'desktop', width: 1280, height: 800, scale: 1, touch: false, cpu: 1 }
const phone: Profile = { name: 'phone', width: 390, height: 844, scale: 2, touch: true, cpu: 1 }

/** The clock of every picture. */
const time = '1998-06-25T09:08:00Z'

type Pictures = {
  /** The project's folder, whose pictures are replaced. */
  root: string
  /** The address of the running demo. */
  url: string
  browserPath: string
  signal: AbortSignal
}

/**
 * Takes the pictures of README.md: each skin with three windows and the Start menu, and on a phone with Swap Pairs.
 * @returns their paths from the project's folder
 */
export async function takeDesktopPictures({ root, url, browserPath, signal }: Pictures): Promise<string[]> {
  const { skins } = await loadSkins(join(root, communityFolder, 'skins'), {})
  const paths: string[] = []
  for (const { id } of skins)
    for (const profile of [desktop, phone]) {
      const path = `docs/screenshots/${id}-${profile.name}.png`
      await withPage({ browserPath, profile, signal, hasOfflineCopy: false }, async ({ page }) => {
        await page.addInitScript(([key, skin]) => localStorage.setItem(key, skin), [skinKey, id] as const)
        await page.clock.setFixedTime(time)
        await page.goto(profile.touch ? `${url}/p/pairs` : url)
        await page.locator('footer time').filter({ hasText: /\d/ }).waitFor()
        await page.locator('body').click({ position: { x: profile.width / 2, y: 4 } })
        if (!profile.touch) await openWindows(page)
        await page.locator('[data-pair]').first().getByText(/\d/).first().waitFor()
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: join(root, path) })
      })
      paths.push(path)
    }
  return paths
}

async function openWindows(page: Page): Promise<void> {
  const icons = page.getByRole('navigation', { name: 'Desktop' })
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  for (const name of ['Notepad', 'Display Properties', 'Swap Pairs']) {
    await icons.getByText(name, { exact: true }).dblclick()
    await page.getByRole('dialog', { name: name === 'Notepad' ? /Notepad$/ : name }).waitFor()
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  for (const name of ['Settings', 'Skins']) await item(name).click()
  await item('Default').waitFor()
  await page.mouse.move(desktop.width - 300, 300)
}
