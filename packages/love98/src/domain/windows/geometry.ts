/** Places and sizes on the desktop, in whole CSS pixels from the top left of the work area. */
export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }
export type Rect = Point & Size

/** The minimum and maximum size of a window; without a `maximum` only the screen limits it. */
export type SizeLimits = { readonly minimum: Size; readonly maximum: Size | null }

/** The edges of a window that follow the pointer during sizing. */
export type Edges = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }

/**
 * The width of a caption that must stay inside the work area, so that the visitor can always reach the window, CSS
 * pixels.
 */
export const minVisibleCaption = 40
/** The distance from the edge of a window to its caption, CSS pixels. */
export const frameWidth = 4
/** The height of a caption including its frame, CSS pixels. */
export const captionHeight = 24
/** The distance between two cascaded windows, to the right and down, CSS pixels. */
const cascadeStep = 22

/** Rounds to whole pixels: fractions blur text and bevels. */
export function roundRect({ x, y, width, height }: Rect): Rect {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

export function isSameRect(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}

/**
 * Moves a window so that its caption can be reached: never above the top of the area, and at least 40 px of it inside
 * the area.
 */
export function keepReachable(rect: Rect, area: Size): Rect {
  const visible = Math.min(frameWidth + minVisibleCaption, rect.width)
  return roundRect({
    ...rect,
    x: between(rect.x, visible - rect.width, area.width - visible),
    y: between(rect.y, 0, Math.max(0, area.height - captionHeight)),
  })
}

/** The first window is to the right of two columns of icons, CSS pixels. */
const firstLeft = 158

/** Returns the place of the `count`-th new window: cascaded from the top left, and shrunk if the area is smaller. */
export function cascade(count: number, wanted: Size, area: Size, minimum: Size): Rect {
  const { width, height } = shrinkToFit(wanted, area, minimum)
  const steps = Math.max(
    1,
    Math.floor(Math.min(area.width - width - firstLeft, area.height - height - 20) / cascadeStep),
  )
  const step = (count % steps) * cascadeStep
  const left = Math.max(0, Math.min(firstLeft, area.width - width))
  return keepReachable(
    { x: left + step, y: Math.min(20, Math.max(0, area.height - height)) + step, width, height },
    area,
  )
}

export function center(wanted: Size, area: Size, minimum: Size): Rect {
  const { width, height } = shrinkToFit(wanted, area, minimum)
  return keepReachable({ x: (area.width - width) / 2, y: (area.height - height) / 2, width, height }, area)
}

/** Returns the place of a dialog at the lower left corner of the area, over the Start button. */
export function corner(wanted: Size, area: Size, minimum: Size): Rect {
  const size = shrinkToFit(wanted, area, minimum)
  return { ...size, x: cornerGap, y: Math.max(0, area.height - size.height - cornerGap) }
}

const cornerGap = 8

export function fitInside(rect: Rect, area: Size, minimum: Size): Rect {
  const { width, height } = shrinkToFit(rect, area, minimum)
  const y = between(rect.y, 0, Math.max(0, area.height - height))
  return keepReachable({ x: rect.x, y, width, height }, area)
}

/** Sizes a window by its edges. The opposite edges do not move, and the size stays within its limits. */
export function resize(rect: Rect, edges: Edges, by: Point, limits: SizeLimits, area: Size): Rect {
  const { minimum, maximum } = limits
  const width = between(rect.width + edges.x * by.x, minimum.width, maximum?.width ?? Infinity)
  const height = between(rect.height + edges.y * by.y, minimum.height, maximum?.height ?? Infinity)
  const x = edges.x < 0 ? rect.x + rect.width - width : rect.x
  const top = edges.y < 0 ? rect.y + rect.height - height : rect.y
  const y = edges.y < 0 ? Math.max(0, top) : rect.y
  const trimmed = edges.y < 0 ? height - (y - top) : height
  return keepReachable({ x, y, width, height: trimmed }, area)
}

/**
 * Returns the place of a maximized window when its caption is dragged down: the pointer keeps its relative position on
 * the caption.
 */
export function restoredUnderPointer(rect: Rect, pointer: Point, area: Size): Rect {
  const share = area.width > 0 ? between(pointer.x / area.width, 0, 1) : 0
  return roundRect({ ...rect, x: pointer.x - rect.width * share, y: 0 })
}

function shrinkToFit({ width, height }: Size, area: Size, minimum: Size): Size {
  return {
    width: between(width, minimum.width, Math.max(minimum.width, area.width - 8)),
    height: between(height, minimum.height, Math.max(minimum.height, area.height - 8)),
  }
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
