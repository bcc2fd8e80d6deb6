import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Lecture des prix…',
  asOf: (block: string) => `D’après le bloc ${block}`,
  late: (block: string, age: string) => `D’après le bloc ${block}, il y a ${age}`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} Ces prix sont ceux du bloc ${block}, il y a ${age}.`,
  isOld: 'Ces prix ne sont pas à jour.',
  isOffline: 'Vous êtes hors connexion. Les prix seront mis à jour quand vous serez de nouveau en ligne.',
  offlineSince: (block: string, age: string) =>
    `Vous êtes hors connexion. Ces prix sont ceux du bloc ${block}, il y a ${age}.`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => plural(count, { one: `${count} jour`, other: `${count} jours` }),
} as const satisfies PartialTranslation<typeof english.marketTexts>
