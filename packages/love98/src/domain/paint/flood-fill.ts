import { isInside, type Point, pixelAt, type Raster } from './raster'

/**
 * Replaces the color of a point, and of all pixels of the same color that it reaches over edges, row by row. Corners do
 * not connect. Does nothing outside the picture.
 */
export function floodFill(raster: Raster, at: Point, pixel: number): void {
  const { width, height, pixels } = raster
  const old = pixelAt(raster, at)
  if (!isInside(raster, at) || old === pixel) return
  const starts = [at.y * width + at.x]
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    if (pixels[start] !== old) continue
    const y = Math.floor(start / width)
    let left = start
    let right = start
    while (left > y * width && pixels[left - 1] === old) left--
    while (right < (y + 1) * width - 1 && pixels[right + 1] === old) right++
    for (let position = left; position <= right; position++) pixels[position] = pixel
    for (const offset of [-width, width]) {
      if (y + Math.sign(offset) < 0 || y + Math.sign(offset) >= height) continue
      for (let position = left + offset; position <= right + offset; position++)
        if (pixels[position] === old && (position === left + offset || pixels[position - 1] !== old))
          starts.push(position)
    }
  }
}
