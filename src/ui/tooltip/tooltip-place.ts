type Extent = { readonly width: number; readonly height: number }
type Box = Extent & { readonly x: number; readonly y: number }

/** Between the thing and its tip, CSS pixels: little enough for the pointer to go over to it. */
const gap = 2

/** Below the thing and in its middle, above it when there is no room, always inside the screen; whole pixels. */
export function placeTooltip({ thing, tip, screen }: { thing: Box; tip: Extent; screen: Extent }) {
  const below = thing.y + thing.height + gap
  const y = below + tip.height > screen.height ? thing.y - gap - tip.height : below
  const x = thing.x + thing.width / 2 - tip.width / 2
  return {
    x: Math.round(within(x, tip.width, screen.width)),
    y: Math.round(within(y, tip.height, screen.height)),
  }
}

function within(start: number, length: number, room: number): number {
  return Math.max(0, Math.min(start, room - length))
}
