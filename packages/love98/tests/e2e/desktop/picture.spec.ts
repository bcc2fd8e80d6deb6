import { expect, type Page } from '@playwright/test'
import { openDesktop } from '../support/desktop'
import { icon } from '../support/icons'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test('Copy Picture draws the desktop as the screen shows it, with a plate in the corner', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesktop(page)
  await icon(page, 'Notepad').dblclick()
  const window = windowNamed(page, 'Read Me - Notepad')
  await expect(window).toBeVisible()
  await window.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)),
  )
  const screen = (await page.screenshot()).toString('base64')
  await page.mouse.click(3, 3, { button: 'right' })
  await page.getByRole('menuitem', { name: /^Copy Picture/ }).click()
  await expect(page.getByText('The picture of the desktop was copied').first()).toBeVisible()
  const { same, plate, size } = await compareWithClipboard(page, screen)
  expect(size).toEqual(page.viewportSize())
  expect(same).toBeGreaterThan(0.9)
  expect(plate).toBeGreaterThan(100)
})

// Proves S10.22
test('Edit, Copy Picture and the key PRINT SCREEN copy the desktop too', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesktop(page, '/p/notepad')
  const window = windowNamed(page, 'Read Me - Notepad')
  const copied = page.getByText('The picture of the desktop was copied').first()
  for (const copy of [
    async () => {
      await window.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('menuitem', { name: /^Copy Picture/ }).click()
    },
    () => page.keyboard.press('PrintScreen'),
  ]) {
    await page.evaluate(() => navigator.clipboard.writeText('no picture'))
    const screen = (await page.screenshot()).toString('base64')
    await copy()
    await expect.poll(() => page.evaluate(clipboardTypes)).toEqual(['image/png'])
    await expect(copied).toBeVisible()
    const { same, plate, size } = await compareWithClipboard(page, screen)
    expect(size).toEqual(page.viewportSize())
    expect(same).toBeGreaterThan(0.9)
    expect(plate).toBeGreaterThan(100)
  }
})

/** Runs in the page. */
async function clipboardTypes(): Promise<string[]> {
  const items = await navigator.clipboard.read()
  return items.flatMap(({ types }) => types)
}

/**
 * Compares the picture in the clipboard with a screenshot.
 * @returns the part of equal pixels, and the number of other pixels in the corner of the plate
 */
function compareWithClipboard(page: Page, screen: string) {
  return page.evaluate(async (base64) => {
    const [item] = await navigator.clipboard.read()
    const blob = await item?.getType('image/png')
    if (!blob) throw new Error('The clipboard has no picture.')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const pixelsOf = async (source: Blob) => {
      const bitmap = await createImageBitmap(source)
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      return { width, height, data: context.getImageData(0, 0, width, height).data }
    }
    const [own, seen] = await Promise.all([pixelsOf(blob), pixelsOf(new Blob([bytes]))])
    const { width, height } = own
    let [equal, plate] = [0, 0]
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 4
        const isSame = [0, 1, 2].every(
          (part) => Math.abs((own.data[at + part] ?? 0) - (seen.data[at + part] ?? 0)) < 9,
        )
        if (isSame) equal++
        else if (x > width - 200 && y > height - 60 && y < height - 30) plate++
      }
    return { same: equal / (width * height), plate, size: { width, height } }
  }, screen)
}
