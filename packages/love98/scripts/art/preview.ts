import type { Skin } from '../../src/domain/appearance/skin.ts'
import { paintIcon } from './atlas.ts'
import type { Face } from './font/load-font.ts'
import type { Icon } from './parse-icon.ts'
import { createPixelText, type Lettering } from './pixel-text.ts'
import { createRaster, draw, fillRect, plot, type Raster, rgba } from './raster.ts'

type Preview = { title: string; icon: string }

type Site = { readonly name: string; readonly sentence: string }

/**
 * Each pixel of the drawing becomes four by four pixels: 300 × 158 becomes 1200 × 630, the size that link previews show
 * completely.
 */
const scale = 4
const size = { width: 300, height: 158 }
const taskbar = 22

/**
 * Paints the preview picture of a link to a program: a desktop with the program's window, in the style of 1998.
 * @param preview the program, or null for the desktop itself
 * @param site named in the window. Texts that are too long are shortened.
 */
export function paintPreview(
  preview: Preview | null,
  {
    icons,
    skin,
    faces,
    paint,
    site,
  }: {
    icons: readonly Icon[]
    skin: Skin
    faces: readonly Face[]
    paint: (width: number, height: number, skin: Skin) => Raster
    site: Site
  },
): Raster {
  const desktop = paint(size.width, size.height, skin)
  const pen = createPencil(desktop, icons, skin, faces)
  paintWindow(pen, preview, site)
  paintTaskbar(pen, preview)
  const picture = createRaster(1200, 630)
  // Two rows of the enlarged last pixels are below the edge.
  draw(picture, desktop, 0, 0, scale)
  return picture
}

function paintWindow(pen: Pencil, preview: Preview | null, site: Site) {
  const { palette } = pen
  const { title, icon } = preview ?? { title: site.name, icon: 'start' }
  const [x, y, w, h] = [34, 16, 232, 106]
  pen.fill(x, y, w, h, palette.ButtonFace)
  pen.bevel(x, y, w, h, [
    palette.ButtonLight,
    palette.ButtonDkShadow,
    palette.ButtonHilight,
    palette.ButtonShadow,
  ])
  paintCaption(pen, x + 3, y + 3, w - 6, title, icon)
  const [left, top, width, height] = [x + 4, y + 23, w - 8, h - 27]
  pen.fill(left, top, width, height, palette.Window)
  pen.bevel(left, top, width, height, [
    palette.ButtonShadow,
    palette.ButtonHilight,
    palette.ButtonDkShadow,
    palette.ButtonLight,
  ])
  pen.icon(icon, 32, left + 12, top + 8, 2)
  const room = width - 96
  const times = pen.width(title, { bold: true }) * 2 > room ? 1 : 2
  const large = { bold: true, times }
  pen.text(
    pen.shorten(title, room / times, large),
    left + 90,
    top + (times === 2 ? 12 : 21),
    palette.WindowText,
    large,
  )
  if (preview)
    pen.text(pen.shorten(site.name, room, { bold: true }), left + 90, top + 40, palette.HotTrackingColor, {
      bold: true,
    })
  const lines = pen.wrap(site.sentence, room, preview ? 2 : 3)
  for (const [index, line] of lines.entries())
    pen.text(line, left + 90, top + (preview ? 53 : 42) + index * 12, palette.WindowText)
}

function paintCaption(
  { palette, fill, bevel, icon: paint, text, shorten, dot }: Pencil,
  x: number,
  y: number,
  w: number,
  title: string,
  icon: string,
) {
  fill(x, y, w, 18, palette.ActiveTitle)
  // The gradient of the caption has sixteen steps.
  for (let step = 0; step < 16; step++) {
    const from = Math.round((w * step) / 16)
    fill(
      x + from,
      y,
      Math.round((w * (step + 1)) / 16) - from,
      18,
      blend(palette.ActiveTitle, palette.GradientActiveTitle, step / 15),
    )
  }
  paint(icon, 16, x + 2, y + 1)
  text(shorten(title, w - 78, { bold: true }), x + 22, y + 5, palette.TitleText, { bold: true })
  const buttons = [x + w - 52, x + w - 36, x + w - 18]
  for (const left of buttons) {
    fill(left, y + 2, 16, 14, palette.ButtonFace)
    bevel(left, y + 2, 16, 14, [
      palette.ButtonHilight,
      palette.ButtonDkShadow,
      palette.ButtonLight,
      palette.ButtonShadow,
    ])
  }
  const [minimize = 0, maximize = 0, close = 0] = buttons
  fill(minimize + 4, y + 11, 6, 2, palette.ButtonText)
  fill(maximize + 3, y + 4, 9, 9, palette.ButtonText)
  fill(maximize + 4, y + 6, 7, 6, palette.ButtonFace)
  for (let step = 0; step < 7; step++)
    for (const shift of [0, 1]) {
      dot(close + 4 + step + shift, y + 5 + step, palette.ButtonText)
      dot(close + 10 - step + shift, y + 5 + step, palette.ButtonText)
    }
}

function paintTaskbar({ palette, fill, bevel, icon, text, shorten, width }: Pencil, preview: Preview | null) {
  const top = size.height - taskbar
  const raised = [
    palette.ButtonHilight,
    palette.ButtonDkShadow,
    palette.ButtonLight,
    palette.ButtonShadow,
  ] as const
  fill(0, top, size.width, taskbar, palette.ButtonFace)
  fill(0, top + 1, size.width, 1, palette.ButtonHilight)
  bevel(2, top + 3, 54, 18, raised)
  icon('start', 16, 5, top + 4)
  text('Start', 22, top + 7, palette.ButtonText, { bold: true })
  if (preview) {
    const title = shorten(preview.title, 150, { bold: true })
    const wide = Math.max(90, width(title, { bold: true }) + 30)
    bevel(62, top + 3, wide, 18, [
      palette.ButtonDkShadow,
      palette.ButtonHilight,
      palette.ButtonShadow,
      palette.ButtonLight,
    ])
    icon(preview.icon, 16, 66, top + 4)
    text(title, 86, top + 7, palette.ButtonText, { bold: true })
  }
  const clock = [size.width - 44, top + 3, 42, 18]
  ringOf(bevel, clock, palette)
  text('9:28', size.width - 34, top + 8, palette.ButtonText)
}

function ringOf(bevel: Pencil['bevel'], [x = 0, y = 0, w = 0, h = 0]: number[], palette: Skin['palette']) {
  bevel(x, y, w, h, [palette.ButtonShadow, palette.ButtonHilight, palette.ButtonFace, palette.ButtonFace])
}

/** @param part 0…1 */
function blend(from: string, to: string, part: number) {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${[1, 3, 5].map(channel).join('')}`
}

type Pencil = ReturnType<typeof createPencil>

/** Draws the parts of a Windows 98 surface in the colors of a skin. */
function createPencil(raster: Raster, icons: readonly Icon[], skin: Skin, faces: readonly Face[]) {
  const { write, ...measures } = createPixelText(faces)
  const { palette } = skin
  const iconNamed = (name: string) => {
    const icon = icons.find((candidate) => candidate.name === name)
    if (!icon) throw new Error(`The preview has no icon "${name}".`)
    return icon
  }
  return {
    palette,
    fill: (x: number, y: number, w: number, h: number, color: string) =>
      fillRect(raster, x, y, w, h, rgba(color)),
    /** A bevel of two rings, outer and inner: the upper left color, then the lower right one. */
    bevel(x: number, y: number, w: number, h: number, colors: readonly [string, string, string, string]) {
      const [outerLit, outerDark, innerLit, innerDark] = colors.map(rgba)
      ring(raster, x, y, w, h, outerLit ?? 0, outerDark ?? 0)
      ring(raster, x + 1, y + 1, w - 2, h - 2, innerLit ?? 0, innerDark ?? 0)
    },
    icon: (name: string, pixels: number, x: number, y: number, times = 1) =>
      draw(raster, paintIcon(iconNamed(name), pixels, skin), x, y, times),
    ...measures,
    text: (words: string, x: number, y: number, color: string, lettering?: Lettering) =>
      write(raster, words, [x, y], rgba(color), lettering),
    dot: (x: number, y: number, color: string) => plot(raster, x, y, rgba(color)),
  }
}

/**
 * @param lit upper and left edge
 * @param dark lower and right edge
 */
function ring(raster: Raster, x: number, y: number, w: number, h: number, lit: number, dark: number) {
  fillRect(raster, x, y, w - 1, 1, lit)
  fillRect(raster, x, y, 1, h - 1, lit)
  fillRect(raster, x, y + h - 1, w, 1, dark)
  fillRect(raster, x + w - 1, y, 1, h, dark)
}
