type MenuPosition = { readonly x: number; readonly y: number }
type Extent = { readonly width: number; readonly height: number }
type Box = MenuPosition & Extent

/** All values are in CSS pixels of the viewport. */
export type MenuPlacing = {
  /** The box of the control that opened the menu. A point has no size. */
  readonly anchor: Box
  readonly menu: Extent
  readonly screen: Extent
  /** `below` for a menu of a control or a point, `beside` for the submenu of a row. */
  readonly side: 'below' | 'beside'
  readonly direction: 'ltr' | 'rtl'
}

/** The overlap of a submenu with its parent menu, in CSS pixels. */
const overlap = 3

/**
 * Returns the upper left corner of a menu, in whole pixels. If the menu would leave the screen, it moves to the other
 * side of its anchor. If neither side has room, it is shifted into the screen.
 */
export function placeMenu({ anchor, menu, screen, side, direction }: MenuPlacing): MenuPosition {
  const place =
    side === 'below' ? below(anchor, menu, screen, direction) : beside(anchor, menu, screen, direction)
  return {
    x: Math.round(within(place.x, menu.width, screen.width)),
    y: Math.round(within(place.y, menu.height, screen.height)),
  }
}

function below(anchor: Box, menu: Extent, screen: Extent, direction: 'ltr' | 'rtl'): MenuPosition {
  const onward = direction === 'ltr' ? anchor.x : anchor.x + anchor.width - menu.width
  // A point is a corner of its menu, so the menu can change sides. Below a control the menu is only shifted.
  const back = direction === 'ltr' ? anchor.x - menu.width : anchor.x
  const isOut = onward < 0 || onward + menu.width > screen.width
  const x = isOut && anchor.width === 0 ? back : onward
  const under = anchor.y + anchor.height
  const y =
    under + menu.height > screen.height && anchor.y - menu.height >= 0 ? anchor.y - menu.height : under
  return { x, y }
}

function beside(anchor: Box, menu: Extent, screen: Extent, direction: 'ltr' | 'rtl'): MenuPosition {
  const right = anchor.x + anchor.width - overlap
  const left = anchor.x - menu.width + overlap
  const fitsRight = right + menu.width <= screen.width
  const fitsLeft = left >= 0
  const x =
    direction === 'ltr' ? (fitsRight || !fitsLeft ? right : left) : fitsLeft || !fitsRight ? left : right
  // Aligns the first row of the submenu with its parent row.
  return { x, y: anchor.y - overlap }
}

function within(start: number, length: number, room: number): number {
  return Math.max(0, Math.min(start, room - length))
}
