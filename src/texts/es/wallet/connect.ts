import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'Conectar una billetera',
  list: 'Billeteras',
  recent: 'Reciente',
  unsupported: (name: string) => `${name} (no admitida)`,
  choose: 'Elija una billetera.',
  opening: (name: string) => `Abriendo ${name}… Confirme la conexión en la extensión.`,
  openingElsewhere: (name: string) => `Abriendo ${name}… Confirme la conexión en su ventana.`,
  failed: 'No se pudo conectar la billetera.',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  copied: 'Copiado.',
  back: '< Atrás',
  whatIsAWallet: '¿Qué es una billetera?',
  home: 'Un lugar para lo que usted posee',
  homeText:
    'Una billetera guarda las claves de sus monedas, tokens y coleccionables. Los muestra, los envía y los recibe.',
  logIn: 'Una forma de iniciar sesión',
  logInText:
    'Muestra su dirección a esta página y le pregunta antes de firmar o pagar nada. No necesita un nombre de usuario ni una contraseña.',
  getAWallet: 'Obtener una billetera',
  learnMore: 'Más información',
  noWallet:
    'No se encontró ninguna billetera en este explorador. Instale una billetera o desbloquee la suya. Después aparecerá aquí.',
} as const satisfies PartialTranslation<typeof english.connectTexts>
