import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Para mover ${title}, pressione as teclas de direção. Pressione ENTER para aceitar ou ESC para cancelar.`,
  sizeHint: (title: string) =>
    `Para dimensionar ${title}, pressione as teclas de direção. Pressione ENTER para aceitar ou ESC para cancelar.`,
  place: (left: number, top: number) => `esquerda ${left}, superior ${top}`,
  size: (width: number, height: number) => `largura ${width}, altura ${height}`,
  kept: 'Posição aceita',
  putBack: 'Posição restaurada',
  switcher: 'Janelas',
} as const satisfies PartialTranslation<typeof english.placingTexts>
