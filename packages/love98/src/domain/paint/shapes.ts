import { type Box, fillSpan, type Raster } from './raster'

export type ShapeKind = 'rectangle' | 'rounded' | 'ellipse'

/** The outline alone, a filled shape with its outline, or one filled shape. */
export const fillStyles = ['outline', 'both', 'solid'] as const
export type FillStyle = (typeof fillStyles)[number]

type Span = readonly [left: number, right: number]

/** The most pixels that the corner of a rounded rectangle takes from an edge. */
const cornerRadius = 8

/**
 * Draws a shape that fills its box.
 *
 * @param line the width of the outline, pixels
 */
export function drawShape(
  raster: Raster,
  kind: ShapeKind,
  box: Box,
  { style, line, edge, inside }: { style: FillStyle; line: number; edge: number; inside: number },
): void {
  const spans = spansOf(kind, box)
  const fill = style === 'solid' ? edge : inside
  if (style !== 'outline')
    for (const [row, [left, right]] of spans.entries()) fillSpan(raster, box.y + row, left, right, fill)
  if (style !== 'solid') drawOutline(raster, kind, box, spans, line, edge)
}

function drawOutline(
  raster: Raster,
  kind: ShapeKind,
  box: Box,
  spans: readonly Span[],
  line: number,
  pixel: number,
): void {
  const hole = inset(box, line)
  const inner = hole ? spansOf(kind, hole) : []
  for (const [row, [left, right]] of spans.entries()) {
    const y = box.y + row
    const gap = inner[row - line]
    // Each row reaches to the next one towards the top or the bottom, so that the outline has no gap.
    const beyond = spans[row < spans.length / 2 ? row - 1 : row + 1]
    const ends: Span = beyond
      ? [Math.max(left, beyond[0] - 1), Math.min(right, beyond[1] + 1)]
      : [right, left]
    if (!gap || !hole) {
      fillSpan(raster, y, left, right, pixel)
      continue
    }
    fillSpan(raster, y, left, Math.max(gap[0] - 1, ends[0]), pixel)
    fillSpan(raster, y, Math.min(gap[1] + 1, ends[1]), right, pixel)
  }
}

function inset({ x, y, width, height }: Box, by: number): Box | null {
  const box = { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
  return box.width > 0 && box.height > 0 ? box : null
}

/** Returns the first and last pixel of each row of a shape, from top to bottom. */
function spansOf(kind: ShapeKind, { x, width, height }: Box): readonly Span[] {
  const right = x + width - 1
  if (kind === 'rectangle') return Array.from({ length: height }, () => [x, right] as const)
  if (kind === 'ellipse') return ellipseInsets(width, height).map((by) => [x + by, right - by] as const)
  const diameter = Math.min(2 * cornerRadius, width, height)
  const corner = ellipseInsets(diameter, diameter)
  const half = diameter >> 1
  return Array.from({ length: height }, (_, row) => {
    const fromEdge = Math.min(row, height - 1 - row)
    const by = fromEdge < half ? (corner[fromEdge] ?? 0) : 0
    return [x + by, right - by] as const
  })
}

/**
 * Returns the pixels that each row of an ellipse keeps free at each side. A pixel belongs to the ellipse if its center
 * does: the midpoint rule, in integers.
 */
function ellipseInsets(width: number, height: number): readonly number[] {
  const insets: number[] = []
  const half = (height + 1) >> 1
  let by = (width - 1) >> 1
  for (let row = 0; row < half; row++) {
    const y = 2 * row + 1 - height
    const isIn = (inset: number) =>
      (2 * inset + 1 - width) ** 2 * height * height + y * y * width * width <=
      width * width * height * height
    while (by > 0 && isIn(by - 1)) by--
    insets[row] = by
    insets[height - 1 - row] = by
  }
  return insets
}
