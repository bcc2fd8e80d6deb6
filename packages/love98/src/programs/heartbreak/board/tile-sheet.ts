import type { BoardColors } from './board-colors'
import { brokenArt, crossArt, digitArt, pictureSize, pinArt, questionArt } from './tile-art'
import { tile, tileCount } from './tiles'

export type SheetColors = {
  readonly face: string
  readonly text: string
  readonly light: string
  readonly shadow: string
  readonly darkest: string
  readonly board: BoardColors
  /** Forced colors are active: pictures are drawn in the text color only. */
  readonly plain: boolean
}

/**
 * Draws all tiles of a cell side by side as one image of `tileCount` cells.
 * @param size CSS pixels of a cell
 * @returns undefined without a canvas context
 */
export function drawTileSheet(size: number, colors: SheetColors): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = size * tileCount
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) return undefined
  for (let index = 0; index < tileCount; index++) drawTile(context, index, size, colors)
  return canvas
}

function drawTile(context: CanvasRenderingContext2D, index: number, size: number, colors: SheetColors) {
  const left = index * size
  const { board, darkest, face, light, plain, shadow, text } = colors
  const fill = (color: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = color
    context.fillRect(left + x, y, width, height)
  }
  const closed = index >= tile.closed && index !== tile.exploded && index !== tile.broken
  fill(index === tile.exploded ? (plain ? text : board.exploded) : face, 0, 0, size, size)
  if (closed && index !== tile.wrongPin) {
    const edge = size >= 32 ? 3 : 2
    for (let ring = 0; ring < edge; ring++) {
      fill(light, ring, ring, size - 2 * ring - 1, 1)
      fill(light, ring, ring, 1, size - 2 * ring - 1)
      fill(shadow, ring, size - 1 - ring, size - 2 * ring, 1)
      fill(shadow, size - 1 - ring, ring, 1, size - 2 * ring)
    }
    // The outermost edge gives the border its contrast.
    fill(darkest, 0, size - 1, size, 1)
    fill(darkest, size - 1, 0, 1, size)
  } else {
    fill(shadow, 0, 0, size, 1)
    fill(shadow, 0, 0, 1, size)
  }
  const draw = (art: readonly string[], colorOf: (letter: string) => string | undefined) =>
    drawPicture(art, size, colorOf, fill)
  const roles = (letter: string) =>
    plain ? text : letter === '.' ? undefined : (board.roles as Readonly<Record<string, string>>)[letter]
  const digit = index >= 1 && index <= 8 ? digitArt[index - 1] : undefined
  if (digit) draw(digit, () => (plain ? text : (board.digits[index - 1] ?? text)))
  if (index === tile.pinned || index === tile.wrongPin) draw(pinArt, roles)
  if (index === tile.question) draw(questionArt, () => text)
  if (index === tile.broken) draw(brokenArt, roles)
  if (index === tile.exploded) draw(brokenArt, (letter) => (plain ? face : roles(letter)))
  if (index === tile.wrongPin) draw(crossArt, roles)
}

/** Draws a picture centered in its cell at the largest integer scale that fits. */
function drawPicture(
  art: readonly string[],
  size: number,
  colorOf: (letter: string) => string | undefined,
  fill: (color: string, x: number, y: number, width: number, height: number) => void,
): void {
  const scale = Math.max(1, Math.floor((size - 4) / pictureSize))
  const width = (art[0]?.length ?? 0) * scale
  const x = Math.floor((size - width + 1) / 2)
  const y = Math.floor((size - art.length * scale + 1) / 2)
  for (const [row, line] of art.entries())
    for (const [column, letter] of [...line].entries()) {
      const color = letter === '.' ? undefined : colorOf(letter)
      if (color) fill(color, x + column * scale, y + row * scale, scale, scale)
    }
}
