import type { Raster } from '../../src/domain/appearance/skin.ts'

export type { Raster }

/** @param fill the color of every pixel at first */
export function createRaster(width: number, height: number, fill: number = 0): Raster {
  return { width, height, pixels: new Uint32Array(width * height).fill(fill) }
}

/**
 * @param hex `#rrggbb`
 * @returns the opaque pixel
 */
export function rgba(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex))
    throw new Error(`"${hex}" is not a color: write it as #rrggbb, in lower case.`)
  return Number.parseInt(`${hex.slice(1)}ff`, 16)
}

/** Sets a pixel. Does nothing outside of the picture. */
export function plot(raster: Raster, x: number, y: number, color: number) {
  if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return
  raster.pixels[y * raster.width + x] = color
}

/** Copies a picture without its transparent pixels, each pixel as a square of `scale` pixels. */
export function draw(target: Raster, source: Raster, left: number, top: number, scale: number = 1) {
  for (let y = 0; y < source.height * scale; y++) {
    for (let x = 0; x < source.width * scale; x++) {
      const color = source.pixels[Math.floor(y / scale) * source.width + Math.floor(x / scale)] ?? 0
      if (color !== 0) plot(target, left + x, top + y, color)
    }
  }
}

export function fillRect(
  raster: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
  color: number,
) {
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) plot(raster, x, y, color)
  }
}
