import { expect, type Page } from '@playwright/test'
import { readLoad, readStored, watchLoad } from '../../support/page-probes.ts'
import { fullRun, isFull, variants } from '../full-run'
import { delayScripts } from '../support/delay-responses'
import { delayScriptsUntilPaint } from '../support/delay-scripts-until-paint'
import { openDesktop, openIcon } from '../support/desktop'
import { boxOf } from '../support/geometry'
import { storedBefore, test } from '../support/product-test'
import { readMe, windowNamed } from '../support/windows'

const key = 'love98-windows'
function kept(program: string, more: Record<string, unknown> = {}) {
  const rect = { x: 200, y: 60, width: 420, height: 340 }
  return { program, argument: null, rect, minimized: false, maximized: false, ...more }
}

const session = (windows: readonly unknown[]) => JSON.stringify({ version: 2, windows })

async function openWith(page: Page, stored: string, path = '/') {
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('left')) return
      sessionStorage.setItem('left', 'yes')
      localStorage.setItem(name ?? '', text ?? '')
    },
    [key, stored],
  )
  await openDesktop(page, path)
}

const windows = (page: Page) => page.locator('[data-window]')
const placeOf = (page: Page, title: string) => boxOf(windowNamed(page, title))

test('a reload restores the windows with their positions, contents and order', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await page.getByRole('menuitem', { name: 'File' }).click()
  await page.getByRole('menuitemradio', { name: 'Terms' }).click()
  const before = await placeOf(page, 'Terms - Notepad')
  await page.mouse.move(before.x + 120, before.y + 12)
  await page.mouse.down()
  await page.mouse.move(before.x + 320, before.y + 92, { steps: 5 })
  await page.mouse.up()
  await windowNamed(page, 'Terms - Notepad').getByRole('button', { name: 'Minimize' }).click()
  await openIcon(page, 'Swap Pairs')
  await page.getByRole('button', { name: 'Terms - Notepad' }).click()
  await expect(windowNamed(page, 'Terms - Notepad')).toBeVisible()
  await page.reload()
  await expect(page.locator('footer time')).toHaveText(/\d/)
  await expect(windows(page)).toHaveCount(2)
  await expect(windowNamed(page, 'Terms - Notepad')).toHaveAttribute('data-active', 'true')
  await expect
    .poll(() => placeOf(page, 'Terms - Notepad'))
    .toEqual({ ...before, x: before.x + 200, y: before.y + 80 })
  await expect(windowNamed(page, 'Swap Pairs')).toContainText('CAT-ETH')
})

/** Runs in the page: measures the work area after the windows are restored, as in a background tab. */
function measureLate() {
  window.ResizeObserver = class extends ResizeObserver {
    constructor(report: ResizeObserverCallback) {
      super((entries, observer) => {
        const isWorkArea = entries.some(({ target }) => target.matches('main'))
        const tell = () => {
          if (isWorkArea && !document.querySelector('[data-window]')) setTimeout(tell, 50)
          else report(entries, observer)
        }
        tell()
      })
    }
  }
}

test('restored windows keep their places when the work area is measured after them', async ({ page }) => {
  await page.addInitScript(measureLate)
  await openWith(page, session([kept('notepad', { rect: { x: 840, y: 310, width: 420, height: 340 } })]))
  await expect(windows(page)).toHaveCount(1)
  await expect(page.locator('main')).toHaveAttribute('data-measured')
  await expect.poll(() => placeOf(page, readMe)).toEqual({ x: 840, y: 310, width: 420, height: 340 })
})

/** Runs in the page: records the number of windows at each write to the storage. */
function noteWrites() {
  const writes: number[] = []
  Reflect.set(window, 'writes', writes)
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    writes.push(document.querySelectorAll('[data-window]').length)
    setItem.call(this, key, value)
  }
}

test(
  'a visit without input stores nothing, and the desktop is stored once a window was opened',
  fullRun,
  async ({ page }) => {
    await page.addInitScript(noteWrites)
    await openDesktop(page, '/p/notepad')
    await page.mouse.move(600, 400)
    await page.mouse.move(610, 410)
    expect(await readStored(page)).toEqual(storedBefore)
    await openIcon(page, 'Swap Pairs')
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name) ?? '', key))
      .toContain('"program":"pairs"')
    // Every write came after the second window, however late the previous one was due.
    const writes = await page.evaluate(() => Reflect.get(window, 'writes') as number[])
    expect(writes.every((shown) => shown === 2)).toBe(true)
  },
)

test('a window opened before the session code has loaded is stored', fullRun, async ({ page }) => {
  await openDesktop(page)
  const release = await delayScripts(page)
  await openIcon(page, 'Notepad')
  await expect(windows(page)).toHaveCount(1)
  release()
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name) ?? '', key))
    .toContain('"program":"notepad"')
})

test(
  'the window of an opened link is in front, and the stored ones are behind it',
  fullRun,
  async ({ page }) => {
    await openWith(page, session([kept('notepad', { argument: 'terms' }), kept('pairs')]), '/p/display')
    await expect(windows(page)).toHaveCount(3)
    await expect(windowNamed(page, 'Display Properties')).toHaveAttribute('data-active', 'true')
    await expect(windowNamed(page, 'Terms - Notepad')).toBeVisible()
    await openDesktop(page, '/p/pairs')
    await expect(windows(page).filter({ hasText: 'CAT-ETH' })).toHaveCount(1)
    await expect(windowNamed(page, 'Swap Pairs')).toHaveAttribute('data-active', 'true')
  },
)

test('a minimized window loads nothing until it is restored', fullRun, async ({ page }) => {
  await openWith(page, session([kept('notepad', { minimized: true })]))
  await expect(page.locator('[data-task]')).toHaveCount(1)
  await expect(page.locator('textarea')).toHaveCount(0)
  await page.locator('[data-task]').click()
  await expect(windowNamed(page, readMe).getByRole('textbox')).toHaveValue(/^Welcome/)
})

test('forty stored windows are restored, and the desktop stays responsive', async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, index) =>
    kept('notepad', {
      argument: index % 2 ? 'help' : null,
      minimized: index % 3 === 0,
      rect: { x: 10 + index * 9, y: index * 5, width: 420, height: 340 },
    }),
  )
  await openWith(page, session(many))
  await expect(windows(page)).toHaveCount(40)
  await expect(page.locator('textarea')).toHaveCount(26)
  await page.keyboard.press('Control+Alt+d')
  await expect(windows(page).filter({ visible: true })).toHaveCount(0)
  await openIcon(page, 'Display Properties')
  await expect(windowNamed(page, 'Display Properties')).toBeVisible()
})

/** The quick run uses the first value. The tests of the rules cover the others. */
const damaged = Object.entries({
  'that is cut off': '{"version":1,"windows":[{"program":"notep',
  'with damaged windows': session([null, 7, { program: 'notepad' }, kept('notepad', { rect: { x: 'a' } })]),
  'of another version': JSON.stringify({ version: 99, windows: [kept('notepad')] }),
  'that is no object': '[1,2,3]',
  'with programs that do not exist': session([kept('freecell'), kept('__proto__'), kept('constructor')]),
})

for (const [what, stored] of damaged.slice(0, isFull ? damaged.length : 1))
  test(`a stored session ${what} opens nothing, and the desktop works`, fullRun, async ({ page }) => {
    await openWith(page, stored)
    await openIcon(page, 'Notepad')
    await expect(windowNamed(page, readMe)).toBeVisible()
    await expect(windows(page)).toHaveCount(1)
    await expect
      .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
      .toBe(session([kept('notepad', { rect: await placeOf(page, readMe) })]))
  })

test('a window stored far outside of a small screen is restored inside it', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await openWith(page, session([kept('notepad', { rect: { x: 9_000, y: -4_000, width: 420, height: 340 } })]))
  await expect(windowNamed(page, readMe)).toBeVisible()
  await expect.poll(() => placeOf(page, readMe)).toMatchObject({ x: 800 - 44, y: 0 })
})

test('a screen of 200 by 200 shows the stored window whole', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 200, height: 200 })
  await openWith(page, session([kept('notepad')]))
  await expect(windowNamed(page, readMe)).toBeVisible()
  await expect.poll(async () => (await placeOf(page, readMe)).width).toBe(200)
  await windowNamed(page, readMe).getByRole('button', { name: 'Close' }).click()
  await expect(windows(page)).toHaveCount(0)
})

for (const [what, break_] of variants([
  [
    'is forbidden',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  ['is missing', () => Object.defineProperty(window, 'localStorage', { value: null })],
] as const))
  test(`windows open and move when storage ${what}`, fullRun, async ({ page }) => {
    await page.addInitScript(break_)
    await page.clock.install()
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    const before = await placeOf(page, readMe)
    await page.mouse.move(before.x + 120, before.y + 12)
    await page.mouse.down()
    await page.mouse.move(before.x + 170, before.y + 42, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => placeOf(page, readMe)).toEqual({ ...before, x: before.x + 50, y: before.y + 30 })
    await page.clock.fastForward(600)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

test('restoring windows shifts no layout and does not delay the first paint', fullRun, async ({ page }) => {
  const startButton = { selector: '#taskbar button[aria-haspopup="menu"]', hydrates: true }
  await page.addInitScript(watchLoad, startButton)
  await page.addInitScript(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [
      key,
      session([kept('notepad', { argument: 'help', rect: { x: 600, y: 200, width: 400, height: 300 } })]),
    ],
  )
  await delayScriptsUntilPaint(page)
  await page.goto('/p/notepad', { waitUntil: 'commit' })
  await expect(windows(page)).toHaveCount(2)
  for (const text of await page.locator('textarea').all()) await expect(text).toHaveValue(/\w/)
  await expect(page.locator('textarea')).toHaveCount(2)
  expect((await readLoad(page)).shift).toBe(0)
})
