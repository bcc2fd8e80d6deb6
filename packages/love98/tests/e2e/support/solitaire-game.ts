import { expect, type Locator, type Page } from '@playwright/test'
import { type Game, newGame } from '@/domain/solitaire/game'
import { formatRecord } from '@/domain/solitaire/game-record'
import { legalMoves, type Move } from '@/domain/solitaire/move'
import { solitaireGameKey } from '@/domain/solitaire/storage-keys'
import { cardsOf, columnPiles } from '@/domain/solitaire/table'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { easy } from '../../domain/solitaire/played-games'
import { openDesktop } from './desktop'

export type KnownGame = { readonly seed: Uint8Array; readonly game: Game }

export function knownDeal(): KnownGame & { move: Move } {
  for (let number = 0; number < 100; number++) {
    const seed = numberedSeed(number)
    const game = newGame(seed, easy)
    const move = legalMoves(game.table, 1).find(({ from, to }) => from >= 6 && to >= 6)
    if (move) return { seed, game, move }
  }
  throw new Error('no deal begins with a move')
}

export async function openGame(page: Page, { game, seed }: KnownGame, path = '/p/solitaire'): Promise<void> {
  const stored = formatRecord({ seed, day: null, game, seconds: game.at })
  await page.addInitScript(
    ([key, text]) => {
      // Only once: after a reload, the page reads the game that it stored itself.
      if (sessionStorage.getItem('put') === null) localStorage.setItem(key, text)
      sessionStorage.setItem('put', '1')
    },
    [solitaireGameKey, stored] as const,
  )
  await openDesktop(page, path)
  await expect(cards(page).first()).toBeVisible()
}

/** All cards and piles on the table that can be selected. */
export const cards = (page: Page): Locator => page.getByRole('group', { name: 'Table' }).getByRole('button')

export const cardAt = (page: Page, pile: number, index: number): Locator =>
  page.locator(`[data-pile="${pile}"][data-index="${index}"]`)

export const news = (page: Page): Locator => page.locator('[data-window]').getByRole('status')

export const names = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))

export function topCard(page: Page, { table }: Game, pile: number): Locator {
  return cardAt(page, pile, Math.max(0, cardsOf(table, pile).length - 1))
}

export function refusingColumn({ table }: Game, from: number): number {
  const taking = legalMoves(table, 1).filter((move) => move.from === from)
  const pile = columnPiles.find((to) => to !== from && !taking.some((move) => move.to === to))
  if (pile === undefined) throw new Error('every column takes this card')
  return pile
}

/** Returns the middle of a card's upper edge, which other cards do not cover. */
export async function grip(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox()
  if (!box) throw new Error('the card is not on screen')
  return { x: box.x + box.width / 2, y: box.y + 8 }
}

export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('menubar', { name: 'Solitaire' }).getByRole('menuitem', { name: menu }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
