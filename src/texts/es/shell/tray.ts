import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'No hay ninguna billetera conectada',
    connecting: 'Se está conectando una billetera',
    reconnecting: 'Se está volviendo a conectar una billetera',
    connected: 'Hay una billetera conectada',
    connectedTo: (chain: string) => `Hay una billetera conectada a ${chain}`,
    wrongNetwork: 'Hay una billetera en una red no admitida',
  },
  lamps: {
    connect: 'Conectar billetera…',
    account: 'Cuenta…',
    network: 'Cambiar de red…',
    blink: 'Mostrar luces de actividad',
  },
  language: 'Idioma: español',
  soundsOn: 'Volumen',
  soundsOff: 'Volumen (silenciado)',
  notifications: 'Notificaciones',
  newNotifications: (count: number) =>
    plural(count, { one: `Notificaciones, ${count} nueva`, other: `Notificaciones, ${count} nuevas` }),
  block: (number: string) => `Bloque ${number}`,
  dateTime: 'Fecha y hora',
  copyTime: 'Copiar fecha y hora',
  copyBlock: 'Copiar número de bloque',
  copied: 'Copiado.',
  notCopied: 'El explorador bloqueó la copia. Copie este texto:',
} as const satisfies PartialTranslation<typeof english.trayTexts>
