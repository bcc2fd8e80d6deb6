import { contrast } from '@/domain/appearance/contrast'
import type { Color } from '@/domain/appearance/skin'
import { channels, colorOf, type SchemeColorName, type SchemeColors } from './colors'

type Item = {
  readonly id: string
  readonly color: SchemeColorName
  /** The end color of the gradient, for items that have one. */
  readonly second?: SchemeColorName
  readonly text?: SchemeColorName
}

/** The items that a scheme colors, in the order of the list in Display Properties of Windows 98. */
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

export function schemeItem(id: SchemeItemId): Item {
  return schemeItems.find((item) => item.id === id) ?? schemeItems[0]
}

/** Returns the scheme with one color changed. A new button face also sets the colors of the button's edges. */
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

/** The minimum contrast between text and its background (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5

export type UnreadableItem = { readonly id: SchemeItemId; readonly ratio: number }

/** Returns the items whose text has too little contrast, lowest contrast first. Disabled text is exempt. */
export function findUnreadableItems(colors: SchemeColors): readonly UnreadableItem[] {
  return schemeItems
    .flatMap((item: Item & { readonly id: SchemeItemId }): UnreadableItem[] => {
      const { id, color, second, text } = item
      if (!text || text === 'GrayText') return []
      const grounds = second ? [color, second] : [color]
      const ratio = Math.min(...grounds.map((ground) => contrast(colors[text], colors[ground])))
      return ratio < minContrast ? [{ id, ratio }] : []
    })
    .sort((one, other) => one.ratio - other.ratio)
}

/**
 * Mixes a color with black (`end` is 0) or white (`end` is 255).
 * @param share the share of black or white, 0 to 1
 */
function towards(color: Color, end: number, share: number): Color {
  const [red, green, blue] = channels(color)
  const mixed = (part: number) => part + (end - part) * share
  return colorOf(mixed(red), mixed(green), mixed(blue))
}
