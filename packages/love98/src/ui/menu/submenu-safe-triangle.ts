type Spot = { readonly x: number; readonly y: number }
type Side = Spot & { readonly width: number; readonly height: number }

/** The pointer may aim this far above and below the submenu, in CSS pixels. */
const tolerance = 8

/**
 * Returns true if the pointer is moving toward a submenu: its new position is inside the triangle between its old
 * position and the two near corners of the submenu. Rows that it crosses on the way are not selected.
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

/** Returns true if a point is to the left of the line from `a` to `b`. */
function isLeftOf(a: Spot, b: Spot, spot: Spot): boolean {
  return (b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x) < 0
}
