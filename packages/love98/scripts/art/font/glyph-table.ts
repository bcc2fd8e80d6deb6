import { BinaryWriter } from './binary.ts'
import type { Face } from './load-font.ts'
import type { Glyph } from './parse-glyphs.ts'

/** Widths in dots. */
export type Shape = { advance: number; outline: Buffer; points: number; contours: number; parts: number }

/** Units per dot. All distances between the corners of a letter then fit in one or two bytes. */
export const dot = 16
const gap = 1

const onCurve = 0x01
/** A coordinate is one byte; it is positive, or with no byte the same as that of the point before. */
const shortX = 0x02
const shortY = 0x04
const positiveX = 0x10
const positiveY = 0x20
/** Flags of a part: its offset is two bytes, is a distance, and more parts follow (OpenType 1.9, `glyf`). */
const wordOffsets = 0x0001
const offsetsAreDistances = 0x0002
const moreParts = 0x0020

/** Returns the letters of a face in the order of their glyph indices, and the glyph of each character. */
export function shapeFace({ cut, glyphs, composed, same, hidden }: Face): {
  shapes: readonly Shape[]
  characters: ReadonlyMap<number, number>
} {
  const space = cut.pitch ?? Math.round(cut.em / 4)
  const shapes: Shape[] = [empty(cut.pitch ?? space + 1), empty(space)]
  const characters = new Map((hidden ? [] : [0x20, 0xa0]).map((code) => [code, 1]))
  const indices: Map<string, number> = new Map()
  const isMark = (name: string) => name.length > 1 || hidden?.has(name)
  // In the order of their characters, so that the table of characters has few runs.
  for (const [name, glyph] of [...glyphs].sort(([one], [other]) => codeOf(one) - codeOf(other))) {
    indices.set(name, shapes.length)
    if (!isMark(name)) characters.set(codeOf(name), shapes.length)
    shapes.push(simple(glyph))
  }
  for (const [sign, name] of same) characters.set(codeOf(sign), indices.get(name) ?? 0)
  for (const [letter, parts] of composed) {
    characters.set(codeOf(letter), shapes.length)
    const placed = parts.map(({ name, x, y }) => {
      const index = indices.get(same.get(name) ?? name) ?? 0
      return { index, x, y, shape: shapes[index] as Shape }
    })
    shapes.push(compound(placed))
  }
  const { pitch } = cut
  return {
    shapes: pitch === undefined ? shapes : shapes.map((shape) => ({ ...shape, advance: pitch })),
    characters,
  }
}

function codeOf(sign: string) {
  return sign.codePointAt(0) ?? 0
}

function empty(advance: number): Shape {
  return { advance, outline: Buffer.alloc(0), points: 0, contours: 0, parts: 0 }
}

function simple(glyph: Glyph): Shape {
  const boxes = traceBoxes(glyph)
  const points = boxes.flatMap(({ left, right, top, bottom }) => [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ])
  const writer = new BinaryWriter().u16(boxes.length, ...boundsOf(points).map((value) => value * dot))
  writer.u16(...boxes.map((_, index) => 4 * index + 3), 0)
  const moves = points.map((point, at) =>
    [0, 1].map((axis) => (point[axis] ?? 0) - (points[at - 1]?.[axis] ?? 0)),
  )
  writer.u8(
    ...moves.map(([x = 0, y = 0]) => onCurve | flagOf(x, shortX, positiveX) | flagOf(y, shortY, positiveY)),
  )
  for (const axis of [0, 1])
    writer.u8(...moves.map((move) => Math.abs(move[axis] ?? 0) * dot).filter((distance) => distance > 0))
  const advance = (glyph.rows[0]?.length ?? 0) + gap
  const outline = writer.pad().toBuffer()
  return { advance, outline, points: points.length, contours: boxes.length, parts: 0 }
}

function flagOf(move: number, short: number, positive: number) {
  if (move === 0) return positive
  return move > 0 ? short | positive : short
}

function compound(placed: readonly { index: number; x: number; y: number; shape: Shape }[]): Shape {
  const corners = placed.flatMap(({ x, y, shape }) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map(
      (at) => shape.outline.readInt16BE(at) / dot,
    )
    return [
      [left + x, bottom + y],
      [right + x, top + y],
    ]
  })
  const writer = new BinaryWriter().u16(-1, ...boundsOf(corners).map((value) => value * dot))
  placed.forEach(({ index, x, y }, at) => {
    const more = at < placed.length - 1 ? moreParts : 0
    writer.u16(wordOffsets | offsetsAreDistances | more, index, x * dot, y * dot)
  })
  return {
    advance: Math.max(...placed.map(({ x, shape }) => x + shape.advance)),
    outline: writer.pad().toBuffer(),
    points: placed.reduce((sum, { shape }) => sum + shape.points, 0),
    contours: placed.reduce((sum, { shape }) => sum + shape.contours, 0),
    parts: placed.length,
  }
}

/** Left, bottom, right, top. */
function boundsOf(points: readonly (readonly number[])[]) {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0))
  return [Math.min(...(xs ?? [])), Math.min(...(ys ?? [])), Math.max(...(xs ?? [])), Math.max(...(ys ?? []))]
}

/** In dots, up is positive. */
type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Converts a drawing to boxes that do not overlap: each run of dots in a row, extended down as far as the same run
 * repeats.
 */
export function traceBoxes({ rows, top }: Glyph): readonly Box[] {
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
