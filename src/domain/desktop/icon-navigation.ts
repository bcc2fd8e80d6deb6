import type { Point } from './geometry'

/**
 * The index of the icon an arrow key leads to: the nearest one whose center is in that direction, icons straight ahead
 * preferred to those at the side. `from` when there is none.
 */
export function nearestInDirection(centers: readonly Point[], from: number, direction: Point): number {
  const start = centers[from]
  if (!start) return 0
  let best = from
  let bestDistance = Number.POSITIVE_INFINITY
  centers.forEach((center, index) => {
    const along = (center.x - start.x) * direction.x + (center.y - start.y) * direction.y
    const aside = Math.abs((center.x - start.x) * direction.y) + Math.abs((center.y - start.y) * direction.x)
    if (index === from || along <= 0) return
    const distance = along + aside * 3
    if (distance < bestDistance) [best, bestDistance] = [index, distance]
  })
  return best
}
