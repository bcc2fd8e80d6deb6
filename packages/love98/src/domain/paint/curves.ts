import { fillSpan, type Point, type Raster } from './raster'
import { drawLine, type Tip } from './strokes'

/** Draws a cubic Bézier curve as short lines between whole pixels. */
export function drawCurve(
  raster: Raster,
  [start, first, second, end]: readonly [Point, Point, Point, Point],
  tip: Tip,
  pixel: number,
): void {
  const length = [first, second, end].reduce(
    (sum, { x, y }) => sum + Math.abs(x - start.x) + Math.abs(y - start.y),
    0,
  )
  const steps = Math.min(200, Math.max(1, length >> 2))
  let from = start
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    const at = (one: number, two: number, three: number, four: number) =>
      Math.round(
        one * (1 - part) ** 3 +
          3 * two * part * (1 - part) ** 2 +
          3 * three * part ** 2 * (1 - part) +
          four * part ** 3,
      )
    const to = {
      x: at(start.x, first.x, second.x, end.x),
      y: at(start.y, first.y, second.y, end.y),
    }
    drawLine(raster, from, to, tip, pixel)
    from = to
  }
}

/** Fills a polygon by the even-odd rule: a pixel belongs to it if its center does. */
export function fillPolygon(raster: Raster, corners: readonly Point[], pixel: number): void {
  const rows = corners.map(({ y }) => y)
  const [top, bottom] = [Math.max(0, Math.min(...rows)), Math.min(raster.height - 1, Math.max(...rows))]
  for (let y = top; y <= bottom; y++) {
    const crossings = corners
      .flatMap((from, index) => {
        const to = corners[(index + 1) % corners.length] ?? from
        if (from.y <= y === to.y <= y) return []
        return from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y)
      })
      .sort((one, other) => one - other)
    for (let index = 0; index + 1 < crossings.length; index += 2)
      fillSpan(raster, y, Math.ceil(crossings[index] ?? 0), Math.floor(crossings[index + 1] ?? -1), pixel)
  }
}
