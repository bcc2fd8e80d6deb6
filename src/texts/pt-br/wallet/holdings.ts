import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** My LOVE. */
export const holdingsTexts = {
  loading: 'Carregando…',
  retry: 'Tentar novamente',
  notConnected: 'Para ver o que você tem, conecte uma carteira.',
  label: 'Ativos',
  asset: 'Ativo',
  balance: 'Saldo',
  price: (symbol: string) => `Preço (${symbol})`,
  worth: (symbol: string) => `Valor (${symbol})`,
  share: '% do total',
  shareOf: (percent: string) => `${percent}%`,
  noPool: 'sem pool',
  notReadable: 'não disponível',
  unknown: '–',
  swap: 'Trocar…',
  send: 'Enviar…',
  addToWallet: 'Adicionar à carteira',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'O navegador bloqueou a cópia.',
  total: (amount: string, symbol: string) => `Total: ${amount} ${symbol}`,
  totalWithout: (count: number) =>
    plural(count, { one: `${count} ativo sem preço`, other: `${count} ativos sem preço` }),
  empty: 'Esta conta não tem nenhum dos tokens desta comunidade.',
  noPrices: 'Os preços vêm de pools em outra rede.',
  old: 'Estes saldos são de um bloco anterior.',
  offline: 'Você está offline. Os saldos podem estar desatualizados.',
  answerInWallet: 'Responda em sua carteira…',
  added: (symbol: string) => `${symbol} foi adicionado.`,
  notAdded: 'Não adicionado.',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
