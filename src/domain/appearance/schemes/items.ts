import { contrast } from '@/domain/appearance/contrast'
import type { Color } from '@/domain/appearance/skin'
import { channels, colorOf, type SchemeColorName, type SchemeColors } from './colors'

type Item = {
  readonly id: string
  readonly color: SchemeColorName
  /** Where its color runs to. */
  readonly second?: SchemeColorName
  readonly text?: SchemeColorName
}

/** What a scheme colors, as Display Properties of Windows 98 names it, in the order of the list. */
export const schemeItems = [
  { id: 'face', color: 'ButtonFace', text: 'ButtonText' },
  { id: 'active-title', color: 'ActiveTitle', second: 'GradientActiveTitle', text: 'TitleText' },
  { id: 'border', color: 'ActiveBorder' },
  { id: 'workspace', color: 'AppWorkspace' },
  { id: 'desktop', color: 'Background' },
  { id: 'disabled', color: 'ButtonFace', text: 'GrayText' },
  {
    id: 'inactive-title',
    color: 'InactiveTitle',
    second: 'GradientInactiveTitle',
    text: 'InactiveTitleText',
  },
  { id: 'link', color: 'Window', text: 'HotTrackingColor' },
  { id: 'menu', color: 'Menu', text: 'MenuText' },
  { id: 'scrollbar', color: 'Scrollbar' },
  { id: 'selected', color: 'Hilight', text: 'HilightText' },
  { id: 'tip', color: 'InfoWindow', text: 'InfoText' },
  { id: 'window', color: 'Window', text: 'WindowText' },
  { id: 'frame', color: 'WindowFrame' },
] as const satisfies readonly Item[]

export type SchemeItemId = (typeof schemeItems)[number]['id']

/** The item of an id, with every part that an item can have. */
export function schemeItem(id: SchemeItemId): Item {
  return schemeItems.find((item) => item.id === id) ?? schemeItems[0]
}

/** A scheme with another color; the edges of buttons follow from their face. */
export function withColor(colors: SchemeColors, name: SchemeColorName, color: Color): SchemeColors {
  if (name !== 'ButtonFace') return { ...colors, [name]: color }
  return {
    ...colors,
    ButtonFace: color,
    ButtonHilight: towards(color, 255, 0.75),
    ButtonLight: towards(color, 255, 0.4),
    ButtonShadow: towards(color, 0, 0.4),
    ButtonDkShadow: towards(color, 0, 0.85),
  }
}

/** The least contrast between text and what it stands on (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

export type HardToRead = { readonly id: SchemeItemId; readonly ratio: number }

/** The items whose text is hard to read, the hardest first. Disabled text is exempt. */
export function hardToRead(colors: SchemeColors): readonly HardToRead[] {
  return schemeItems
    .flatMap((item: Item & { readonly id: SchemeItemId }): HardToRead[] => {
      const { id, color, second, text } = item
      if (!text || text === 'GrayText') return []
      const grounds = second ? [color, second] : [color]
      const ratio = Math.min(...grounds.map((ground) => contrast(colors[text], colors[ground])))
      return ratio < leastContrast ? [{ id, ratio }] : []
    })
    .sort((one, other) => one.ratio - other.ratio)
}

/** A color on its way to black (0) or white (255). @param share how much of the way, 0 to 1 */
function towards(color: Color, end: number, share: number): Color {
  const [red, green, blue] = channels(color)
  const mixed = (part: number) => part + (end - part) * share
  return colorOf(mixed(red), mixed(green), mixed(blue))
}
