import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Die Preise werden gelesen…',
  asOf: (block: string) => `Stand: Block ${block}`,
  late: (block: string, age: string) => `Stand: Block ${block}, Alter: ${age}`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} Diese Preise haben den Stand von Block ${block}, Alter: ${age}.`,
  isOld: 'Diese Preise sind veraltet.',
  isOffline: 'Sie sind offline. Die Preise werden aktualisiert, wenn Sie wieder online sind.',
  offlineSince: (block: string, age: string) =>
    `Sie sind offline. Diese Preise haben den Stand von Block ${block}, Alter: ${age}.`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => plural(count, { one: `${count} Tag`, other: `${count} Tage` }),
} as const satisfies PartialTranslation<typeof english.marketTexts>
