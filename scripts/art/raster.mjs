/**
 * A picture of `width` × `height` pixels; each holds red, green, blue and alpha, eight bits each; 0 is clear.
 * @typedef {{ width: number, height: number, pixels: Uint32Array }} Raster
 */

/**
 * @param {number} width
 * @param {number} height
 * @param {number} [fill] the color of every pixel at first
 * @returns {Raster}
 */
export function createRaster(width, height, fill = 0) {
  return { width, height, pixels: new Uint32Array(width * height).fill(fill) }
}

/**
 * @param {string} hex `#rrggbb`
 * @returns {number} the opaque pixel
 */
export function rgba(hex) {
  if (!/^#[0-9a-f]{6}$/.test(hex))
    throw new Error(`"${hex}" is not a color: write it as #rrggbb, in lower case.`)
  return Number.parseInt(`${hex.slice(1)}ff`, 16)
}

/**
 * Sets one pixel; outside the picture nothing happens.
 *
 * @param {Raster} raster
 * @param {number} x
 * @param {number} y
 * @param {number} color
 */
export function plot(raster, x, y, color) {
  if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return
  raster.pixels[y * raster.width + x] = color
}

/**
 * Copies a picture, clear pixels excepted, each pixel as a square of `scale` pixels.
 *
 * @param {Raster} target
 * @param {Raster} source
 * @param {number} left
 * @param {number} top
 * @param {number} [scale]
 */
export function draw(target, source, left, top, scale = 1) {
  for (let y = 0; y < source.height * scale; y++) {
    for (let x = 0; x < source.width * scale; x++) {
      const color = source.pixels[Math.floor(y / scale) * source.width + Math.floor(x / scale)] ?? 0
      if (color !== 0) plot(target, left + x, top + y, color)
    }
  }
}

/**
 * @param {Raster} raster
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 * @param {number} color
 */
export function fillRect(raster, left, top, width, height, color) {
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) plot(raster, x, y, color)
  }
}
