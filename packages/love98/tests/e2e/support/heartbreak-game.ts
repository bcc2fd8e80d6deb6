import { expect, type Locator, type Page } from '@playwright/test'
import { type Board, isBroken } from '@/domain/heartbreak/board/board'
import { type BoardSpec, formatBoardId } from '@/domain/heartbreak/board/board-id'
import { neighborsOf } from '@/domain/heartbreak/board/field'
import { levelById } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { openDesktop } from './desktop'

export function knownBoard(levelId: string, number: number): { link: string; board: Board; name: BoardSpec } {
  const level = levelById(levelId)
  if (!level) throw new Error(`There is no level ${levelId}.`)
  const name = { level, seed: numberedSeed(number) }
  return { link: `/p/heartbreak?open=${formatBoardId(name)}`, board: dealBoard(name), name }
}

export async function openBoard(page: Page, link: string): Promise<void> {
  await openDesktop(page, link)
  await expect(page.locator('[data-tile="0"]').first()).toBeVisible()
}

export const cellAt = (page: Page, cell: number): Locator => page.locator(`[data-cell="${cell}"]`)
export const face = (page: Page): Locator => page.locator('[data-face]')
export const news = (page: Page): Locator => page.getByRole('dialog').getByRole('status').first()

/** Expects the texts below the board to be complete: none is cut, and all of them are within the window. */
export async function expectWholeTexts(page: Page): Promise<void> {
  const texts = page.locator('[data-window][data-active]').getByRole('status').filter({ hasText: /\S/ })
  await expect(texts.first()).toBeVisible()
  // The window grows with its texts.
  await expect(async () => {
    const cut = await texts.evaluateAll((all) => {
      const frame = all[0]?.closest('[data-window]')?.getBoundingClientRect()
      return all
        .filter((text) => text.checkVisibility())
        .filter((text) => {
          const { left, right, bottom } = text.getBoundingClientRect()
          const isCut = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight
          return isCut || !frame || bottom > frame.bottom || left < frame.left || right > frame.right
        })
        .map(({ textContent }) => textContent)
    })
    expect(cut).toEqual([])
  }).toPass({ timeout: 5_000 })
}

export async function choose(page: Page, menu: string, ...items: readonly string[]): Promise<void> {
  await page.getByRole('menubar', { name: 'Heartbreak' }).getByRole('menuitem', { name: menu }).click()
  for (const name of items)
    await page
      .getByRole('menuitem', { name, exact: true })
      // The name of a level is followed by its size in parentheses.
      .or(
        page.getByRole('menuitemradio', {
          name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(\\d+ × \\d+\\))?$`),
        }),
      )
      .click()
}

/** Closes the box that asks for a name after the best time of a level, which follows the show of the win. */
export async function closeBestTime(page: Page): Promise<void> {
  const box = page.getByRole('dialog', { name: 'Best Time' })
  await box.getByRole('button', { name: 'Cancel' }).click()
  await expect(box).toHaveCount(0)
}

export function shown(page: Page): Promise<string[]> {
  return page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.tile ?? ''))
}

export async function closedWholeHearts(page: Page, board: Board): Promise<number[]> {
  const tiles = await shown(page)
  return [...tiles.keys()].filter((cell) => tiles[cell] === '9' && !isBroken(board, cell))
}

export async function openAllWholeHearts(
  page: Page,
  board: Board,
  open: (cell: number) => Promise<void>,
): Promise<void> {
  for (
    let cells = await closedWholeHearts(page, board);
    cells.length > 0;
    cells = await closedWholeHearts(page, board)
  ) {
    const [cell] = cells
    if (cell !== undefined) await open(cell)
  }
}

/** Returns an open number with exactly as many broken neighbors, and at least one closed whole neighbor. */
export async function chordable(page: Page, board: Board): Promise<{ number: number; pins: number[] }> {
  const tiles = await shown(page)
  for (const [cell, tile] of tiles.entries()) {
    if (!/^[1-8]$/.test(tile)) continue
    const closed = neighborsOf(board.field, cell).filter((near) => tiles[near] === '9')
    const pins = closed.filter((near) => isBroken(board, near))
    if (pins.length === Number(tile) && closed.length > pins.length) return { number: cell, pins }
  }
  throw new Error('The board has no number to open around yet: choose another seed.')
}

/** Presses a finger on a cell until it is pinned. */
export async function longPress(page: Page, cell: number): Promise<void> {
  // The trial tap waits until the cell no longer moves.
  await cellAt(page, cell).tap({ trial: true })
  const box = await cellAt(page, cell).boundingBox()
  if (!box) throw new Error(`Cell ${cell} is not on screen.`)
  const session = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(cellAt(page, cell)).toHaveAttribute('data-tile', '10')
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
