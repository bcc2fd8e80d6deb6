import { type Level, levelById } from './level'

/**
 * What a custom board may be. With fewer broken hearts than a tenth the start opens nearly everything; with more
 * than the densest share a board that needs no guess is practically never found.
 */
export const customLimits = { columns: [5, 40], rows: [5, 30], sparsest: 0.1, densest: 0.35 } as const

/** A value that was made, or a sentence that says what is wrong and what to do. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string }

/** The fewest broken hearts on a custom board of that size: a tenth of its cells. */
export function minBroken(columns: number, rows: number): number {
  return Math.ceil(columns * rows * customLimits.sparsest)
}

/** The most broken hearts a custom board of that size may hold: 35 %, and the start patch stays free. */
export function maxBroken(columns: number, rows: number): number {
  return Math.min(Math.floor(columns * rows * customLimits.densest), columns * rows - 10)
}

/** A level of one's own, `custom-12x10x20`; refused outside the limits with the limit in the sentence. */
export function customLevel(columns: number, rows: number, broken: number): Result<Level> {
  const problem =
    outside('columns', columns, ...customLimits.columns) ??
    outside('rows', rows, ...customLimits.rows) ??
    outside('broken hearts', broken, minBroken(columns, rows), maxBroken(columns, rows))
  if (problem) return { ok: false, problem }
  const id = `custom-${columns}x${rows}x${broken}`
  return { ok: true, value: { id, name: 'Custom', columns, rows, broken } }
}

/** The level that an id in a board id names: one of the list, or a custom size in its only spelling. */
export function parseLevelId(id: string): Result<Level> {
  const level = levelById(id)
  if (level) return { ok: true, value: level }
  const size = /^custom-([1-9]\d?)x([1-9]\d?)x([1-9]\d{0,2})$/.exec(id)
  if (size) return customLevel(Number(size[1]), Number(size[2]), Number(size[3]))
  return { ok: false, problem: `There is no level "${id}". Choose one from the Game menu.` }
}

function outside(what: string, value: number, least: number, most: number): string | undefined {
  if (Number.isInteger(value) && value >= least && value <= most) return undefined
  return `A board of this kind has ${least} to ${most} ${what}. Enter a whole number in that range.`
}
