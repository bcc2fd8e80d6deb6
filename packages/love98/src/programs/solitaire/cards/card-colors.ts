import type { Color, IconRole } from '@/domain/appearance/skin'
import { love } from '@/skins/love'
import { tangGang } from '@/skins/tang-gang'
import { vaporwaveArcade } from '@/skins/vaporwave-arcade'

export type CardColors = {
  readonly paper: Color
  /** The color of spades and clubs. `red` is that of hearts and diamonds. Both have at least 4.5:1 on the paper. */
  readonly black: Color
  readonly red: Color
  /** The highlight of a heart. `shade` is its shadow. */
  readonly shine: Color
  readonly shade: Color
  readonly skin: Color
  readonly hair: Color
  readonly table: Color
  readonly roles: Readonly<Record<IconRole, Color>>
}

export function cardColors(skinId: string | null): CardColors {
  return colors[skinId ?? ''] ?? fallback
}

const fallback: CardColors = {
  paper: '#fffaf0',
  black: '#2a0e00',
  red: '#b83400',
  shine: '#ffb866',
  shade: '#8a2400',
  skin: '#ffdcb8',
  hair: '#7a4a1c',
  table: '#1f5c2c',
  roles: tangGang.icons,
}

const colors: Readonly<Record<string, CardColors>> = {
  [tangGang.id]: fallback,
  [love.id]: {
    paper: '#ffffff',
    black: '#000000',
    red: '#d0145c',
    shine: '#ff8fb8',
    shade: '#9c1048',
    skin: '#ffdcc4',
    hair: '#8a5a2a',
    table: '#008000',
    roles: love.icons,
  },
  [vaporwaveArcade.id]: {
    paper: '#f6f0ff',
    black: '#1a0a3c',
    red: '#c00070',
    shine: '#ff7ac8',
    shade: '#8a0060',
    skin: '#ffd4d8',
    hair: '#6a3aa8',
    table: '#24104a',
    roles: vaporwaveArcade.icons,
  },
}
