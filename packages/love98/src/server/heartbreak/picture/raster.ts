/** A picture of palette indices, one byte per pixel, row by row. */
export type Raster = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

export function blank(width: number, height: number): Raster {
  return { width, height, pixels: new Uint8Array(width * height) }
}

/** Fills a rectangle; parts outside the picture are clipped. */
export function fill(
  { width, height, pixels }: Raster,
  [left, top, wide, high]: readonly [number, number, number, number],
  color: number,
): void {
  const right = Math.min(width, left + wide)
  const bottom = Math.min(height, top + high)
  for (let y = Math.max(0, top); y < bottom; y++)
    pixels.fill(color, y * width + Math.max(0, left), y * width + Math.max(left, right, 0))
}

/** Draws a glyph; each `#` is a square of `scale` pixels. */
export function stamp(
  raster: Raster,
  rows: readonly string[],
  { left, top, scale, color }: { left: number; top: number; scale: number; color: number },
): void {
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++)
      if (row[x] === '#') fill(raster, [left + x * scale, top + y * scale, scale, scale], color)
  })
}

/** Draws a bevel of `depth` pixels inside the edge of a rectangle: light above and left, dark below and right. */
export function bevel(
  raster: Raster,
  [left, top, wide, high]: readonly [number, number, number, number],
  { depth, light, dark }: { depth: number; light: number; dark: number },
): void {
  for (let ring = 0; ring < depth; ring++) {
    fill(raster, [left + ring, top + ring, wide - 2 * ring, 1], light)
    fill(raster, [left + ring, top + ring, 1, high - 2 * ring], light)
    fill(raster, [left + ring, top + high - 1 - ring, wide - 2 * ring, 1], dark)
    fill(raster, [left + wide - 1 - ring, top + ring, 1, high - 2 * ring], dark)
  }
}
