import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pairs: 'Pares',
  pair: 'Par',
  price: 'Precio',
  change: 'Cambio (24 h)',
  volume: 'Volumen',
  liquidity: 'Liquidez',
  day: 'Últimas 24 horas',
  swap: 'Intercambiar',
  swapPair: (pair: string) => `Intercambiar ${pair}`,
  swapPairElsewhere: (pair: string) => `Intercambiar ${pair} (se abre en una pestaña nueva)`,
  openChart: 'Haga doble clic o presione ENTRAR para ver el gráfico',
  lineOf: (change: string) => `Precio de las últimas 24 horas: ${change}`,
  noLine: 'Sin historial de 24 horas',
  unknown: '–',
  notConfigured: 'sin configurar',
  noPool: 'sin pool',
  notLoaded: 'no cargado',
  retry: 'Reintentar',
  addToWallet: (symbol: string) => `Agregar ${symbol} a la billetera`,
  tokenNotConfigured: (symbol: string) => `${symbol} no está configurado.`,
  answerInWallet: 'Responda en su billetera…',
  added: (symbol: string) => `Se agregó ${symbol}.`,
  notAdded: 'No se agregó.',
} as const satisfies PartialTranslation<typeof english.swapTexts>
