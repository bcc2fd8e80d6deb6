import type { BoardPalette, CardPalette } from '@/domain/appearance/skin'

/** The colors of Solitaire for skins without colors for it. */
export const standardCards: CardPalette = {
  paper: '#ffffff',
  black: '#000000',
  red: '#c00000',
  shine: '#ff8080',
  shade: '#800000',
  skin: '#ffdcc4',
  hair: '#8a5a2a',
  table: '#008000',
}

/** The colors of Heartbreak for skins without colors for it. */
export const standardBoard: BoardPalette = {
  digits: ['#0000ff', '#006400', '#b30000', '#000080', '#800000', '#004f4f', '#000000', '#4a4a4a'],
  led: { on: '#ff2a2a', off: '#4a0000', back: '#000000' },
  exploded: '#ff0000',
}
