import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: 'Trocar de rede',
  list: 'Redes',
  connected: 'Conectada',
  confirm: 'Confirme na carteira',
  wrong: 'Rede incorreta',
  changeThere: (reason: string) => `${reason}. Troque a rede em sua carteira.`,
  disconnect: 'Desconectar',
  cancel: 'Cancelar',
} as const satisfies PartialTranslation<typeof english.networkTexts>
