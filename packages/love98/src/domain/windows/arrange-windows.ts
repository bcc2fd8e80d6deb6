import { captionHeight, cascade, type Rect, type Size } from './geometry'
import type { Desktop, DesktopEvent, DesktopWindow } from './windows'

export function cascadeWindows(desktop: Desktop): DesktopEvent {
  return arranged(desktop, ({ rect, minimum, resizable }, index, area) => {
    const wanted = resizable ? { width: (area.width * 2) / 3, height: (area.height * 2) / 3 } : rect
    return cascade(index, wanted, area, minimum)
  })
}

/** Tiles windows side by side (`vertically`) or one above the other, in several columns when there are many. */
export function tileWindows(desktop: Desktop, direction: 'horizontally' | 'vertically'): DesktopEvent {
  const across = direction === 'vertically'
  const minima = visibleWindows(desktop).map(({ minimum }) => (across ? minimum : turned(minimum)))
  const tiles = tilesOf(minima, across ? desktop.area : turned(desktop.area))
  return arranged(desktop, ({ rect, resizable }, index) => {
    const tile = tiles[index] ?? rect
    const place = across ? tile : { ...turned(tile), x: tile.y, y: tile.x }
    return resizable ? place : { ...rect, x: place.x, y: place.y }
  })
}

/** Returns the event that undoes an arrangement: the present place of each window. */
export function currentArrangement(desktop: Desktop): DesktopEvent {
  const changes = Object.values(desktop.windows).map(
    ({ id, rect, minimized, maximized }) => [id, { rect, minimized, maximized }] as const,
  )
  return { type: 'arranged', changes: Object.fromEntries(changes) }
}

/** The windows that are not minimized, back to front. */
export function visibleWindows(desktop: Desktop): readonly DesktopWindow[] {
  return desktop.stack.flatMap((id) => {
    const window = desktop.windows[id]
    return window && !window.minimized ? [window] : []
  })
}

type WindowPlacer = (window: DesktopWindow, index: number, area: Size) => Rect

function arranged(desktop: Desktop, place: WindowPlacer): DesktopEvent {
  const changes = visibleWindows(desktop).map((window, index) => {
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

/**
 * Returns places that cover an area without gaps or overlaps: columns next to each other, at least as large as the
 * minimum size of the windows where there is room for all. As in Windows 98, up to three windows have one line; more
 * make a square.
 */
function tilesOf(minima: readonly Size[], area: Size): readonly Rect[] {
  const lines = minima.length <= 3 ? 1 : Math.floor(Math.sqrt(minima.length))
  const columns = Array.from({ length: Math.ceil(minima.length / lines) }, (_, column) =>
    minima.slice(column * lines, (column + 1) * lines),
  )
  const widths = divide(
    area.width,
    columns.map((column) => Math.max(...column.map(({ width }) => width))),
  )
  return columns.flatMap((column, at) => {
    const heights = divide(
      area.height,
      column.map(({ height }) => height),
    )
    const x = sum(widths.slice(0, at))
    return column.map((_, line) => ({
      x,
      y: sum(heights.slice(0, line)),
      width: widths[at] ?? 0,
      height: heights[line] ?? 0,
    }))
  })
}

/**
 * Divides a length into whole pixels: equal parts, and more for one whose minimum needs it, as long as there is enough
 * for all.
 */
function divide(length: number, minima: readonly number[]): readonly number[] {
  const isEnough = sum(minima) <= length
  let fixed: ReadonlySet<number> = new Set()
  for (;;) {
    const open = minima.flatMap((_, index) => (fixed.has(index) ? [] : [index]))
    const rest = length - sum(minima.filter((_, index) => fixed.has(index)))
    const parts = minima.map((least, index) => {
      const part = open.indexOf(index)
      if (part < 0) return least
      return Math.floor((rest * (part + 1)) / open.length) - Math.floor((rest * part) / open.length)
    })
    const narrow = open.filter((index) => (parts[index] ?? 0) < (minima[index] ?? 0))
    if (!isEnough || narrow.length === 0) return parts
    fixed = new Set([...fixed, ...narrow])
  }
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0)
}

function turned({ width, height }: Size): Size {
  return { width: height, height: width }
}
