import type { Edges, Point, Size } from './geometry'

/**
 * Returns the edges that a press on a window's border drags: the nearest one, or two within `corner` pixels of their
 * corner. `point` counts from the upper left corner of the border box.
 */
export function edgesAt(point: Point, size: Size, corner: number): Edges {
  const left = point.x
  const right = size.width - point.x
  const top = point.y
  const bottom = size.height - point.y
  const x = Math.min(left, right) > corner ? 0 : left < right ? -1 : 1
  const y = Math.min(top, bottom) > corner ? 0 : top < bottom ? -1 : 1
  if (x !== 0 && y !== 0) return { x, y }
  return Math.min(left, right) < Math.min(top, bottom)
    ? { x: left < right ? -1 : 1, y: 0 }
    : { x: 0, y: top < bottom ? -1 : 1 }
}
