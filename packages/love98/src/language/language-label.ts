import { languageState } from '@/texts/language-state'
import { translationShares } from '@/texts/translation-shares'
import type { LanguageId, languages } from './languages'

type Language = (typeof languages)[number]

/**
 * Returns the translated share of a language, and that no native reader has reviewed it; undefined if neither
 * applies.
 */
export function languageNote({ id, isReviewed }: Language): string | undefined {
  const shares: Readonly<Partial<Record<LanguageId, number>>> = translationShares
  const percent = shares[id] ?? 100
  if (percent < 100)
    return (isReviewed ? languageState.partlyReviewed : languageState.partly)(String(percent))
  return isReviewed ? undefined : languageState.notReviewed
}

/** Returns a language as a list shows it on one line: its own name, and its note in parentheses. */
export function languageLabel(language: Language): string {
  const note = languageNote(language)
  return note === undefined ? language.name : languageState.named(language.name, note)
}
