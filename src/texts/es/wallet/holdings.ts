import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** My LOVE. */
export const holdingsTexts = {
  loading: 'Cargando…',
  retry: 'Reintentar',
  notConnected: 'Para ver lo que tiene, conecte una billetera.',
  label: 'Activos',
  asset: 'Activo',
  balance: 'Saldo',
  price: (symbol: string) => `Precio (${symbol})`,
  worth: (symbol: string) => `Valor (${symbol})`,
  share: '% del total',
  shareOf: (percent: string) => `${percent} %`,
  noPool: 'sin pool',
  notReadable: 'no disponible',
  unknown: '–',
  swap: 'Intercambiar…',
  send: 'Enviar…',
  addToWallet: 'Agregar a la billetera',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'El explorador bloqueó la copia.',
  total: (amount: string, symbol: string) => `Total: ${amount} ${symbol}`,
  totalWithout: (count: number) =>
    plural(count, { one: `${count} activo sin precio`, other: `${count} activos sin precio` }),
  empty: 'Esta cuenta no tiene ninguno de los tokens de esta comunidad.',
  noPrices: 'Los precios proceden de pools de otra red.',
  old: 'Estos saldos son de un bloque anterior.',
  offline: 'No tiene conexión. Es posible que los saldos no estén al día.',
  answerInWallet: 'Responda en su billetera…',
  added: (symbol: string) => `Se agregó ${symbol}.`,
  notAdded: 'No se agregó.',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
