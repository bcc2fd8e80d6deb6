import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, CDPSession as Session } from '@playwright/test'
import { parseBoardId } from '../../src/domain/heartbreak/board/board-id.ts'
import { dealBoard } from '../../src/domain/heartbreak/generator/generator.ts'
import { newGame } from '../../src/domain/heartbreak/run/game.ts'
import { play } from '../../src/domain/heartbreak/run/play.ts'
import { type Profile, withPage } from './chromium.ts'
import { readLongestTask, readReleaseCosts, traceCategories, type Work } from './frame-trace.ts'
import { percentile } from './statistics.ts'

type PageTarget = { browserPath: string; profile: Profile; url: string; signal: AbortSignal }

const deals = 60
const seed = 'aaaaaaaaaaaaaaaaaaaaaaaaaa'
const boardOf = (level: string) => `g1.${level}.${seed}`

/**
 * Deals Marriage boards in the window as the face does. Measures the duration of each, and for how long it blocks the
 * page.
 * @returns ms
 */
export function measureDealingInPage({ url, ...at }: PageTarget): Promise<Record<string, number>> {
  return withPage(at, async ({ page, browser }) => {
    await openBoard(page, url, boardOf('marriage'))
    // The level of a link is not stored, so Marriage is chosen in the menu.
    await page.getByRole('menuitem', { name: 'Game' }).click()
    await page.getByRole('menuitemradio', { name: 'Marriage' }).click()
    await page.locator('[data-tile="0"]').first().waitFor()
    // The first press of a visit loads the pixel font, and the next one applies it, which lays out the whole page.
    await sleep(1_000)
    await page.evaluate(dealInPage, 2)
    await sleep(1_000)
    await browser.startTracing(page, { categories: traceCategories })
    const times = await page.evaluate(dealInPage, deals)
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8'))
    if (page.workers().length === 0) throw new Error('The boards were not dealt in a worker.')
    return {
      median: percentile(times, 0.5),
      most: percentile(times, 0.95),
      slowest: Math.max(...times),
      held: readLongestTask(trace.traceEvents),
    }
  })
}

/**
 * Opens hearts one after another on a slowed processor, each with a press of the mouse, and measures the work of the
 * main thread from the release until the frame with the change is handed on. It opens a hundred hearts of a Marriage
 * board, then the widest opening of any board.
 * @returns ms of thread time, and the number of hearts in the widest opening
 */
export async function measureOpeningCells(where: PageTarget): Promise<Record<string, number>> {
  const openings = await openHearts(where, boardOf('marriage'), 100)
  const wide = await openHearts(where, boardOf('custom-30x16x48'), 3)
  const widest = wide.sort((one, other) => one.hearts - other.hearts).at(-1)
  const totals = openings.map(({ cost }) => totalOf(cost))
  const part = (kind: keyof Cost) =>
    percentile(
      openings.map(({ cost }) => cost[kind]),
      0.5,
    )
  return {
    frame: percentile(totals, 0.5),
    frame95: percentile(totals, 0.95),
    slowest: Math.max(...totals),
    script: part('script'),
    style: part('style'),
    layout: part('layout'),
    paint: part('paint'),
    widest: widest?.hearts ?? 0,
    widestFrame: widest ? totalOf(widest.cost) : 0,
  }
}

type Cost = Record<Work, number>

/** @returns each opening after those that warm the page up */
function openHearts(
  { url, ...at }: PageTarget,
  id: string,
  count: number,
): Promise<{ hearts: number; cost: Cost }[]> {
  return withPage(at, async ({ page, browser, session }) => {
    const presses = plannedPresses(id, count)
    await page.goto(`${url}/p/heartbreak?open=${id}`)
    const corner = await firstCell(session)
    const press = async ({ column, row }: Press) => {
      const point = {
        x: corner.x + (column + 0.5) * corner.width,
        y: corner.y + (row + 0.5) * corner.height,
        button: 'left' as const,
        clickCount: 1,
      }
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        await session.send('Input.dispatchMouseEvent', { type, ...point })
        await sleep(70)
      }
    }
    // The first press of a visit also loads sounds, storage and the offline copy.
    const [first, ...others] = presses
    if (!first) throw new Error('The board has no heart to open.')
    await press(first)
    await sleep(1_000)
    await browser.startTracing(page, { categories: traceCategories })
    // The page receives no requests meanwhile, because they would count as its work.
    for (const planned of others) await press(planned)
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8'))
    const costs = readReleaseCosts(trace.traceEvents)
    if (costs.length !== others.length)
      throw new Error(`${others.length} hearts were opened, but the trace shows ${costs.length}.`)
    return costs.map((cost, at) => ({ cost, hearts: others[at]?.hearts ?? 0 }))
  })
}

/**
 * Waits until the board is dealt. A locator would leave listeners for every press in the page.
 * @returns the place of its first cell
 */
async function firstCell(session: Session): Promise<{ x: number; y: number; width: number; height: number }> {
  const expression = `document.querySelector('[data-tile="0"]') &&
    document.querySelector('[data-cell="0"]').getBoundingClientRect().toJSON()`
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100)) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    if (result.value) return result.value
  }
  throw new Error('The board was not dealt within a minute.')
}

function totalOf({ layout, paint, script, style }: Cost) {
  return script + style + layout + paint
}

async function openBoard(page: Page, url: string, id: string) {
  await page.goto(`${url}/p/heartbreak?open=${id}`)
  await page.locator('[data-tile="0"]').first().waitFor({ timeout: 30_000 })
}

/**
 * A heart to open. The plan is found by playing the board here: a first heart, then those with a zero, the widest
 * opening first, then the others. `hearts`: the number of hearts that it opens.
 */
type Press = { column: number; row: number; hearts: number }

/** @returns never the whole board, because the end of a game is not a usual move */
function plannedPresses(id: string, count: number): Press[] {
  const named = parseBoardId(id)
  if (!named.ok) throw new Error(`No board is called ${id}.`)
  const board = dealBoard(named.value)
  let game = newGame(board, { mode: 'classic', ranked: false })
  const whole = [...board.hearts.keys()].filter((cell) => board.hearts[cell] === 0)
  const numbers = whole.filter((cell) => board.numbers[cell] !== 0)
  const leftAfter = (cell: number) => {
    const played = play(game, { afterMs: 1, operation: 'open', cell })
    return played.ok ? played.game.wholeLeft : game.wholeLeft
  }
  const zeros = whole
    .filter((cell) => board.numbers[cell] === 0)
    .map((cell) => ({ cell, left: leftAfter(cell) }))
  const widestFirst = zeros.sort((one, other) => one.left - other.left).map(({ cell }) => cell)
  const presses: Press[] = []
  for (const cell of [...numbers.slice(-1), ...widestFirst, ...numbers]) {
    const played = play(game, { afterMs: 1, operation: 'open', cell })
    if (!played.ok) continue
    if (played.game.phase === 'won' || presses.length > count) break
    const hearts = game.wholeLeft - played.game.wholeLeft
    game = played.game
    const { columns } = board.field
    presses.push({ hearts, column: cell % columns, row: Math.floor(cell / columns) })
  }
  return presses
}

/** Runs in the page. */
async function dealInPage(count: number) {
  const board = document.querySelector('[role="grid"]')
  const face = document.querySelector('[data-face]')
  if (!board || !(face instanceof HTMLElement)) throw new Error('The window of the game is not open.')
  const times: number[] = []
  for (let deal = 0; deal < count; deal++) {
    const from = performance.now()
    face.click()
    await new Promise<void>((resolve) => {
      const look = new MutationObserver(() => {
        // A board is covered (15) until it is dealt, and the cells of a large one are named over several frames.
        if (board.querySelector('[data-tile="15"]') || !board.querySelector('[data-tile="0"]')) return
        look.disconnect()
        resolve()
      })
      look.observe(board, { subtree: true, attributes: true, attributeFilter: ['data-tile'] })
    })
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return times
}
