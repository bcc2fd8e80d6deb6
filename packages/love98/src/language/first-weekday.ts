import { languageFacts } from '@/texts/language-facts'

type WeekInfo = { readonly firstDay: number }

/** From CLDR 47, for browsers without week data; other languages begin on Monday. */
const known: Readonly<Record<string, number>> = { 'en-US': 7, 'pt-BR': 7, ja: 7, ar: 6 }

/**
 * Returns the first day of the week in the language's main region (ECMA-402, Intl Locale Info).
 * @returns as `Date` counts: 0 is Sunday
 */
export function firstWeekday(): number {
  const { tag }: Record<'tag', string> = languageFacts
  const locale = new Intl.Locale(tag) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: known[tag] ?? 1 }
  return firstDay % 7
}
