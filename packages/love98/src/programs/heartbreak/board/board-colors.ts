import type { Color, IconRole } from '@/domain/appearance/skin'
import { love } from '@/skins/love'
import { tangGang } from '@/skins/tang-gang'
import { vaporwaveArcade } from '@/skins/vaporwave-arcade'

export type BoardColors = {
  /**
   * The colors of the numbers 1 to 8. Each has a contrast of at least 3:1 on `ButtonFace` (WCAG 2.2, 1.4.3,
   * large text).
   */
  readonly digits: readonly Color[]
  /** Segments of the counters: lit, dark, and the background. */
  readonly led: { readonly on: Color; readonly off: Color; readonly back: Color }
  readonly exploded: Color
  readonly roles: Readonly<Record<IconRole, Color>>
}

const night: Color = '#000000'

/**
 * Returns the board colors of a skin, or those of the default skin for an unknown id. Under
 * `prefers-contrast: more` every skin has a black face (`high-contrast-black.ts`), so the numbers use the
 * colors for a dark one.
 */
export function boardColors(skinId: string | null, isHighContrast = false): BoardColors {
  const own = colors[skinId ?? ''] ?? colors[tangGang.id] ?? fallback
  return isHighContrast ? { ...own, digits: onDark } : own
}

/** Colors of numbers with a contrast of at least 4.5:1 on black. */
const onDark: BoardColors['digits'] = [
  '#5ff3ff',
  '#3df0a0',
  '#ff7aa8',
  '#b9a6ff',
  '#ffb04a',
  '#7fd4ff',
  '#ffffff',
  '#c9bfe6',
]

const fallback: BoardColors = {
  digits: ['#0000ff', '#006400', '#b30000', '#000080', '#800000', '#004f4f', '#000000', '#4a4a4a'],
  led: { on: '#ff2a2a', off: '#4a0000', back: night },
  exploded: '#ff0000',
  roles: love.icons,
}

const colors: Readonly<Record<string, BoardColors>> = {
  [love.id]: { ...fallback, led: { on: '#ff4f8f', off: '#3a0a20', back: night }, exploded: love.icons.E },
  [vaporwaveArcade.id]: {
    digits: onDark,
    led: { on: '#5ff3ff', off: '#10223a', back: '#05010d' },
    exploded: '#a01050',
    roles: vaporwaveArcade.icons,
  },
  [tangGang.id]: {
    digits: ['#1a3fb8', '#1f5c2c', '#b02000', '#3a2080', '#7a1400', '#00585c', '#3a1400', '#5a4a34'],
    led: { on: '#ff8a1a', off: '#3a1a00', back: '#1c0800' },
    exploded: tangGang.icons.E,
    roles: tangGang.icons,
  },
}
