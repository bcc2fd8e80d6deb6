import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `Para mover ${title}, presione las teclas de dirección. Presione ENTRAR para aceptar o ESC para cancelar.`,
  sizeHint: (title: string) =>
    `Para cambiar el tamaño de ${title}, presione las teclas de dirección. Presione ENTRAR para aceptar o ESC para cancelar.`,
  place: (left: number, top: number) => `izquierda ${left}, arriba ${top}`,
  size: (width: number, height: number) => `ancho ${width}, alto ${height}`,
  kept: 'Posición aceptada',
  putBack: 'Posición restaurada',
  switcher: 'Ventanas',
} as const satisfies PartialTranslation<typeof english.placingTexts>
