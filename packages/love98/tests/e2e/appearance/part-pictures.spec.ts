import { mkdir, writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test as plainTest } from '@playwright/test'
import sharp from 'sharp'
import { noPicture, writeWallpaper } from '@/domain/appearance/wallpaper'
import { wallpaperKey } from '@/domain/storage-keys'
import { safe } from '@/texts/safe'
import { parts, picturesFolder } from '../../support/parts.ts'
import { fullRun } from '../full-run'
import { test } from '../support/product-test'
import { agree, badge, openInHost, withSafeProduct } from '../support/safe-product'
import { partOpeners } from './part-openers'

const updates = process.env.UPDATE_PICTURES === '1'

test.use({ viewport: { width: 800, height: 600 } })

async function hideWallpaper(page: Page): Promise<void> {
  const stored = writeWallpaper({ picture: noPicture, placement: 'tile' })
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [wallpaperKey, stored] as const)
}

/** Checks that a message of the part is shown, and takes the picture if `UPDATE_PICTURES` is 1. */
async function picture(page: Page, part: string, message: Locator): Promise<void> {
  await expect(message).toBeVisible()
  if (!updates) return
  const webp = await sharp(await page.screenshot())
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  await mkdir(picturesFolder, { recursive: true })
  await writeFile(`${picturesFolder}/${part}.webp`, webp)
}

for (const part of parts.filter((id) => id !== 'safe'))
  test(`the place of the messages of ${part} opens and shows one of them`, fullRun, async ({ page }) => {
    const open = partOpeners[part]
    if (!open) throw new Error(`Add a place for ${part} to part-openers.ts.`)
    await hideWallpaper(page)
    await picture(page, part, await open(page))
  })

plainTest.describe('in a page of a Safe', () => {
  const product = withSafeProduct()
  plainTest.use({ viewport: { width: 800, height: 600 } })

  plainTest('the place of the messages of safe opens and shows one of them', fullRun, async ({ page }) => {
    await hideWallpaper(page)
    const app = await openInHost(page, product().sameSite)
    await agree(app)
    await badge(app).click()
    await picture(page, 'safe', app.getByText(safe.about, { exact: true }))
  })
})
