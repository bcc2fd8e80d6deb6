import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Mover ${title}: use las teclas de dirección, Entrar para aceptar o Esc para cancelar`,
  sizeHint: (title: string) =>
    `Tamaño de ${title}: use las teclas de dirección, Entrar para aceptar o Esc para cancelar`,
  place: (left: number, top: number) => `izquierda ${left}, arriba ${top}`,
  size: (width: number, height: number) => `ancho ${width}, alto ${height}`,
  kept: 'aceptado',
  putBack: 'restablecido',
  switcher: 'Ventanas',
} as const satisfies PartialTranslation<typeof english.placingTexts>
