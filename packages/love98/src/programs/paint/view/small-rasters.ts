import { isOfCut, smallLetters } from '@/domain/appearance/letter-fit'
import { basePath } from '@/domain/build/base-path'
import { createRaster, type Raster } from '@/domain/paint/raster'
import { firstIcons, iconNames } from '@/ui/generated/icons'
import { pixelFontFaces } from '@/ui/pixel-font'

/** Pixels with at least this alpha are drawn. */
const solid = 128

/**
 * The pixel font under a name of Paint, because the desktop has another cut where its letters would not have whole device
 * pixels.
 */
export const textFamily = 'Paint Sans 8'

/** Loads the pixel font. Without a network the text has the font of the system. */
export async function loadTextFont(): Promise<void> {
  const isKnown = [...document.fonts].some(({ family }) => family.includes(textFamily))
  if (isKnown) return void (await document.fonts.ready)
  const faces = pixelFontFaces
    .filter(([family]) => isOfCut(family, smallLetters))
    .map(
      ([, weight, file, unicodeRange]) =>
        new FontFace(textFamily, `url(${basePath}/assets/fonts/${file})`, { weight, unicodeRange }),
    )
  for (const face of faces) document.fonts.add(face)
  await Promise.allSettled(faces.map((face) => face.load()))
}

/** The height of a line of text in pixels of the font. */
export const lineHeight = 14

type TextLook = {
  readonly scale: number
  readonly isBold: boolean
  readonly pixel: number
  /** The pixel behind the letters, or null to keep the picture. */
  readonly behind: number | null
}

/**
 * Draws a text in the pixel font, in whole pixels: the browser draws the letters, and each pixel is then set or not.
 * Letters that the font lacks come from the fonts of the system. Returns null without a canvas.
 */
export async function drawText(
  text: string,
  { scale, isBold, pixel, behind }: TextLook,
): Promise<Raster | null> {
  const font = `${isBold ? 700 : 400} ${smallLetters.dots * scale}px '${textFamily}', sans-serif`
  await loadTextFont()
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.font = font
  const lines = text.split('\n')
  const step = lineHeight * scale
  const { canvas } = context
  canvas.width = Math.max(1, ...lines.map((line) => Math.ceil(context.measureText(line).width)))
  canvas.height = step * lines.length
  context.font = font
  context.textBaseline = 'alphabetic'
  // The base line is on the eleventh of fourteen pixels.
  for (const [index, line] of lines.entries()) context.fillText(line, 0, step * index + 11 * scale)
  return solidPixels(context, (alpha) => (alpha >= solid ? pixel : (behind ?? 0)))
}

/** Returns an icon of 32 pixels from the picture of the skin, in whole pixels, or null if it cannot be loaded. */
export async function drawIcon(name: string, colorsFrom: Element): Promise<Raster | null> {
  const index = (iconNames as readonly string[]).indexOf(name)
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const isMore = index >= firstIcons
  const picture = getComputedStyle(colorsFrom).getPropertyValue(isMore ? '--more-icons' : '--icons')
  const address = /url\("?([^")]+)"?\)/.exec(picture)?.[1]
  if (index < 0 || !context || address === undefined) return null
  const { canvas } = context
  canvas.width = iconSize
  canvas.height = iconSize
  const icons = new Image()
  icons.src = address
  try {
    await icons.decode()
  } catch {
    return null
  }
  context.drawImage(icons, 0, -iconSize * (isMore ? index - firstIcons : index))
  return solidPixels(context, (alpha, pixel) => (alpha >= solid ? (pixel | 0xff000000) >>> 0 : 0))
}

/** The edge of a stamp, pixels. */
const iconSize = 32

function solidPixels(
  context: CanvasRenderingContext2D,
  choose: (alpha: number, pixel: number) => number,
): Raster {
  const { width, height } = context.canvas
  const raster = createRaster(width, height, 0)
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  for (const [at, pixel] of pixels.entries()) raster.pixels[at] = choose(pixel >>> 24, pixel)
  return raster
}
