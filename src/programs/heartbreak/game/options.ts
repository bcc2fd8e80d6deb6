import { readStored, writeStored } from '@/browser/storage'
import { parseLevelId } from '@/domain/heartbreak/board/custom-level'
import { type Level, levels } from '@/domain/heartbreak/board/level'
import { type Mode, modes } from '@/domain/heartbreak/run/game'

/** What the player chose, kept for the next visit. */
export type Options = {
  readonly level: Level
  readonly mode: Mode
  readonly questions: boolean
  /** CSS pixels of a cell; `null` fits them to the screen. */
  readonly cell: number | null
  /** The buttons below the board; `null` shows them where there are fingers. */
  readonly touchBar: boolean | null
}

/** Sizes of cells to choose from, CSS pixels: the pictures look right at these. */
export const cellSizes = [20, 24, 28, 32, 36, 40, 44, 56] as const

const storageKey = 'love98-heartbreak'
const version = 1

export const defaultOptions: Options = {
  level: levels[0],
  mode: 'classic',
  questions: false,
  cell: null,
  touchBar: null,
}

/** What was chosen in an earlier visit; each part that cannot be read is as if it was never chosen. */
export function readOptions(): Options {
  return parseOptions(readStored(storageKey))
}

export function writeOptions({ level, ...options }: Options): void {
  writeStored(storageKey, JSON.stringify({ version, level: level.id, ...options }))
}

/** Reads stored options: anything may stand there. */
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

/** A stored JSON object, or nothing. */
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

/** The size one step up or down from a size. */
export function steppedSize(size: number, step: 1 | -1): number {
  const next =
    step > 0 ? cellSizes.find((other) => other > size) : cellSizes.findLast((other) => other < size)
  return next ?? size
}

/**
 * The size of a cell that suits a screen, CSS pixels: fingers get as much as the width gives, between 32 and 44; a mouse
 * gets the size of the desktop's controls.
 */
export function fittingSize(screen: {
  readonly coarse: boolean
  readonly width: number
  readonly columns: number
  readonly density: number
}): number {
  const { coarse, columns, density, width } = screen
  if (!coarse) return density
  const room = Math.floor(width / columns)
  return cellSizes.findLast((size) => size <= Math.min(44, room) && size >= 32) ?? 32
}
