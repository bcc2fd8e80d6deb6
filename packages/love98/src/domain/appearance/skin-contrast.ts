import { contrast } from './contrast'
import type { SkinPalette, TokenName } from './skin'

/** The texts of the desktop, each with the color behind it. */
export const textPairs: readonly (readonly [text: TokenName, ground: TokenName])[] = [
  ['ButtonText', 'ButtonFace'],
  ['MenuText', 'Menu'],
  ['TitleText', 'ActiveTitle'],
  ['TitleText', 'GradientActiveTitle'],
  ['InactiveTitleText', 'InactiveTitle'],
  ['InactiveTitleText', 'GradientInactiveTitle'],
  ['HilightText', 'Hilight'],
  ['WindowText', 'Window'],
  ['InfoText', 'InfoWindow'],
  ['HotTrackingColor', 'Window'],
  ['HotTrackingColor', 'ButtonFace'],
  ['ButtonText', 'CheckerA'],
]

/** The least contrast of a text and the color behind it (WCAG 2.2, 1.4.3). */
export const leastTextContrast = 4.5

export type LowContrast = {
  /** The color to change. */
  readonly token: TokenName
  /** The color behind the text; `Background` also carries the white labels of the icons. */
  readonly ground: TokenName
  readonly ratio: number
}

/** Finds the texts of a skin that have less contrast than `leastTextContrast`. */
export function lowContrasts(palette: SkinPalette): readonly LowContrast[] {
  const pairs = textPairs.map(([token, ground]) => ({
    token,
    ground,
    ratio: contrast(palette[token], palette[ground]),
  }))
  const label = {
    token: 'Background' as const,
    ground: 'Background' as const,
    ratio: contrast('#ffffff', palette.Background),
  }
  return [...pairs, label].filter(({ ratio }) => ratio < leastTextContrast)
}
