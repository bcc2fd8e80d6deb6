import type { Point } from './geometry'

/**
 * Returns the index of the icon that an arrow key selects: the nearest one whose center is in that direction. Icons
 * straight ahead are preferred to those at the side. Returns `from` if no icon is in that direction.
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
