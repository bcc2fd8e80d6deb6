import { cardCount, ranks } from '@/domain/solitaire/card'
import { type BackId, backIds, backTiles } from './back-art'
import type { CardColors } from './card-colors'
import { type CardSize, type Fill, paintFace } from './paint-card'

/** The layout of the sheet, in cards: one row per suit, then a row with the backs and the empty places. */
export const backRow = 4
export const sheetPositions = { empty: backIds.length, turn: backIds.length + 1 } as const

/** Draws all cards of a size on a canvas of 13 by 5 cards; undefined without a canvas context. */
export function drawCardSheet(size: CardSize, colors: CardColors): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = size.width * ranks
  canvas.height = size.height * (backRow + 1)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const fillAt =
    (column: number, row: number): Fill =>
    (color, x, y, width = 1, height = 1) => {
      context.fillStyle = color
      context.fillRect(column * size.width + x, row * size.height + y, width, height)
    }
  for (let card = 0; card < cardCount; card++)
    paintFace(fillAt(card % ranks, Math.floor(card / ranks)), card, size, colors)
  for (const [index, back] of backIds.entries()) paintBack(fillAt(index, backRow), back, size, colors)
  paintPlace(fillAt(sheetPositions.empty, backRow), size, colors, false)
  paintPlace(fillAt(sheetPositions.turn, backRow), size, colors, true)
  return canvas
}

function paintBack(fill: Fill, back: BackId, { width, height }: CardSize, colors: CardColors): void {
  fill(colors.black, 1, 0, width - 2, height)
  fill(colors.black, 0, 1, width, height - 2)
  fill(colors.paper, 1, 1, width - 2, height - 2)
  const tile = backTiles[back]
  const roles: Readonly<Record<string, string>> = colors.roles
  for (let y = 4; y < height - 4; y++)
    for (let x = 4; x < width - 4; x++) {
      const row = tile[(y - 4) % tile.length] ?? ''
      const letter = row[(x - 4) % row.length] ?? ''
      fill(roles[letter] ?? colors.black, x, y)
    }
}

/** Paints a place without a card: a darker field, with a ring if the waste can be turned over. */
function paintPlace(fill: Fill, { width, height }: CardSize, colors: CardColors, ring: boolean): void {
  const dark = '#00000059'
  fill(dark, 1, 1, width - 2, height - 2)
  if (!ring) return
  const radius = Math.floor(width / 3)
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++) {
      const distance = Math.hypot(x, y)
      if (distance <= radius && distance > radius - 4) fill(colors.paper, (width >> 1) + x, (height >> 1) + y)
    }
}
