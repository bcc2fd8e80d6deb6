import type { Color, Skin } from './skin'

/** Pixels have red, green, blue and alpha, eight bits each; 0 is transparent. */
export type Raster = { width: number; height: number; pixels: Uint32Array }

/** The tools of a wallpaper. They use integers and fixed seeds, so a picture is the same on every machine. */
export type Brushes = {
  /** Returns the opaque pixel of a color. */
  rgba: (color: Color) => number
  /** Sets a pixel. Does nothing outside of the picture. */
  plot: (raster: Raster, x: number, y: number, color: number) => void
  fillRect: (raster: Raster, left: number, top: number, width: number, height: number, color: number) => void
  /** Returns a number from 0 to 255 for a point of the lattice and a seed, all integers. */
  hash: (x: number, y: number, seed: number) => number
  /** Returns true if the dither shows the lighter of two colors; `part` is 0 (never) … 16 (always). */
  ditherAt: (x: number, y: number, part: number) => boolean
  /**
   * Creates a picture of a series of colors from dark to light. Levels between two colors are dithered.
   * `level` returns an integer from 0 (the first color) to 1024 (the last).
   */
  paintDithered: (
    width: number,
    height: number,
    colors: readonly number[],
    level: (x: number, y: number) => number,
  ) => Raster
  /** Returns the largest integer whose square is at most `value`, an integer that is not negative. */
  integerRoot: (value: number) => number
}

/**
 * Paints a background image. Its first row has the color of the desktop, in which a taller screen continues, and it has
 * at most 256 colors.
 */
export type PaintWallpaper = (width: number, height: number, skin: Skin, brushes: Brushes) => Raster
