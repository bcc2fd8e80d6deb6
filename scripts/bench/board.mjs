import { setTimeout as sleep } from 'node:timers/promises'
import { importTypeScript } from '../lib/import-typescript.mjs'
import { withPage } from './chromium.mjs'
import { readFrameCosts, traceCategories } from './frame-trace.mjs'
import { percentile } from './statistics.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ browserPath: string, profile: import('./chromium.mjs').Profile, url: string, signal: AbortSignal }} Where
 */

const deals = 60
const seed = 'aaaaaaaaaaaaaaaaaaaaaaaaaa'
const boardOf = (/** @type {string} */ level) => `g1.${level}.${seed}`

/**
 * Deals Marriage boards in the window, as the face does: how long each takes from the press until the board is there,
 * and how long the page was held up meanwhile.
 *
 * @param {Where} where
 * @returns {Promise<Record<string, number>>} ms
 */
export function measureDealingInPage({ url, ...at }) {
  return withPage(at, async ({ page }) => {
    await openBoard(page, url, boardOf('marriage'))
    // The level of a link is not kept: Marriage is chosen, as a person does.
    await page.getByRole('menuitem', { name: 'Game' }).click()
    await page.getByRole('menuitemradio', { name: 'Marriage' }).click()
    await page.locator('[data-tile="0"]').first().waitFor()
    const { held, times } = await page.evaluate(dealInPage, deals)
    if (page.workers().length === 0) throw new Error('The boards were not dealt in a worker.')
    return {
      median: percentile(times, 0.5),
      most: percentile(times, 0.95),
      slowest: Math.max(...times),
      held: Math.max(0, ...held),
    }
  })
}

/**
 * Opens hearts one after the other on a slowed processor, each with a press of the mouse, and a cascade of the largest
 * opening there is: what the main thread does for the frame that shows it.
 *
 * @param {Where} where
 * @returns {Promise<Record<string, number>>} ms of thread time, and how many cells the widest opening had
 */
export function measureOpeningCells({ url, ...at }) {
  return withPage(at, async ({ page, browser, session }) => {
    const id = boardOf('custom-30x16x48')
    const { presses, widest } = await plannedPresses(id)
    await openBoard(page, url, id)
    await page.waitForTimeout(1_000)
    const corner = await page.locator('[data-cell="0"]').boundingBox()
    if (!corner) throw new Error('The board is not on screen.')
    await browser.startTracing(page, { categories: traceCategories })
    // Nothing is asked of the page meanwhile: that would be counted as its work.
    for (const { column, row } of presses) {
      const point = {
        x: corner.x + (column + 0.5) * corner.width,
        y: corner.y + (row + 0.5) * corner.height,
        button: /** @type {const} */ ('left'),
        clickCount: 1,
      }
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...point })
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...point })
      await sleep(80)
    }
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8'))
    const { frames, work } = readFrameCosts(trace.traceEvents)
    const busy = frames.filter((cost) => cost > 0.5)
    return {
      frame: percentile(busy, 0.5),
      frame95: percentile(busy, 0.95),
      slowest: Math.max(...busy),
      script: work.script,
      style: work.style,
      layout: work.layout,
      paint: work.paint,
      widest,
    }
  })
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {string} id
 */
async function openBoard(page, url, id) {
  await page.goto(`${url}/p/heartbreak?open=${id}`)
  await page.locator('[data-tile="0"]').first().waitFor({ timeout: 30_000 })
}

/**
 * Which hearts to open, found by playing the board here: those with a zero first, the widest opening among them, then
 * forty single ones.
 *
 * @param {string} id
 * @returns {Promise<{ presses: { column: number, row: number }[], widest: number }>}
 */
async function plannedPresses(id) {
  const load = (/** @type {string} */ path) => /** @type {Promise<any>} */ (importTypeScript(path))
  const [{ parseBoardId }, { dealBoard }, { newGame }, { play }] = await Promise.all([
    load('src/domain/heartbreak/board-id.ts'),
    load('src/domain/heartbreak/generator.ts'),
    load('src/domain/heartbreak/game.ts'),
    load('src/domain/heartbreak/play.ts'),
  ])
  const board = dealBoard(parseBoardId(id).value)
  let game = newGame(board, { mode: 'classic', ranked: false })
  const whole = [.../** @type {Uint8Array} */ (board.hearts).keys()].filter(
    (cell) => board.hearts[cell] === 0,
  )
  const order = [
    ...whole.filter((cell) => board.numbers[cell] === 0),
    ...whole.filter((cell) => board.numbers[cell] !== 0).slice(-40),
  ]
  const presses = []
  let widest = 0
  for (const cell of order) {
    const played = play(game, { afterMs: 1, operation: 'open', cell })
    if (!played.ok) continue
    widest = Math.max(widest, game.wholeLeft - played.game.wholeLeft)
    game = played.game
    presses.push({ column: cell % board.field.columns, row: Math.floor(cell / board.field.columns) })
  }
  return { presses, widest }
}

/**
 * Runs in the page.
 *
 * @param {number} count
 */
async function dealInPage(count) {
  /** @type {number[]} */
  const held = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) held.push(duration)
  }).observe({ type: 'longtask', buffered: false })
  const board = document.querySelector('[role="grid"]')
  const face = document.querySelector('[data-face]')
  if (!board || !(face instanceof HTMLElement)) throw new Error('The window of the game is not open.')
  /** @type {number[]} */
  const times = []
  for (let deal = 0; deal < count; deal++) {
    const from = performance.now()
    face.click()
    await /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const look = new MutationObserver(() => {
          if (!board.querySelector('[data-tile="0"]')) return
          look.disconnect()
          resolve()
        })
        look.observe(board, { subtree: true, attributes: true, attributeFilter: ['data-tile'] })
      })
    )
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return { held, times }
}
