import type { Glyph } from './parse-glyphs.ts'

/** In dots, up is positive. */
type Box = { left: number; right: number; top: number; bottom: number }

/** The dots of a drawing as boxes: runs of a row, as far down as the same run goes on. None overlap. */
export function boxesOf({ rows, top }: Glyph): readonly Box[] {
  const done: Box[] = []
  let open: Box[] = []
  for (const [index, row] of [...rows, ''].entries()) {
    const runs = [...row.matchAll(/#+/g)].map((run) => ({
      left: run.index,
      right: run.index + run[0].length,
    }))
    const y = top - index
    const next = runs.map(
      ({ left, right }) =>
        open.find((box) => box.left === left && box.right === right) ?? { left, right, top: y, bottom: y },
    )
    done.push(...open.filter((box) => !next.includes(box)))
    open = next.map((box) => Object.assign(box, { bottom: y - 1 }))
  }
  return done
}
