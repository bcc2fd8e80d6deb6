import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}, somente leitura`,
  title: 'Safe',
  about:
    'Esta página está aberta dentro de um Safe. O que você envia ou assina é proposto primeiro aos proprietários dele.',
  aboutReadOnly:
    'Esta página está aberta dentro de um Safe, mas sua carteira ali não é de um dos proprietários. Você pode ver tudo. Somente os proprietários podem enviar e assinar.',
  address: 'Endereço',
  chain: 'Rede',
  confirmations: 'Assinaturas necessárias',
  needed: (threshold: number, owners: number) =>
    plural(owners, {
      one: `${threshold} de ${owners} proprietário`,
      other: `${threshold} de ${owners} proprietários`,
    }),
  unknownChain: (chainId: number) => `Rede ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `Este Safe está na rede ${chain}, que não tem suporte aqui. Um Safe não pode mudar de rede. Em vez dele, abra um Safe em ${configured}.`,
  or: ' ou ',
  ok: 'OK',
  disconnect: 'Desconectar',
  failed: 'Não foi possível carregar as informações do Safe',
  failedWhy: 'Você pode usar a área de trabalho, exceto os recursos que precisam do Safe.',
  retry: 'Tentar novamente',
} as const satisfies PartialTranslation<typeof english.safeTexts>
