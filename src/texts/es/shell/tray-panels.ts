import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'

/** The panels that open from the tray. */
export const volumeTexts = {
  title: 'Volumen',
  sounds: 'Sonidos',
  level: 'Volumen',
  percent: (percent: number) => `${percent} %`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: 'Fecha y hora',
  date: 'Fecha',
  time: 'Hora',
  zone: (name: string) => `Zona horaria actual: ${name}`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: 'Notificaciones',
  none: 'No hay notificaciones. Los mensajes aparecen aquí hasta que salga de la página.',
  cleared: 'La lista está vacía.',
  open: 'Abrir',
  copyAll: 'Copiar todo',
  copied: 'Copiado.',
  clear: 'Borrar',
  undo: 'Deshacer',
  close: 'Cerrar',
  kinds: { information: 'Información', warning: 'Advertencia', error: 'Error' },
  dismiss: 'Descartar',
  more: (count: number) => `${count} más`,
} as const satisfies PartialTranslation<typeof english.notificationTexts>
