import { type Point, type Rect, roundRect, type Size } from './geometry'

/**
 * Returns the place of a dialog that opens: centered over its owner, and inside the area as far as it fits. The upper
 * edge, with the caption, is always inside.
 *
 * @param owner the window or dialog that asks; null for the whole area
 */
export function placeOver(size: Size, owner: Rect | null, area: Size): Point {
  const { x, y, width, height } = owner ?? { x: 0, y: 0, ...area }
  return keepInside({ ...size, x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 }, area)
}

/** Moves a dialog that grew, or whose area shrank, inside the area as far as it fits. */
export function keepInside(rect: Rect, area: Size): Point {
  const inside = (at: number, length: number, room: number) => Math.max(0, Math.min(at, room - length))
  const { x, y } = roundRect({
    ...rect,
    x: inside(rect.x, rect.width, area.width),
    y: inside(rect.y, rect.height, area.height),
  })
  return { x, y }
}
