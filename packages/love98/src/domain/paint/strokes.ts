import { fillSpan, type Point, plot, type Raster } from './raster'

/** The shape that a pen leaves at each point. */
export type Tip = { readonly shape: 'round' | 'square'; readonly size: number }

export const pencilTip: Tip = { shape: 'square', size: 1 }

/**
 * Draws a line of one tip after the other, both ends included, with the integer error of Bresenham (IBM Systems
 * Journal 4, 1965).
 */
export function drawLine(raster: Raster, from: Point, to: Point, tip: Tip, pixel: number): void {
  const rows = tipRows(tip)
  for (const point of linePoints(from, to)) drawTip(raster, point, rows, pixel)
}

/** Returns the points of a line, both ends included. Neighbors touch at an edge or a corner. */
export function linePoints(from: Point, to: Point): readonly Point[] {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
  const points: Point[] = []
  let { x, y } = from
  let error = width - height
  for (let left = Math.max(width, height); left >= 0; left--) {
    points.push({ x, y })
    const twice = 2 * error
    if (twice > -height) {
      error -= height
      x += stepX
    }
    if (twice < width) {
      error += width
      y += stepY
    }
  }
  return points
}

/** A row of a tip: the distances of its first and last pixel from the point. */
type TipRow = { readonly y: number; readonly left: number; readonly right: number }

function tipRows({ shape, size }: Tip): readonly TipRow[] {
  const start = -(size >> 1)
  return Array.from({ length: size }, (_, row) => {
    const inset = shape === 'round' ? roundInset(size, row) : 0
    return { y: start + row, left: start + inset, right: start + size - 1 - inset }
  })
}

/** Returns the number of pixels of a row of a square that are outside the circle in it. */
function roundInset(size: number, row: number): number {
  const y = 2 * row + 1 - size
  let inset = 0
  while ((2 * inset + 1 - size) ** 2 + y * y > size * size) inset++
  return inset
}

function drawTip(raster: Raster, { x, y }: Point, rows: readonly TipRow[], pixel: number): void {
  for (const row of rows) fillSpan(raster, y + row.y, x + row.left, x + row.right, pixel)
}

/** Sets single pixels within a circle. `random` returns numbers from 0 to below 1. */
export function spray(raster: Raster, at: Point, radius: number, pixel: number, random: () => number): void {
  for (let left = radius * 2; left > 0; left--) {
    const x = Math.floor(random() * (2 * radius + 1)) - radius
    const y = Math.floor(random() * (2 * radius + 1)) - radius
    if (x * x + y * y <= radius * radius) plot(raster, at.x + x, at.y + y, pixel)
  }
}
