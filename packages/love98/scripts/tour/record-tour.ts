import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fieldOf } from '../../src/domain/heartbreak/board/field.ts'
import { levelById } from '../../src/domain/heartbreak/board/level.ts'
import { findDeduction } from '../../src/domain/heartbreak/solver/deduction.ts'
import { closedCell } from '../../src/domain/heartbreak/solver/solver-state.ts'
import { skinKey } from '../../src/domain/storage-keys.ts'
import { publicFolder } from '../art/art-folders.ts'
import { loadSkins } from '../art/load-skins.ts'
import { type Profile, withPage } from '../bench/chromium.ts'
import { startProduct } from '../bench/product.ts'
import { describeMachine, findBrowser } from '../lib/install/browser.ts'
import type { Command } from '../lib/install/run-installed.mjs'
import { communityFolder } from '../lib/project-root.mjs'
import { runFolder } from '../lib/run-folder.mjs'
import { UserError } from '../lib/user-error.mjs'
import { Film } from './film.ts'

const screen: Profile = { name: 'tour', width: 960, height: 640, scale: 1, touch: false, cpu: 1 }

/** The largest size, bytes. A larger picture delays the README. */
const largest = 1_500_000

/** The number of hearts that the tour opens, besides those that are open at the start. */
const hearts = 6

/**
 * Records a tour of the demo: the Start menu, a dragged window, the Demo Wallet, Swap Pairs and Heartbreak.
 *
 * @throws {UserError} if the picture is larger than 1.5 MB
 */
export async function recordTour({ root, signal, progress }: Command): Promise<void> {
  const folder = runFolder(root)
  const browserPath = await findBrowser(
    describeMachine({ root, logFile: folder.logFile('install'), progress }),
  )
  const product = await startProduct({ root, signal, env: { DEMO_MARKET: 'history' } })
  try {
    const film = await withPage({ browserPath, profile: screen, signal }, async ({ page }) => {
      const recorded = new Film(page, join(root, publicFolder))
      await page.goto(product.url)
      await page.locator('footer time').filter({ hasText: /\d/ }).waitFor()
      await tour(recorded, page)
      return recorded
    })
    const frames = process.env.TOUR_FRAMES
    if (frames) await writeFrames(frames, film.pictures)
    const picture = await progress.step('Encoding the picture', () => film.encode())
    if (picture.length > largest)
      throw new UserError(`The tour has ${picture.length} bytes, at most ${largest} are allowed: shorten it.`)
    await writeFile(join(root, 'docs', 'screenshots', 'love98.webp'), picture)
    const taken = await progress.step('Taking the pictures of the skins', () =>
      takeDesktopPictures({ root, url: product.url, browserPath, signal }),
    )
    progress.say(taken.join('\n'))
    progress.say(`docs/screenshots/love98.webp: ${picture.length} bytes, ${film.pictures.length} frames`)
  } finally {
    await product.stop()
  }
}

async function tour(film: Film, page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  const icon = (name: string) =>
    page.getByRole('navigation', { name: 'Desktop' }).getByText(name, { exact: true })
  const shown = (title: RegExp) => page.getByRole('dialog', { name: title })

  await film.hold(1_200)
  await film.click(button('Start'))
  await film.hold(700)
  await film.click(item('Programs'))
  await item('Accessories').waitFor()
  await film.click(item('Accessories'))
  await item('Notepad').waitFor()
  await film.hold(500)
  await film.click(item('Notepad'))
  const notepad = shown(/Notepad$/)
  await notepad.waitFor()
  await film.hold(900)

  const caption = await notepad.locator('[data-caption]').boundingBox()
  if (!caption) throw new Error('Notepad has no title bar.')
  const grip = { x: Math.round(caption.x + 120), y: Math.round(caption.y + 9) }
  const by = (x: number, y: number) => ({ x: grip.x + x, y: grip.y + y })
  await film.drag(grip, [by(120, 90), by(200, -40), by(60, 20)], 9)
  await film.hold(500)
  await film.click(notepad.getByRole('button', { name: 'Close', exact: true }))
  await film.hold(300)

  await film.click(page.locator('[data-wallet-area]').getByRole('button', { name: 'Connect Wallet' }))
  await button('Demo Wallet').waitFor()
  await film.hold(900)
  await film.click(button('Demo Wallet'))
  await button('Account 2').waitFor()
  await film.hold(1_000)
  await film.click(button('Account 2'))
  await button('Agree').waitFor()
  await film.hold(800)
  await film.click(button('Agree'))
  await button('Not now').waitFor()
  await film.hold(800)
  await film.click(button('Not now'))
  await page.locator('[data-wallet-area]').getByText(/ETH$/).waitFor()
  await film.hold(1_000)

  await film.doubleClick(icon('Swap Pairs'))
  const pairs = shown(/^Swap Pairs/)
  await pairs.getByText('LOVE-USDT').waitFor()
  await pairs
    .getByText(/^[\d,.]+ (ETH|USDT)$/)
    .first()
    .waitFor()
  await film.hold(2_200)

  await film.doubleClick(icon('Heartbreak'))
  await page.locator('[data-tile="0"]').first().waitFor()
  await film.hold(1_000)
  for (let count = 0; count < hearts; count++) {
    const cell = await safeCell(page)
    if (cell === undefined) break
    await film.click(page.locator(`[data-cell="${cell}"]`), 5)
    await film.hold(350)
  }
  await film.hold(1_500)
}

/** @returns a closed heart of the first level that logic proves to be whole */
async function safeCell(page: Page): Promise<number | undefined> {
  const level = levelById('crush')
  if (!level) throw new Error('There is no level crush.')
  const tiles = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.tile ?? ''))
  const shown = Int8Array.from(tiles, (tile) => (/^[0-8]$/.test(tile) ? Number(tile) : closedCell))
  const found = findDeduction({ field: fieldOf(level.columns, level.rows), broken: level.broken, shown })
  return found.kind === 'safe' ? found.cell : undefined
}

/** Writes the frames to the folder in `TOUR_FRAMES`, so that each can be examined. */
async function writeFrames(folder: string, pictures: readonly Buffer[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [index, picture] of pictures.entries())
    await writeFile(join(folder, `${String(index).padStart(3, '0')}.png`), picture)
}

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
async function takeDesktopPictures({ root, url, browserPath, signal }: Pictures): Promise<string[]> {
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
        await page.getByRole('button', { name: 'Add LOVE to Wallet', disabled: false }).waitFor()
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: join(root, path) })
      })
      paths.push(path)
    }
  return paths
}

/** The positions of the captions of the windows, CSS pixels. All three windows and the menu are visible. */
const positions = { 'Swap Pairs': [250, 30], Notepad: [440, 420], 'Display Properties': [850, 230] } as const

async function openWindows(page: Page): Promise<void> {
  const icons = page.getByRole('navigation', { name: 'Desktop' })
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  for (const [name, [x, y]] of Object.entries(positions)) {
    await icons.getByText(name, { exact: true }).dblclick()
    const window = page.getByRole('dialog', { name: name === 'Notepad' ? /Notepad$/ : name })
    const caption = await window.locator('[data-caption]').boundingBox()
    if (!caption) throw new Error(`${name} has no title bar.`)
    await page.mouse.move(caption.x + 100, caption.y + 9)
    await page.mouse.down()
    await page.mouse.move(x + 50, y, { steps: 2 })
    await page.mouse.move(x + 100, y + 9, { steps: 2 })
    await page.mouse.up()
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  for (const name of ['Settings', 'Skins']) await item(name).click()
  await page.getByRole('menuitemradio', { name: 'Default', exact: true }).waitFor()
  await page.mouse.move(desktop.width - 100, 100)
}
