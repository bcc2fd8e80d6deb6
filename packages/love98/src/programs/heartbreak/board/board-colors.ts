import type { BoardPalette, Color, IconRole } from '@/domain/appearance/skin'
import { everySkin, firstSkin } from '@/skins/generated/every-skin'
import { standardBoard } from '@/skins/standard-games'

export type BoardColors = BoardPalette & { readonly roles: Readonly<Record<IconRole, Color>> }

/**
 * Returns the board colors of a skin, or those of the default skin for an unknown id. Under
 * `prefers-contrast: more` every skin has a black face (`high-contrast-black.ts`), so the numbers use the
 * colors for a dark one.
 */
export function boardColors(skinId: string | null, isHighContrast = false): BoardColors {
  const { board = standardBoard, icons } = everySkin[skinId ?? ''] ?? firstSkin
  return { ...board, roles: icons, ...(isHighContrast && { digits: onDark }) }
}

/** Colors of numbers with a contrast of at least 4.5:1 on black. */
const onDark: BoardPalette['digits'] = [
  '#5ff3ff',
  '#3df0a0',
  '#ff7aa8',
  '#b9a6ff',
  '#ffb04a',
  '#7fd4ff',
  '#ffffff',
  '#c9bfe6',
]
