import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: 'Cambiar de red',
  list: 'Redes',
  connected: 'Conectada',
  confirm: 'Confirme en la billetera',
  wrong: 'Red incorrecta',
  changeThere: (reason: string) => `${reason}. Cambie la red en su billetera.`,
  disconnect: 'Desconectar',
  cancel: 'Cancelar',
} as const satisfies PartialTranslation<typeof english.networkTexts>
