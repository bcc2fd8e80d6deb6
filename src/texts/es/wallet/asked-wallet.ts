import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `Esperando a ${name}`,
  inExtension: (name: string) =>
    `Confirme la conexión en ${name}. Si no ve su ventana, haga clic en su icono en la barra de herramientas del explorador y desbloquee la billetera.`,
  elsewhere: (name: string) => `Confirme la conexión en la ventana de ${name}.`,
  addressOnly: 'Esta página pide su dirección. No se firma ni se paga nada.',
  failed: (name: string) => `${name} no se conectó`,
  again: 'Haga clic en Reintentar para probar de nuevo, o elija otra billetera.',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
