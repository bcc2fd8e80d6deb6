import { expect, type Page } from '@playwright/test'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakStatus } from '@/texts/heartbreak-status'

import { fullRun } from '../full-run'
import {
  cellAt,
  choose,
  face,
  knownBoard,
  news,
  openAllWholeHearts,
  openBoard,
  shown,
} from '../support/heartbreak-game'
import { test } from '../support/product-test'

const { board, link } = knownBoard('crush', 7)
const broken = [...board.hearts.keys()].filter((cell) => board.hearts[cell] === 1)

async function openInMode(page: Page, mode: keyof typeof heartbreak.mode): Promise<void> {
  await openBoard(page, '/p/heartbreak')
  await choose(page, 'Game', 'Mode', heartbreak.mode[mode])
  await openBoard(page, link)
}

async function centerOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  await cellAt(page, cell).click({ trial: true })
  const box = await cellAt(page, cell).boundingBox()
  if (!box) throw new Error(`Cell ${cell} is not on screen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test(
  'Second Chance: a broken heart costs one of three lives and ten seconds, the third one the game',
  fullRun,
  async ({ page }) => {
    await openInMode(page, 'second-chance')
    const hit = (at: number) => cellAt(page, broken[at] ?? 0).click()
    const clock = page.getByRole('img', { name: /second/ })
    const seconds = async () => Number.parseInt((await clock.getAttribute('aria-label')) ?? '', 10)
    await hit(0)
    await expect(news(page)).toContainText(heartbreakStatus.lifeLost(2))
    await expect(face(page)).toHaveAttribute('data-face', 'active')
    await expect.poll(seconds).toBeGreaterThanOrEqual(10)
    await hit(1)
    await expect(news(page)).toContainText(heartbreakStatus.lifeLost(1))
    await expect(face(page)).toHaveAttribute('data-face', 'worried')
    await expect.poll(seconds).toBeGreaterThanOrEqual(20)
    await hit(2)
    await expect(face(page)).toHaveAttribute('data-face', 'dead')
    await expect(news(page)).toContainText('It was not fate')
  },
)

test('Zen is won without a clock', fullRun, async ({ page }) => {
  await openInMode(page, 'zen')
  await expect(page.getByRole('img', { name: heartbreak.noClock })).toBeVisible()
  await openAllWholeHearts(page, board, (cell) => cellAt(page, cell).click())
  await expect(face(page)).toHaveAttribute('data-face', 'won')
  await expect(news(page)).toContainText(heartbreakStatus.wonZen)
})

test('a pen opens with its tip and pins with its button', fullRun, async ({ page }) => {
  await openBoard(page, link)
  const session = await page.context().newCDPSession(page)
  const press = async (cell: number, pressed: 'left' | 'right') => {
    const point = {
      ...(await centerOf(page, cell)),
      pointerType: 'pen',
      button: pressed,
      clickCount: 1,
    } as const
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...point })
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...point })
  }
  await press(broken[0] ?? 0, 'right')
  await expect(cellAt(page, broken[0] ?? 0)).toHaveAccessibleName(/pinned$/)
  const whole = (await shown(page)).findIndex((tile, cell) => tile === '9' && board.hearts[cell] === 0)
  await press(whole, 'left')
  await expect(cellAt(page, whole)).not.toHaveAttribute('data-tile', '9')
})

test.describe('with two fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('pinching zooms the board and opens no heart', fullRun, async ({ page }) => {
    await openBoard(page, link)
    const before = await shown(page)
    const session = await page.context().newCDPSession(page)
    const middle = await centerOf(page, 40)
    const spread = (apart: number) => [
      { x: middle.x - apart, y: middle.y, id: 1 },
      { x: middle.x + apart, y: middle.y, id: 2 },
    ]
    const pinch = async (from: number, to: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: spread(from) })
      for (let step = 1; step <= 5; step++)
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: spread(from + ((to - from) * step) / 5),
        })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const width = async () => (await cellAt(page, 0).boundingBox())?.width ?? 0
    const first = await width()
    await pinch(30, 90)
    await expect.poll(width).toBeGreaterThan(first)
    const wide = await width()
    await pinch(90, 30)
    await expect.poll(width).toBeLessThan(wide)
    expect(await shown(page)).toEqual(before)
    // The browser did not zoom the page itself.
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  })
})
