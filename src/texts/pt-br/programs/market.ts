import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Lendo os preços…',
  asOf: (block: string) => `Conforme o bloco ${block}`,
  late: (block: string, age: string) => `Conforme o bloco ${block}, há ${age}`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} Estes preços são do bloco ${block}, de ${age} atrás.`,
  isOld: 'Estes preços estão desatualizados.',
  isOffline: 'Você está offline. Os preços serão atualizados quando você estiver online novamente.',
  offlineSince: (block: string, age: string) =>
    `Você está offline. Estes preços são do bloco ${block}, de ${age} atrás.`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => plural(count, { one: `${count} dia`, other: `${count} dias` }),
} as const satisfies PartialTranslation<typeof english.marketTexts>
