import { heartbreakRules } from '@/texts/heartbreak-rules'

import { type Level, levelById } from './level'

const texts = heartbreakRules.boards

/**
 * The limits of custom boards. Below the minimum density the start opens nearly everything; above the maximum
 * a no-guess board is practically never found.
 */
export const customLimits = { columns: [5, 40], rows: [5, 30], sparsest: 0.1, densest: 0.35 } as const

export type LevelResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string }

/** The minimum number of broken hearts on a custom board of a size: 10 % of its cells. */
export function minBroken(columns: number, rows: number): number {
  return Math.ceil(columns * rows * customLimits.sparsest)
}

/** The maximum number of broken hearts on a custom board of a size: 35 %, outside the start area. */
export function maxBroken(columns: number, rows: number): number {
  return Math.min(Math.floor(columns * rows * customLimits.densest), columns * rows - 10)
}

/** A custom level, `custom-12x10x20`; outside the limits an error message that names the limit. */
export function customLevel(columns: number, rows: number, broken: number): LevelResult<Level> {
  const problem =
    outside(texts.columns, columns, ...customLimits.columns) ??
    outside(texts.rows, rows, ...customLimits.rows) ??
    outside(texts.broken, broken, minBroken(columns, rows), maxBroken(columns, rows))
  if (problem) return { ok: false, problem }
  const id = `custom-${columns}x${rows}x${broken}`
  return { ok: true, value: { id, name: heartbreakRules.levels.custom, columns, rows, broken } }
}

export function parseLevelId(id: string): LevelResult<Level> {
  const level = levelById(id)
  if (level) return { ok: true, value: level }
  const size = /^custom-([1-9]\d?)x([1-9]\d?)x([1-9]\d{0,2})$/.exec(id)
  if (size) return customLevel(Number(size[1]), Number(size[2]), Number(size[3]))
  return { ok: false, problem: texts.unknownLevel(id) }
}

function outside(what: string, value: number, least: number, most: number): string | undefined {
  if (Number.isInteger(value) && value >= least && value <= most) return undefined
  return texts.outsideLimits(what, least, most)
}
