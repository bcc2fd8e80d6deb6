import type { Skin } from '../../src/domain/appearance/skin.ts'
import type { Letters } from './letters.ts'
import type { Icon } from './parse-icon.ts'
import { createPencil, type Pencil } from './pencil.ts'
import { createRaster, draw, type Raster } from './raster.ts'

type Preview = { title: string; icon: string }

/**
 * Each pixel of the drawing becomes four by four pixels: 300 × 158 becomes 1200 × 630, the size that link previews show
 * completely.
 */
const scale = 4
const size = { width: 300, height: 158 }
const taskbar = 22
/** The product's name, for the drawn letters. */
const site = 'Love98'

/**
 * Paints the preview picture of a link to a program: a desktop with the program's window, in the style of 1998.
 * @param preview the program, or null for the desktop itself
 */
export function paintPreview(
  preview: Preview | null,
  {
    icons,
    skin,
    letters,
    paint,
  }: {
    icons: readonly Icon[]
    skin: Skin
    letters: Letters
    paint: (width: number, height: number, skin: Skin) => Raster
  },
): Raster {
  const desktop = paint(size.width, size.height, skin)
  const pen = createPencil(desktop, icons, skin, letters)
  paintWindow(pen, preview ?? { title: site, icon: 'start' })
  paintTaskbar(pen, preview)
  const picture = createRaster(1200, 630)
  // Two rows of the enlarged last pixels are below the edge.
  draw(picture, desktop, 0, 0, scale)
  return picture
}

function paintWindow(pen: Pencil, { title, icon }: Preview) {
  const { palette } = pen
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
  const times = pen.width(title, { bold: true }) * 2 > width - 96 ? 1 : 2
  pen.text(title, left + 90, top + (times === 2 ? 16 : 22), palette.WindowText, { bold: true, times })
  if (title !== site) pen.text(site, left + 90, top + 44, palette.HotTrackingColor, { bold: true })
  pen.text('decentralized', left + 90, top + 55, palette.WindowText)
  pen.text('on-chain love', left + 90, top + 65, palette.WindowText)
}

function paintCaption(
  { palette, fill, bevel, icon: paint, text, dot }: Pencil,
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
  text(title, x + 22, y + 5, palette.TitleText, { bold: true })
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

function paintTaskbar({ palette, fill, bevel, icon, text, width }: Pencil, preview: Preview | null) {
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
  text('Start', 24, top + 8, palette.ButtonText, { bold: true })
  if (preview) {
    const wide = Math.max(90, width(preview.title, { bold: true }) + 30)
    bevel(62, top + 3, wide, 18, [
      palette.ButtonDkShadow,
      palette.ButtonHilight,
      palette.ButtonShadow,
      palette.ButtonLight,
    ])
    icon(preview.icon, 16, 66, top + 4)
    text(preview.title, 86, top + 8, palette.ButtonText, { bold: true })
  }
  const clock = [size.width - 44, top + 3, 42, 18]
  ringOf(bevel, clock, palette)
  text('9:28', size.width - 34, top + 9, palette.ButtonText)
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
