/** @typedef {import('./parse-glyphs.mjs').Glyph} Glyph */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box in dots, up is positive */

/**
 * The dots of a drawing as boxes: runs of a row, as far down as the same run goes on. None overlap.
 *
 * @param {Glyph} glyph
 * @returns {readonly Box[]}
 */
export function boxesOf({ rows, top }) {
  /** @type {Box[]} */
  const done = []
  /** @type {Box[]} */
  let open = []
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
