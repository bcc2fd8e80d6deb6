import { languageFacts } from './en/shell/language'

type WeekInfo = { readonly firstDay: number }

/** Of CLDR 47, where it is not Monday, for browsers that do not know it. */
const known: Readonly<Record<string, number>> = { 'en-US': 7, 'pt-BR': 7, ja: 7, ar: 6 }

/**
 * The day that weeks begin with where the language of the page is spoken most (ECMA-402, Intl Locale Info).
 * @returns as `Date` counts: 0 is Sunday
 */
export function firstWeekday(): number {
  const { tag }: Record<'tag', string> = languageFacts
  const locale = new Intl.Locale(tag) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: known[tag] ?? 1 }
  return firstDay % 7
}
