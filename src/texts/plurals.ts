type OneForm = 'id' | 'ja' | 'ko' | 'ms' | 'th' | 'vi' | 'zh-CN' | 'zh-TW'

type TwoForms =
  | 'az'
  | 'bg'
  | 'bn'
  | 'ca'
  | 'da'
  | 'de'
  | 'el'
  | 'es'
  | 'et'
  | 'eu'
  | 'fa'
  | 'fi'
  | 'fil'
  | 'fr'
  | 'gl'
  | 'hi'
  | 'hu'
  | 'hy'
  | 'is'
  | 'it'
  | 'ka'
  | 'kk'
  | 'mr'
  | 'nb'
  | 'nl'
  | 'pt-BR'
  | 'pt-PT'
  | 'sv'
  | 'sw'
  | 'ta'
  | 'te'
  | 'tr'
  | 'ur'

/**
 * The plural categories of cardinal numbers that a translation must give, by BCP 47 tag (CLDR 47, "Language Plural
 * Rules"), of more languages than there are translations: a new one needs no line here. Categories of fractions and of
 * millions alone ("1 000 000 de" in Spanish, French, Portuguese) may be left out; `other` is used then.
 */
type RequiredCategories = Record<OneForm, 'other'> &
  Record<TwoForms, 'one' | 'other'> &
  Record<'bs' | 'cs' | 'hr' | 'lt' | 'ro' | 'sk' | 'sr', 'one' | 'few' | 'other'> &
  Record<'be' | 'pl' | 'ru' | 'uk', 'one' | 'few' | 'many' | 'other'> &
  Record<'he', 'one' | 'two' | 'other'> &
  Record<'lv', 'zero' | 'one' | 'other'> &
  Record<'sl', 'one' | 'two' | 'few' | 'other'> &
  Record<'ar', 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>

export type PluralLanguage = keyof RequiredCategories

/** The forms of one phrase, by plural category. */
export type PluralForms<Language extends PluralLanguage> = Record<RequiredCategories[Language], string> &
  Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * Chooses the form of a phrase that a number takes in a language.
 *
 * @param language BCP 47 tag
 * @returns a function of a count and its forms; the forms contain the count already, because its place differs
 */
export function pluralsIn<Language extends PluralLanguage>(
  language: Language,
): (count: number, forms: PluralForms<Language>) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms: Partial<Record<Intl.LDMLPluralRule, string>>) =>
    forms[rules.select(count)] ?? forms.other ?? ''
}
