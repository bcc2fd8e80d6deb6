import type { Color, Raster } from '@/domain/appearance/skin'

export type { Raster }

/** Pixels from the top left corner of a picture. */
export type Point = { readonly x: number; readonly y: number }

/** A rectangle of whole pixels; `width` and `height` are at least 1. */
export type Box = Point & { readonly width: number; readonly height: number }

/** The largest picture, pixels. */
export const largest = { width: 640, height: 480 } as const

/** Returns the opaque pixel of a color, with red in the lowest byte as in `ImageData` on little-endian machines. */
export function pixelOf(color: Color): number {
  const value = Number.parseInt(color.slice(1), 16)
  return (0xff000000 | ((value & 0xff) << 16) | (value & 0xff00) | (value >>> 16)) >>> 0
}

/** Returns the color of a pixel without its alpha. */
export function colorOf(pixel: number): Color {
  const value = ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 0xff)
  return `#${value.toString(16).padStart(6, '0')}`
}

export function createRaster(width: number, height: number, pixel: number): Raster {
  return { width, height, pixels: new Uint32Array(width * height).fill(pixel) }
}

export function copyRaster({ width, height, pixels }: Raster): Raster {
  return { width, height, pixels: pixels.slice() }
}

export function isInside({ width, height }: Raster, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < width && y < height
}

/** Returns the pixel at a point, or 0 outside the picture. */
export function pixelAt(raster: Raster, point: Point): number {
  return isInside(raster, point) ? (raster.pixels[point.y * raster.width + point.x] ?? 0) : 0
}

export function plot(raster: Raster, x: number, y: number, pixel: number): void {
  if (x >= 0 && y >= 0 && x < raster.width && y < raster.height) raster.pixels[y * raster.width + x] = pixel
}

/** Fills the pixels of a row from `left` to `right`, both included. The part outside the picture is left out. */
export function fillSpan(raster: Raster, y: number, left: number, right: number, pixel: number): void {
  if (y < 0 || y >= raster.height) return
  const from = Math.max(0, left)
  const to = Math.min(raster.width - 1, right)
  if (from <= to) raster.pixels.fill(pixel, y * raster.width + from, y * raster.width + to + 1)
}

export function fillBox(raster: Raster, { x, y, width, height }: Box, pixel: number): void {
  for (let row = y; row < y + height; row++) fillSpan(raster, row, x, x + width - 1, pixel)
}

/** Returns the rectangle that has two points as corners, both included. */
export function boxOf(one: Point, other: Point): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return { x, y, width: Math.abs(one.x - other.x) + 1, height: Math.abs(one.y - other.y) + 1 }
}

/** Returns the part of a rectangle inside the picture, or null if it is outside. */
export function clipBox(raster: Raster, { x, y, width, height }: Box): Box | null {
  const left = Math.max(0, x)
  const top = Math.max(0, y)
  const clipped = {
    x: left,
    y: top,
    width: Math.min(raster.width, x + width) - left,
    height: Math.min(raster.height, y + height) - top,
  }
  return clipped.width > 0 && clipped.height > 0 ? clipped : null
}

/** Returns a copy of a part. `box` must be inside the picture. */
export function cutOut(raster: Raster, { x, y, width, height }: Box): Raster {
  const part = createRaster(width, height, 0)
  for (let row = 0; row < height; row++) {
    const from = (y + row) * raster.width + x
    part.pixels.set(raster.pixels.subarray(from, from + width), row * width)
  }
  return part
}

/**
 * Draws a part with its top left corner at a point. Transparent pixels (0) and pixels of the color `clear` keep the
 * picture. The part outside the picture is left out.
 */
export function paste(raster: Raster, part: Raster, at: Point, clear: number | null = null): void {
  for (let row = 0; row < part.height; row++)
    for (let column = 0; column < part.width; column++) {
      const pixel = part.pixels[row * part.width + column] ?? 0
      if (pixel !== 0 && pixel !== clear) plot(raster, at.x + column, at.y + row, pixel)
    }
}

/** Returns the smallest rectangle with all differences of two pictures of one size, or null if they are equal. */
export function changedBox(before: Raster, after: Raster): Box | null {
  const { width, height } = after
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (before.pixels[at] === after.pixels[at]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
