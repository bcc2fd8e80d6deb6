type Spot = { readonly x: number; readonly y: number }
type Side = Spot & { readonly width: number; readonly height: number }

/** How far above and below its submenu a hand may aim, CSS pixels. */
const tolerance = 8

/**
 * Whether the pointer, going from one spot to another, is on its way into a submenu: inside the triangle between where
 * it was and the two near corners of the submenu. Rows it passes over on the way stay as they are.
 */
export function isMovingTowardSubmenu(submenu: Side, from: Spot, to: Spot): boolean {
  const isRight = submenu.x + submenu.width / 2 >= from.x
  const edge = isRight ? submenu.x : submenu.x + submenu.width
  const goes = isRight ? to.x - from.x : from.x - to.x
  if (goes <= 0) return false
  const upper = { x: edge, y: submenu.y - tolerance }
  const lower = { x: edge, y: submenu.y + submenu.height + tolerance }
  return isLeftOf(from, upper, to) !== isLeftOf(from, lower, to)
}

/** On which side of the line from `a` to `b` a point is. */
function isLeftOf(a: Spot, b: Spot, spot: Spot): boolean {
  return (b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x) < 0
}
