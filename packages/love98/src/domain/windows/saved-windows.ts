import { isRecord } from '@/domain/is-record'
import { currentProgramId } from './former-program-ids'
import type { Rect } from './geometry'
import type { Desktop } from './windows'

/** A window as stored between visits; its title, icon and size limits come from the program. */
export type SavedWindow = {
  readonly program: string
  readonly argument: string | null
  readonly rect: Rect
  readonly minimized: boolean
  readonly maximized: boolean
}

/** Version 1 has other ids for two programs and spells `minimised` and `maximised`; browsers still hold it. */
const version = 2
/** The maximum number of stored windows; no plausible session has more. */
const most = 64
/** CSS pixels, more than any screen has. */
const longest = 20_000

/** Writes the open windows as text, back to front, without those that `isSaved` refuses. */
export function writeSavedWindows(desktop: Desktop, isSaved: (program: string) => boolean): string {
  const windows = desktop.stack.flatMap((id) => {
    const window = desktop.windows[id]
    if (!window || !isSaved(window.program)) return []
    const { program, argument, rect, minimized, maximized } = window
    return [{ program, argument, rect, minimized, maximized } satisfies SavedWindow]
  })
  return JSON.stringify({ version, windows: windows.slice(-most) })
}

/** Reads the stored windows of this version and of version 1. Anything that is not a window is left out. */
export function readSavedWindows(text: string | null): readonly SavedWindow[] {
  const stored = parsed(text)
  if (!isRecord(stored) || !Array.isArray(stored.windows)) return []
  if (stored.version !== version && stored.version !== 1) return []
  const windows = stored.windows.slice(-most)
  return (stored.version === 1 ? windows.map(fromVersion1) : windows).flatMap(
    (window) => savedWindow(window) ?? [],
  )
}

function fromVersion1(value: unknown): unknown {
  if (!isRecord(value) || typeof value.program !== 'string') return null
  return {
    ...value,
    program: currentProgramId(value.program),
    minimized: value.minimised,
    maximized: value.maximised,
  }
}

function savedWindow(value: unknown): SavedWindow | null {
  if (!isRecord(value)) return null
  const { program, argument, rect, minimized, maximized } = value
  if (typeof program !== 'string' || !(argument === null || typeof argument === 'string')) return null
  if (typeof minimized !== 'boolean' || typeof maximized !== 'boolean' || !isRecord(rect)) return null
  const { x, y, width, height } = rect
  if (![x, y, width, height].every(isLength)) return null
  if (Number(width) <= 0 || Number(height) <= 0) return null
  const whole = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
  return { program, argument, rect: whole, minimized, maximized }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isLength(value: unknown): boolean {
  return Number.isSafeInteger(value) && Math.abs(Number(value)) <= longest
}
