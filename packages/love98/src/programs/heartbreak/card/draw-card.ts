import type { CardFacts } from './card-facts'

/** The picture size for link previews (Open Graph), px. */
export const cardSize = { width: 1200, height: 630 } as const

export type CardAppearance = {
  readonly token: (name: string) => string
  readonly digits: readonly string[]
  readonly font: string
  /** A picture 32 px wide, whose icon is `iconAt` px from the top. Null if the picture is not loaded. */
  readonly icons: CanvasImageSource | null
  readonly iconAt: number
  readonly site: string
}

/** The width of an edge, px. */
const edge = 3

export function drawCard(
  context: CanvasRenderingContext2D,
  facts: CardFacts,
  appearance: CardAppearance,
): void {
  const { token } = appearance
  const { height, width } = cardSize
  const fill = (color: string | CanvasGradient, x: number, y: number, w: number, h: number) => {
    context.fillStyle = color
    context.fillRect(x, y, w, h)
  }
  const frame = (x: number, y: number, w: number, h: number, light: string, dark: string) => {
    fill(token(dark), x, y, w, h)
    fill(token(light), x, y, w - edge, h - edge)
    fill(token('ButtonFace'), x + edge, y + edge, w - 2 * edge, h - 2 * edge)
  }
  const write = (
    text: string,
    size: number,
    weight: string,
    color: string,
    x: number,
    y: number,
    room: number,
  ) => {
    context.font = `${weight} ${size}px ${appearance.font}`
    context.fillStyle = color
    context.fillText(text, x, y, room)
  }
  const icon = (x: number, y: number, size: number) => {
    if (appearance.icons) context.drawImage(appearance.icons, 0, appearance.iconAt, 32, 32, x, y, size, size)
  }
  context.imageSmoothingEnabled = false
  context.textBaseline = 'middle'
  fill(token('Background'), 0, 0, width, height)
  frame(60, 45, width - 120, height - 90, 'ButtonHilight', 'ButtonDkShadow')
  const caption = context.createLinearGradient(69, 0, width - 69, 0)
  caption.addColorStop(0, token('ActiveTitle'))
  caption.addColorStop(1, token('GradientActiveTitle'))
  fill(caption, 69, 54, width - 138, 60)
  icon(78, 60, 48)
  write(facts.title, 34, 'bold', token('TitleText'), 140, 86, width - 220)

  const [left, top, room] = [90, 138, 420]
  frame(left, top, room, room, 'ButtonShadow', 'ButtonHilight')
  if (facts.cells) drawCells(facts.cells)
  else icon(left + 50, top + 50, 320)

  const text = token('ButtonText')
  const column = left + room + 40
  const lines = [facts.board, ...facts.lines]
  write(facts.result, 64, 'bold', text, column, 200, width - column - 90)
  for (const [row, line] of lines.entries())
    write(line, 36, 'normal', text, column, 285 + row * 54, width - column - 90)
  write(appearance.site, 28, 'bold', text, column, 536, width - column - 90)

  function drawCells(cells: readonly (readonly number[])[]) {
    const columns = cells[0]?.length ?? 1
    const size = Math.floor((room - 2 * edge) / Math.max(columns, cells.length))
    const x0 = left + Math.floor((room - size * columns) / 2)
    const y0 = top + Math.floor((room - size * cells.length) / 2)
    context.textAlign = 'center'
    for (const [row, line] of cells.entries())
      for (const [at, cell] of line.entries()) {
        const [x, y] = [x0 + at * size, y0 + row * size]
        fill(token('ButtonShadow'), x, y, size, size)
        fill(token(cell < 0 ? 'Window' : 'ButtonFace'), x + 1, y + 1, size - 1, size - 1)
        if (cell < 0) icon(x + 2, y + 2, size - 3)
        const digit = appearance.digits[cell - 1]
        if (digit)
          write(String(cell), Math.floor(size * 0.7), 'bold', digit, x + size / 2, y + size / 2 + 1, size)
      }
    context.textAlign = 'start'
  }
}
