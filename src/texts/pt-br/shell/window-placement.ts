import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Mover ${title}: use as teclas de direção, Enter para aceitar ou Esc para cancelar`,
  sizeHint: (title: string) =>
    `Tamanho de ${title}: use as teclas de direção, Enter para aceitar ou Esc para cancelar`,
  place: (left: number, top: number) => `esquerda ${left}, superior ${top}`,
  size: (width: number, height: number) => `largura ${width}, altura ${height}`,
  kept: 'aceito',
  putBack: 'restaurado',
  switcher: 'Janelas',
} as const satisfies PartialTranslation<typeof english.placingTexts>
