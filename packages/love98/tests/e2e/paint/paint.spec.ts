import { readFile } from 'node:fs/promises'
import { deflateSync, inflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import { colorOf, createRaster, type Point, pixelAt, type Raster } from '@/domain/paint/raster'
import { readPng } from '@/domain/paint/read-png'
import { writePng } from '@/domain/paint/write-png'
import { paint } from '@/texts/paint'
import { sansCut } from '../../../scripts/art/font/cuts.ts'
import { openDesktop } from '../support/desktop'
import { drawnLine, withoutEmptyEnds } from '../support/drawn-text'
import { test } from '../support/product-test'

const picture = (page: Page) => page.getByRole('application')

async function open(page: Page): Promise<{ x: number; y: number }> {
  await openDesktop(page, '/p/paint')
  await expect(picture(page)).toBeVisible()
  const box = await picture(page).boundingBox()
  if (!box) throw new Error('The picture is not on screen.')
  return box
}

async function choose(page: Page, menu: string, row: string): Promise<void> {
  await page.getByRole('menuitem', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: row, exact: true }).click()
}

async function draw(page: Page, corner: Point, from: Point, to: Point): Promise<void> {
  await page.mouse.move(corner.x + from.x, corner.y + from.y)
  await page.mouse.down()
  await page.mouse.move(corner.x + to.x, corner.y + to.y)
  await page.mouse.up()
}

const inflate = async (bytes: Uint8Array, most: number) => inflateSync(bytes, { maxOutputLength: most })

async function save(page: Page): Promise<Raster> {
  const download = page.waitForEvent('download')
  await choose(page, 'File', paint.menu.save)
  const read = await readPng(await readFile(await (await download).path()), inflate)
  if (typeof read === 'string') throw new Error(read)
  return read
}

// Proves S10.12
test('a line is drawn, undone and saved in whole pixels, and only an unsaved picture asks', async ({
  page,
}) => {
  const corner = await open(page)
  await page.getByRole('radio', { name: paint.toolNames.line }).check()
  await draw(page, corner, { x: 5.5, y: 5.5 }, { x: 25.5, y: 15.5 })
  await draw(page, corner, { x: 40.5, y: 5.5 }, { x: 40.5, y: 35.5 })
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status').filter({ hasText: paint.undone })).toBeVisible()

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(paint.unsaved(paint.untitled))).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  const saved = await save(page)
  const at = (x: number, y: number) => colorOf(pixelAt(saved, { x, y }))
  const [ink, paper] = [at(5, 5), at(0, 0)]
  expect(ink).not.toBe(paper)
  expect([at(25, 15), at(15, 10), at(40, 20), at(26, 15)]).toEqual([ink, ink, paper, paper])
  expect([...new Set(saved.pixels)]).toHaveLength(2)

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(picture(page)).toHaveCount(0)
})

test('a handle at the corner changes the size of the picture, which can be undone', async ({ page }) => {
  await open(page)
  const size = (width: number, height: number) =>
    expect(picture(page)).toHaveAccessibleName(paint.picture(paint.untitled, width, height))
  const { width = 0, height = 0, x = 0, y = 0 } = (await picture(page).boundingBox()) ?? {}
  await size(width, height)
  await page.mouse.move(x + width + 3, y + height + 3)
  await page.mouse.down()
  await page.mouse.move(x + width - 40, y + height - 30, { steps: 3 })
  await page.mouse.up()
  await size(width - 43, height - 33)
  await picture(page).focus()
  await page.keyboard.press('Control+z')
  await size(width, height)
})

test('the keyboard draws, and a damaged file is refused with a sentence', async ({ page }) => {
  await open(page)
  await picture(page).focus()
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown', 'Space', 'Shift+ArrowRight', 'Space'])
    await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: paint.penUp })).toBeVisible()
  const saved = await save(page)
  // The first press of an arrow shows the cursor at the corner.
  const row = Array.from({ length: 12 }, (_, x) => pixelAt(saved, { x, y: 10 }))
  expect(new Set(row.slice(0, 11)).size).toBe(1)
  expect(row[10]).not.toBe(row[11])

  const chooser = page.waitForEvent('filechooser')
  await choose(page, 'File', paint.menu.open)
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  await (await chooser).setFiles({ name: 'broken.png', mimeType: 'image/png', buffer: bytes })
  await expect(page.getByText(paint.problems.damaged)).toBeVisible()
})

// Proves S10.12
test('typed text becomes the drawn dots of the pixel font', async ({ page }) => {
  const corner = await open(page)
  const blank = await save(page)
  const text = 'Love 98, gjq'
  await page.getByRole('radio', { name: paint.toolNames.text }).check()
  await page.mouse.click(corner.x + 20.5, corner.y + 30.5)
  await page.keyboard.type(text)
  const saved = await save(page)
  const isInk = (x: number, y: number) => pixelAt(saved, { x, y }) !== pixelAt(blank, { x, y })
  const drawn = await drawnLine(sansCut, text, false)
  const rows = Array.from({ length: 24 }, (_, y) =>
    Array.from({ length: drawn[0]?.length ?? 0 }, (_value, x) => (isInk(20 + x, 24 + y) ? '#' : '.')).join(
      '',
    ),
  )
  expect(withoutEmptyEnds(rows)).toEqual(drawn)
  const changed = saved.pixels.filter((pixel, at) => pixel !== blank.pixels[at])
  expect(changed).toHaveLength(drawn.join('').replaceAll('.', '').length)
})

test('a picture has at most 640 by 480 pixels, by a handle, by Attributes and from a file', async ({
  page,
}) => {
  await open(page)
  const size = (width: number, height: number) =>
    expect(picture(page)).toHaveAccessibleName(new RegExp(`\\b${width}\\b.*\\b${height}\\b`))
  const box = async () => (await picture(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, width, height } = await box()
  await page.mouse.move(x + width + 3, y + height + 3)
  await page.mouse.down()
  await page.mouse.move(x + 1_200, y + 700, { steps: 3 })
  await page.mouse.up()
  await size(640, 480)

  await choose(page, 'Image', paint.menu.attributes)
  const dialog = page.getByRole('dialog', { name: paint.attributes.title })
  await expect(dialog.getByText(paint.attributes.note(640, 480))).toBeVisible()
  const fields = [paint.attributes.width, paint.attributes.height].map((label) => dialog.getByLabel(label))
  for (const field of fields) {
    await field.fill('641')
    await field.press('ArrowUp')
    await field.press('Tab')
  }
  await expect(fields[0] as Locator).toHaveValue('640')
  await expect(fields[1] as Locator).toHaveValue('480')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const chooser = page.waitForEvent('filechooser')
  await choose(page, 'File', paint.menu.open)
  const large = await writePng(createRaster(700, 500, 0xff0000ff), async (bytes) => deflateSync(bytes))
  await (await chooser).setFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.from(large) })
  // The changed size is unsaved.
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText(paint.cutOpened(700, 500))).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(picture(page)).toHaveAccessibleName(paint.picture('large', 640, 480))
})

// Proves S10.12
test('a picture becomes the wallpaper, and is there before the first paint of the next visit', async ({
  page,
}) => {
  const corner = await open(page)
  await draw(page, corner, { x: 5, y: 5 }, { x: 80, y: 60 })
  await choose(page, 'File', paint.menu.tiled)
  const backdrop = page.locator('[data-backdrop]')
  await expect(backdrop).toHaveCSS('background-image', /^url\("?data:image\/png;base64,/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper', 'painted')
  await expect(backdrop).toHaveCSS('background-image', /^url\("?data:image\/png;base64,/)
})

test('a stamp draws an icon of a program, and Share gives the picture to the dialog of the system', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: { name: string; type: string; bytes: number[] }[] = []
    const share = async ({ files = [] }: ShareData) => {
      for (const file of files)
        shared.push({
          ...{ name: file.name, type: file.type },
          bytes: [...new Uint8Array(await file.arrayBuffer())],
        })
    }
    Object.assign(navigator, { share, canShare: ({ files = [] }: ShareData) => files.length === 1 })
    Object.assign(window, { shared })
  })
  const corner = await open(page)
  const blank = await save(page)
  await page.getByRole('radio', { name: paint.toolNames.stamp, exact: true }).check()
  await page.getByRole('radio', { name: 'Charts', exact: true }).check()
  const at = { x: 60, y: 50 }
  // The icon is drawn for its colors first.
  await expect(async () => {
    await page.mouse.click(corner.x + at.x, corner.y + at.y)
    expect(new Set((await save(page)).pixels).size).toBeGreaterThan(3)
  }).toPass()
  const drawn = await save(page)
  const changed = [...drawn.pixels.keys()].filter((dot) => drawn.pixels[dot] !== blank.pixels[dot])
  expect(changed.length).toBeGreaterThan(100)
  for (const dot of changed) {
    expect(Math.abs((dot % drawn.width) - at.x)).toBeLessThanOrEqual(16)
    expect(Math.abs(Math.floor(dot / drawn.width) - at.y)).toBeLessThanOrEqual(16)
  }

  const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as { bytes: number[] }[])
  expect(await shared()).toEqual([])
  await choose(page, 'File', paint.menu.share)
  await expect.poll(async () => (await shared()).length).toBe(1)
  const [file] = await shared()
  expect(file).toMatchObject({ name: expect.stringMatching(/\.png$/), type: 'image/png' })
  const read = await readPng(Uint8Array.from(file?.bytes ?? []), inflate)
  expect(read).toEqual(drawn)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // Proves S10.12
  test('one finger draws, and a second finger takes the drawing back and scrolls', async ({
    page,
    context,
  }) => {
    const corner = await open(page)
    const session = await context.newCDPSession(page)
    const touch = (type: string, ...points: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(({ x, y }, id) => ({ x: corner.x + x, y: corner.y + y, id })),
      })
    await touch('touchStart', { x: 10.5, y: 10.5 })
    await touch('touchMove', { x: 40.5, y: 10.5 })
    await touch('touchEnd')

    const desk = picture(page).locator('xpath=../..')
    for (let times = 0; times < 3; times++) {
      await picture(page).focus()
      await page.keyboard.press('+')
    }
    const before = await desk.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
    const box = await desk.boundingBox()
    const at = (x: number, y: number): Point => ({
      x: (box?.x ?? 0) - corner.x + x,
      y: (box?.y ?? 0) - corner.y + y,
    })
    await touch('touchStart', at(150, 150))
    await touch('touchStart', at(150, 150), at(220, 150))
    for (const by of [10, 20, 30, 40])
      await touch('touchMove', at(150 - by, 150 - by), at(220 - by, 150 - by))
    await touch('touchEnd')
    expect(await desk.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).not.toEqual(before)

    const saved = await save(page)
    const ink = pixelAt(saved, { x: 10, y: 10 })
    const drawn = [...saved.pixels].filter((pixel) => pixel === ink)
    expect(drawn).toHaveLength(31)
  })
})
