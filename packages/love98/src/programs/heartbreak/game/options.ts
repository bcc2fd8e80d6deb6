import { createStoredValue } from '@/desktop/preferences/create-preference'
import { parseLevelId } from '@/domain/heartbreak/board/custom-level'
import { type Level, levels } from '@/domain/heartbreak/board/level'
import { type Mode, modes } from '@/domain/heartbreak/run/game'
import { heartbreakOptionsKey } from '@/domain/heartbreak/storage-keys'

export type Options = {
  readonly level: Level
  readonly mode: Mode
  readonly questions: boolean
  /** Size of a cell in CSS pixels; `null` fits it to the screen. */
  readonly cell: number | null
  /** The toolbar below the board; `null` shows it for coarse pointers. */
  readonly touchBar: boolean | null
}

/** The offered cell sizes in CSS pixels; the pixel art scales cleanly to these. */
export const cellSizes = [20, 24, 28, 32, 36, 40, 44, 56] as const

const version = 1

export const defaultOptions: Options = {
  level: levels[0],
  mode: 'classic',
  questions: false,
  cell: null,
  touchBar: null,
}

export const { read: readOptions, write: writeOptions } = createStoredValue({
  key: heartbreakOptionsKey,
  parse: parseOptions,
  serialize: ({ level, ...options }: Options) => JSON.stringify({ version, level: level.id, ...options }),
})

export function parseOptions(text: string | null): Options {
  const stored = parseRecord(text)
  if (stored?.version !== version) return defaultOptions
  const level = typeof stored.level === 'string' ? parseLevelId(stored.level) : undefined
  return {
    level: level?.ok ? level.value : defaultOptions.level,
    mode: modes.find((mode) => mode === stored.mode) ?? defaultOptions.mode,
    questions: stored.questions === true,
    cell: cellSizes.find((size) => size === stored.cell) ?? null,
    touchBar: typeof stored.touchBar === 'boolean' ? stored.touchBar : null,
  }
}

/** A JSON object from storage; undefined for anything else. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined
  }
}

export function steppedSize(size: number, step: 1 | -1): number {
  const next =
    step > 0 ? cellSizes.find((other) => other > size) : cellSizes.findLast((other) => other < size)
  return next ?? size
}

/**
 * The cell size for a screen, in CSS pixels: with a coarse pointer the largest of 32 to 44 that fits the width and
 * the height (`null`: any height), otherwise the size of the chosen density.
 */
export function fittingSize(screen: {
  readonly coarse: boolean
  readonly width: number
  readonly height: number | null
  readonly columns: number
  readonly rows: number
  readonly density: number
}): number {
  const { coarse, columns, rows, density, width, height } = screen
  if (!coarse) return density
  const room = Math.floor(Math.min(width / columns, (height ?? Number.POSITIVE_INFINITY) / rows))
  return cellSizes.findLast((size) => size <= Math.min(44, room) && size >= 32) ?? 32
}
