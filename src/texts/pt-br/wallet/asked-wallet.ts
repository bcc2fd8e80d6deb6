import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `Aguardando ${name}`,
  inExtension: (name: string) =>
    `Confirme a conexão em ${name}. Se você não vir a janela, clique no ícone dela na barra de ferramentas do navegador e desbloqueie a carteira.`,
  elsewhere: (name: string) => `Confirme a conexão na janela de ${name}.`,
  addressOnly: 'Esta página pede o seu endereço. Nada é assinado nem pago.',
  failed: (name: string) => `${name} não se conectou`,
  again: 'Clique em Tentar novamente ou escolha outra carteira.',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
