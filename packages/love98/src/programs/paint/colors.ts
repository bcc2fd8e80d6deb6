import type { Color, SkinColors } from '@/domain/appearance/skin'
import { everySkin, firstSkin } from '@/skins/generated/every-skin'

/** The sixteen colors of the VGA palette, as the color box of Windows 98 begins: dark ones above, light ones below. */
const vga: readonly Color[] = [
  ...(['#000000', '#808080', '#800000', '#808000', '#008000', '#008080', '#000080', '#800080'] as const),
  ...(['#ffffff', '#c0c0c0', '#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff', '#ff00ff'] as const),
]

/** Returns the skin of an id, or the default one. */
export function skinColors(skinId: string | null): SkinColors {
  return everySkin[skinId ?? ''] ?? firstSkin
}

/** Returns the sixteen colors of a skin, eight dark ones and eight light ones. Windows Standard has the colors of VGA. */
export function colorsOfSkin(skinId: string | null): readonly Color[] {
  const { id, icons } = skinColors(skinId)
  if (id === 'standard') return vga
  const { k, g, r, y, l, x, b, e, w, F, R, Y, L, c, B, h } = icons
  return [k, g, r, y, l, x, b, e, w, F, R, Y, L, c, B, h]
}
