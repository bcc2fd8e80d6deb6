import sharp from 'sharp'
import { UserError } from '../../lib/user-error.mjs'
import { createRaster, type Raster } from '../raster.ts'
import { reduceColors } from './reduce-colors.ts'

/** The most pixels of a picture or a rendered SVG. A file of a few bytes can announce more. */
const mostPixels = 4096 * 4096
const mostColors = 11
/** In 1/255. Every pixel is opaque or clear. */
const leastAlpha = 128

/**
 * Reduces a picture to crisp pixel art: clear edges are cut off, the rest is centered in a square, in few colors and
 * with hard edges.
 * @param bytes of a PNG or a checked SVG
 * @param size of the square in pixels
 * @throws {UserError} for a picture that is broken, too large or empty
 */
export async function reducePicture(bytes: Buffer, file: string, size: number): Promise<Raster> {
  const data = await rawPixels(bytes, file, size)
  const raster = createRaster(size, size)
  for (let index = 0; index < raster.pixels.length; index++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4, index * 4 + 4)
    raster.pixels[index] = alpha < leastAlpha ? 0 : ((red << 24) | (green << 16) | (blue << 8) | 255) >>> 0
  }
  if (raster.pixels.every((pixel) => pixel === 0))
    throw new UserError(`${file} is empty: every pixel is clear.`)
  return reduceColors(raster, mostColors)
}

async function rawPixels(bytes: Buffer, file: string, size: number): Promise<Buffer> {
  try {
    const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const
    const { width, height, format } = await sharp(bytes, options).metadata()
    if (format !== 'png' && format !== 'svg') throw new UserError(`${file} is neither PNG nor SVG.`)
    if (width * height > mostPixels)
      throw new UserError(`${file} has ${width} × ${height} pixels; a logo has at most 4096 × 4096.`)
    // A small SVG is drawn larger, so that its edges are cut where they are. 72 dots per inch are its own size.
    const density = format === 'svg' ? Math.max(1, Math.min(72000, 72 * (512 / Math.max(width, height)))) : 72
    const whole = await sharp(bytes, { ...options, density })
      .ensureAlpha()
      .png()
      .toBuffer()
    const cut = await sharp(whole).trim({ background: '#00000000', threshold: 1 }).toBuffer()
    const { width: cutWidth, height: cutHeight } = await sharp(cut).metadata()
    const isSmall = Math.max(cutWidth, cutHeight) <= size
    return await sharp(cut)
      .resize(size, size, {
        fit: 'contain',
        background: '#00000000',
        kernel: isSmall ? 'nearest' : 'mitchell',
      })
      .ensureAlpha()
      .raw()
      .toBuffer()
  } catch (error) {
    if (error instanceof UserError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(
      `${file} cannot be read as a picture: ${reason.replaceAll(/\s+/g, ' ').slice(0, 200)}`,
      {
        cause: error,
      },
    )
  }
}
