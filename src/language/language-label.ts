import { languageState } from '@/texts/language-state'
import { translationShares } from '@/texts/translation-shares'
import type { LanguageId, languages } from './languages'

/**
 * A language as menus list it: named in itself, with how much of the product it has and a note where no native reader has
 * reviewed it. English is the original.
 */
export function languageLabel({ id, name, isReviewed }: (typeof languages)[number]): string {
  const shares: Readonly<Partial<Record<LanguageId, number>>> = translationShares
  const percent = shares[id] ?? 100
  if (percent < 100)
    return (isReviewed ? languageState.partlyReviewed : languageState.partly)(name, String(percent))
  return isReviewed ? name : languageState.notReviewed(name)
}
