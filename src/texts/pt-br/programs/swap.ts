import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pairs: 'Pares',
  pair: 'Par',
  price: 'Preço',
  change: 'Variação (24 h)',
  volume: 'Volume',
  liquidity: 'Liquidez',
  day: 'Últimas 24 horas',
  swap: 'Trocar',
  swapPair: (pair: string) => `Trocar ${pair}`,
  swapPairElsewhere: (pair: string) => `Trocar ${pair} (abre em uma nova guia)`,
  openChart: 'Clique duas vezes ou pressione ENTER para ver o gráfico',
  lineOf: (change: string) => `Preço das últimas 24 horas: ${change}`,
  noLine: 'Sem histórico de 24 horas',
  unknown: '–',
  notConfigured: 'não configurado',
  noPool: 'sem pool',
  notLoaded: 'não carregado',
  retry: 'Tentar novamente',
  addToWallet: (symbol: string) => `Adicionar ${symbol} à carteira`,
  tokenNotConfigured: (symbol: string) => `${symbol} não está configurado.`,
  answerInWallet: 'Responda em sua carteira…',
  added: (symbol: string) => `${symbol} foi adicionado.`,
  notAdded: 'Não adicionado.',
} as const satisfies PartialTranslation<typeof english.swapTexts>
