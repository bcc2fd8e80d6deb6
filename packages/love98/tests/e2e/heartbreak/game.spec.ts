import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { stopTime } from '../support/desktop'
import {
  cellAt,
  choose,
  chordable,
  closedWholeHearts,
  expectWholeTexts,
  face,
  knownBoard,
  longPress,
  news,
  openAllWholeHearts,
  openBoard,
  shown,
} from '../support/heartbreak-game'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const { board, link } = knownBoard('crush', 7)
const broken = board.hearts.indexOf(1)

// Proves S2.5
test('a game is won with the mouse: left opens, right pins, a double click opens around', async ({
  page,
}) => {
  await openBoard(page, link)
  await expect(face(page)).toHaveAttribute('data-face', 'active')
  const { number, pins } = await chordable(page, board)
  for (const pin of pins) await cellAt(page, pin).click({ button: 'right' })
  for (const pin of pins) await expect(cellAt(page, pin)).toHaveAccessibleName(/pinned$/)
  const before = (await closedWholeHearts(page, board)).length
  await cellAt(page, number).dblclick()
  await expect.poll(async () => (await closedWholeHearts(page, board)).length).toBeLessThan(before)
  await openAllWholeHearts(page, board, (cell) => cellAt(page, cell).click())
  await expect(face(page)).toHaveAttribute('data-face', 'won')
  await expect(news(page)).toContainText('Every whole heart is open.')
  await expectWholeTexts(page)
  expect(new Set((await shown(page)).filter((tile) => Number(tile) > 8))).toEqual(new Set(['10']))
  await expect(page.getByRole('img', { name: '0 broken hearts left' })).toBeVisible()
  // The name of the fastest player stays in this browser, and the picture to share follows.
  const box = page.getByRole('dialog', { name: 'Best Time' })
  await expect(box.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Kim')
  await page.keyboard.press('Enter')
  const picture = page.getByRole('dialog', { name: 'Result Picture' })
  await picture.getByRole('button', { name: 'Close' }).last().click()
  await choose(page, 'Game', 'Statistics…')
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toContainText(/\d s, Kim/)
})

// Proves S10.13
test('after a win the pinned hearts pop, the halves of a heart join, and the show ends', async ({ page }) => {
  await page.clock.install()
  await openBoard(page, link)
  await stopTime(page)
  await openAllWholeHearts(page, board, (cell) => cellAt(page, cell).click())
  const show = page.locator('[data-win-show]')
  await expect(show).toBeVisible()
  const { apart, together, pops } = await show.evaluate(winShowOf)
  expect(pops).toEqual({ count: board.hearts.filter(Boolean).length, visible: 0 })
  // The halves come from both sides, and are one heart at the end.
  expect(apart).toEqual({ distance: 200, opacities: ['0', '0'] })
  expect(together).toEqual({ distance: 0, opacities: ['1', '1'] })
  await page.clock.runFor(1_500)
  await expect(show).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Best Time' })).toBeVisible()
})

/** Runs in the page. Returns the halves of the heart at both ends of their animations, and the pops at their end. */
function winShowOf(show: Element) {
  const halvesAt = (moment: number) => {
    const halves = [...show.querySelectorAll(':scope > :not([style]) > span')]
    for (const half of halves)
      for (const animation of half.getAnimations()) {
        animation.pause()
        animation.currentTime = moment
      }
    const [first = 0, second = 0] = halves.map((half) => half.getBoundingClientRect().x)
    return { distance: second - first, opacities: halves.map((half) => getComputedStyle(half).opacity) }
  }
  const pops = [...show.querySelectorAll(':scope > [style]')]
  for (const animation of pops.flatMap((pop) => pop.getAnimations())) animation.finish()
  return {
    apart: halvesAt(0),
    together: halvesAt(1_500),
    pops: {
      count: pops.length,
      visible: pops.filter((pop) => getComputedStyle(pop).opacity !== '0').length,
    },
  }
}

// Proves S2.5
test(
  'a game is lost with the mouse: the face worries and dies, and the loss is explained',
  fullRun,
  async ({ page }) => {
    await openBoard(page, link)
    await cellAt(page, broken).hover()
    await page.mouse.down()
    await expect(face(page)).toHaveAttribute('data-face', 'worried')
    await page.mouse.up()
    await expect(face(page)).toHaveAttribute('data-face', 'dead')
    await expect(news(page)).toContainText(
      /It was not fate: the heart in row \d, column \d was safe\. Proof: the/,
    )
    await expectWholeTexts(page)
    await expect(page.locator('[data-mark="safe"]')).toHaveCount(1)
    await expect(page.locator('[data-mark="proof"]')).not.toHaveCount(0)
    const safe = Number(await page.locator('[data-mark="safe"]').getAttribute('data-cell'))
    expect(board.hearts[safe]).toBe(0)
    await face(page).click()
    await expect(face(page)).toHaveAttribute('data-face', 'active')
    await page.getByRole('button', { name: 'Exit' }).click()
    await expect(windowNamed(page, /^Heartbreak/)).toHaveCount(0)
  },
)

test('both buttons and the middle one open around a number', fullRun, async ({ page }) => {
  await openBoard(page, link)
  const { number, pins } = await chordable(page, board)
  await cellAt(page, number).click({ button: 'middle' })
  await expect(news(page)).toContainText('first')
  for (const pin of pins) await cellAt(page, pin).click({ button: 'right' })
  const before = (await closedWholeHearts(page, board)).length
  await cellAt(page, number).hover()
  await page.mouse.down({ button: 'left' })
  await page.mouse.down({ button: 'right' })
  await page.mouse.up({ button: 'left' })
  await page.mouse.up({ button: 'right' })
  await expect.poll(async () => (await closedWholeHearts(page, board)).length).toBeLessThan(before)
})

test('a game is won, and another one lost, with keys alone', fullRun, async ({ page }) => {
  await openBoard(page, link)
  const grid = page.getByRole('grid')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await grid.locator('[tabindex="0"]').focus()
  let at = Number(await grid.locator('[tabindex="0"]').getAttribute('data-cell'))
  const go = async (cell: number) => {
    for (; at % 9 < cell % 9; at++) await page.keyboard.press('ArrowRight')
    for (; at % 9 > cell % 9; at--) await page.keyboard.press('ArrowLeft')
    for (; at < cell; at += 9) await page.keyboard.press('ArrowDown')
    for (; at > cell; at -= 9) await page.keyboard.press('ArrowUp')
    await expect(cellAt(page, cell)).toBeFocused()
  }
  const { number, pins } = await chordable(page, board)
  for (const pin of pins) {
    await go(pin)
    await page.keyboard.press('f')
    await expect(cellAt(page, pin)).toHaveAccessibleName(/pinned$/)
  }
  await go(number)
  await page.keyboard.press('Enter')
  await openAllWholeHearts(page, board, async (cell) => {
    await go(cell)
    await page.keyboard.press('Space')
  })
  await expect(face(page)).toHaveAttribute('data-face', 'won')

  await openBoard(page, link)
  await grid.locator('[tabindex="0"]').focus()
  at = Number(await grid.locator('[tabindex="0"]').getAttribute('data-cell'))
  await page.keyboard.press('h')
  await expect(news(page)).toContainText('Hint: the heart in row')
  await expectWholeTexts(page)
  await go(broken)
  await page.keyboard.press('Enter')
  await expect(face(page)).toHaveAttribute('data-face', 'dead')
  await page.keyboard.press('n')
  await expect(face(page)).toHaveAttribute('data-face', 'active')
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a game is won, and another one lost; a long press and the mode pin', async ({ page }) => {
    await openBoard(page, link)
    const box = await cellAt(page, 0).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(32)
    const { number, pins } = await chordable(page, board)
    const [first, ...others] = pins
    if (first === undefined) throw new Error('The number needs no pin.')
    await longPress(page, first)
    await expect(cellAt(page, first)).toHaveAccessibleName(/pinned$/)
    await page.getByRole('button', { name: 'Pin' }).tap()
    for (const pin of others) await cellAt(page, pin).tap()
    await page.getByRole('button', { name: 'Open', exact: true }).tap()
    const before = (await closedWholeHearts(page, board)).length
    await cellAt(page, number).tap()
    await expect.poll(async () => (await closedWholeHearts(page, board)).length).toBeLessThan(before)
    await openAllWholeHearts(page, board, (cell) => cellAt(page, cell).tap())
    await expect(face(page)).toHaveAttribute('data-face', 'won')

    await openBoard(page, link)
    await cellAt(page, broken).tap()
    await expect(face(page)).toHaveAttribute('data-face', 'dead')
    await expect(news(page)).toContainText('It was not fate')
    await expectWholeTexts(page)
  })

  test(
    'the largest board is reached by scrolling, and cells are sized by buttons',
    fullRun,
    async ({ page }) => {
      const largest = knownBoard('marriage', 1)
      await openBoard(page, largest.link)
      await expect(cellAt(page, largest.board.start)).toBeInViewport({ ratio: 1 })
      const last = cellAt(page, 479)
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      const before = await last.boundingBox()
      await page.getByRole('button', { name: 'Larger hearts' }).tap()
      await expect.poll(async () => (await last.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0)
    },
  )
})

test('in a short window the board ends where its frame ends, without a strip of another color', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 450 })
  await openBoard(page, link)
  const field = page.getByRole('grid')
  const { empty, background, face } = await field.evaluate((grid) => {
    let box: Element | null = grid
    while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement
    if (!box?.parentElement) throw new Error('The board is in no box that scrolls.')
    const frame = box.getBoundingClientRect().right - 3
    const probe = box.parentElement.appendChild(document.createElement('i'))
    probe.style.background = 'var(--ButtonFace)'
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
    const result = {
      empty: frame - box.clientLeft - grid.getBoundingClientRect().right,
      background: colorOf(box),
      face: colorOf(probe),
    }
    probe.remove()
    return result
  })
  // At most the room of a scroll bar, in the color of the window.
  expect(empty).toBeLessThanOrEqual(16)
  expect(background).toBe(face)
})
