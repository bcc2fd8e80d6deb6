import type { Field } from '@/domain/heartbreak/board/field'
import { tileCount } from './tiles'

export type BoardCanvas = ReturnType<typeof createBoardCanvas>

/**
 * Draws the cells of a board in one canvas. As background images, each cell would need its own style and its own paint.
 *
 * @param pictureAt returns the tile that a cell shows now
 */
export function createBoardCanvas(
  canvas: HTMLCanvasElement,
  { columns, rows, size: count }: Field,
  pictureAt: (cell: number) => number,
) {
  const context = canvas.getContext('2d', { alpha: false })
  let patterns: readonly (CanvasPattern | null)[] = []
  let size = 0
  const drawAll = () => {
    if (size === 0) return
    // Setting the size clears the canvas, even if the size is the same.
    canvas.width = columns * size
    canvas.height = rows * size
    draw(Array.from({ length: count }, (_, cell) => cell))
  }
  canvas.addEventListener('contextrestored', drawAll)

  return {
    draw,

    drawWith(sheet: HTMLCanvasElement) {
      size = sheet.height
      patterns = context ? patternsOf(sheet, context) : []
      drawAll()
    },

    end: () => canvas.removeEventListener('contextrestored', drawAll),
  }

  /** @param cells in ascending order; neighbors in a row with the same tile are drawn as one rectangle */
  function draw(cells: readonly number[]) {
    if (!context) return
    for (let at = 0; at < cells.length; ) {
      const first = cells[at] ?? 0
      const picture = pictureAt(first)
      let length = 1
      while (
        cells[at + length] === first + length &&
        (first + length) % columns > 0 &&
        pictureAt(first + length) === picture
      )
        length++
      at += length
      const pattern = patterns[picture]
      if (!pattern) continue
      context.fillStyle = pattern
      context.fillRect((first % columns) * size, Math.floor(first / columns) * size, length * size, size)
    }
  }
}

/** Makes each tile a pattern, which repeats from the corner of the canvas and is therefore aligned with every cell. */
function patternsOf(sheet: HTMLCanvasElement, context: CanvasRenderingContext2D): (CanvasPattern | null)[] {
  const one = document.createElement('canvas')
  const size = sheet.height
  one.width = size
  one.height = size
  const drawing = one.getContext('2d')
  return Array.from({ length: tileCount }, (_, index) => {
    drawing?.drawImage(sheet, -index * size, 0)
    return context.createPattern(one, 'repeat')
  })
}
