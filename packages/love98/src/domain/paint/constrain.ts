import type { Point } from './raster'

/** Returns the point nearest to `to` on one of the eight directions from a point. */
export function onDirection(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (2 * Math.abs(y) < Math.abs(x)) return { x: to.x, y: from.y }
  if (2 * Math.abs(x) < Math.abs(y)) return { x: from.x, y: to.y }
  return onSquare(from, to)
}

/** Returns the corner of the square between two points whose edge is the longer side. */
export function onSquare(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const side = Math.max(Math.abs(x), Math.abs(y))
  return { x: from.x + (x < 0 ? -side : side), y: from.y + (y < 0 ? -side : side) }
}
