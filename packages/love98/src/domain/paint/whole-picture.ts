import { copyRaster, createRaster, paste, type Raster } from './raster'

/** Returns a picture of another size: the new part has one color, and the part outside is cut off. */
export function resized(raster: Raster, width: number, height: number, pixel: number): Raster {
  const picture = createRaster(width, height, pixel)
  paste(picture, raster, { x: 0, y: 0 })
  return picture
}

/** Returns true if a smaller size would cut off pixels that are not of one color. */
export function wouldCut(raster: Raster, width: number, height: number, pixel: number): boolean {
  return raster.pixels.some(
    (value, at) => (at % raster.width >= width || at >= height * raster.width) && value !== pixel,
  )
}

export function flippedHorizontally(raster: Raster): Raster {
  const flipped = copyRaster(raster)
  for (let y = 0; y < raster.height; y++)
    flipped.pixels.subarray(y * raster.width, (y + 1) * raster.width).reverse()
  return flipped
}

export function flippedVertically(raster: Raster): Raster {
  const flipped = flippedHorizontally(raster)
  flipped.pixels.reverse()
  return flipped
}

export function inverted(raster: Raster): Raster {
  return { ...raster, pixels: raster.pixels.map((pixel) => (pixel ^ 0xffffff) >>> 0) }
}
