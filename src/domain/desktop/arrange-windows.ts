import { captionHeight, cascade, type Rect, type Size } from './geometry'
import type { Desktop, DesktopEvent, DesktopWindow } from './windows'

/** Cascade Windows: each a little further right and down than the one behind it, in their depth. */
export function cascadeWindows(desktop: Desktop): DesktopEvent {
  return arranged(desktop, ({ rect, minimum, resizable }, index, area) => {
    const wanted = resizable ? { width: (area.width * 2) / 3, height: (area.height * 2) / 3 } : rect
    return cascade(index, wanted, area, minimum)
  })
}

/** Tile Windows: side by side (`vertically`) or one above the other, in columns when there are many. */
export function tileWindows(desktop: Desktop, direction: 'horizontally' | 'vertically'): DesktopEvent {
  const count = shownWindows(desktop).length
  const across = direction === 'vertically'
  // As in 1998: up to three in one line; more make a square of lines.
  const lines = count <= 3 ? 1 : Math.floor(Math.sqrt(count))
  return arranged(desktop, ({ rect, minimum, resizable }, index, area) => {
    const tile = tileOf(index, count, lines, across ? area : turned(area))
    const place = across ? tile : { ...turned(tile), x: tile.y, y: tile.x }
    if (!resizable) return { ...rect, x: place.x, y: place.y }
    return {
      ...place,
      width: Math.max(place.width, minimum.width),
      height: Math.max(place.height, minimum.height),
    }
  })
}

/** The event that undoes an arrangement: every window where it is now. */
export function presentArrangement(desktop: Desktop): DesktopEvent {
  const changes = Object.values(desktop.windows).map(
    ({ id, rect, minimized, maximized }) => [id, { rect, minimized, maximized }] as const,
  )
  return { type: 'arranged', changes: Object.fromEntries(changes) }
}

/** The windows that are not minimized, back to front. */
export function shownWindows(desktop: Desktop): readonly DesktopWindow[] {
  return desktop.stack.flatMap((id) => {
    const window = desktop.windows[id]
    return window && !window.minimized ? [window] : []
  })
}

type Place = (window: DesktopWindow, index: number, area: Size) => Rect

function arranged(desktop: Desktop, place: Place): DesktopEvent {
  const changes = shownWindows(desktop).map((window, index) => {
    const { x, y, width, height } = place(window, index, desktop.area)
    const { maximum } = window
    const rect = {
      x,
      y: Math.max(0, Math.min(y, desktop.area.height - captionHeight)),
      width: Math.min(width, maximum?.width ?? width),
      height: Math.min(height, maximum?.height ?? height),
    }
    return [window.id, { rect, maximized: false }] as const
  })
  return { type: 'arranged', changes: Object.fromEntries(changes) }
}

/** Tiles go through the columns one after the other; later columns hold what does not divide. */
function tileOf(index: number, count: number, lines: number, area: Size): Rect {
  const columns = Math.ceil(count / lines)
  const column = Math.min(columns - 1, Math.floor(index / lines))
  const first = column * lines
  const inColumn = Math.min(lines, count - first)
  const left = share(area.width, column, columns)
  const top = share(area.height, index - first, inColumn)
  return {
    x: left,
    y: top,
    width: share(area.width, column + 1, columns) - left,
    height: share(area.height, index - first + 1, inColumn) - top,
  }
}

/** Whole pixels that add up: where the n-th of so many parts begins. */
function share(length: number, part: number, parts: number): number {
  return Math.floor((length * part) / parts)
}

function turned({ width, height }: Size): Size {
  return { width: height, height: width }
}
