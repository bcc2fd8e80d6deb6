import type { FillStyle, ShapeKind } from '@/domain/paint/shapes'
import type { Tip } from '@/domain/paint/strokes'

/** The tools in the order of the tool box, two in a row. */
export const toolIds = [
  ...(['select', 'stamp', 'eraser', 'fill', 'pick', 'magnifier', 'pencil', 'brush'] as const),
  ...(['airbrush', 'text', 'line', 'curve', 'rectangle', 'polygon', 'ellipse', 'rounded'] as const),
] as const
export type ToolId = (typeof toolIds)[number]

/** The key of each tool while the picture has the focus. */
export const toolKeys = {
  ...{ select: 's', stamp: 'i', eraser: 'e', fill: 'f', pick: 'k', magnifier: 'm', pencil: 'p', brush: 'b' },
  ...{ airbrush: 'a', text: 't', line: 'l', curve: 'c', rectangle: 'r', polygon: 'g', ellipse: 'o' },
  rounded: 'u',
} as const satisfies Record<ToolId, string>

export const brushTips: readonly Tip[] = [
  { shape: 'round', size: 7 },
  { shape: 'round', size: 4 },
  { shape: 'round', size: 3 },
  { shape: 'square', size: 8 },
  { shape: 'square', size: 5 },
  { shape: 'square', size: 2 },
]
export const eraserSizes = [4, 6, 8, 10] as const
export const lineWidths = [1, 2, 3, 4, 5] as const
/** Radii of the airbrush, pixels. */
export const sprayRadii = [4, 8, 12] as const
export const zooms = [1, 2, 3, 4, 5, 6, 7, 8] as const
/** The text of each size has pixels of the font that are so many pixels wide. */
export const textScales = [1, 2, 3] as const
/** The smallest zoom at which the grid is drawn. */
export const gridZoom = 4

export type ToolOptions = {
  readonly brush: Tip
  readonly eraser: number
  readonly line: number
  readonly spray: number
  readonly style: FillStyle
  /** A moved part or a text covers the picture with the background color. */
  readonly isOpaque: boolean
  readonly textScale: number
  readonly isBold: boolean
  /** The icon that the stamp draws, or null before one is chosen. */
  readonly stamp: string | null
}

export const firstOptions: ToolOptions = {
  brush: { shape: 'round', size: 4 },
  eraser: 8,
  line: 1,
  spray: 8,
  style: 'outline',
  isOpaque: true,
  textScale: 1,
  isBold: false,
  stamp: null,
}

export const shapeOfTool: Partial<Record<ToolId, ShapeKind>> = {
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  rounded: 'rounded',
}
