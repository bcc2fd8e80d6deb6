import type { CardPalette, IconRole } from '@/domain/appearance/skin'
import { everySkin, firstSkin } from '@/skins/generated/every-skin'
import { standardCards } from '@/skins/standard-games'

export type CardColors = CardPalette & { readonly roles: Readonly<Record<IconRole, string>> }

/** Returns the colors of a skin, or those of the default skin for an unknown ID. */
export function cardColors(skinId: string | null): CardColors {
  const { cards = standardCards, icons } = everySkin[skinId ?? ''] ?? firstSkin
  return { ...cards, roles: icons }
}
