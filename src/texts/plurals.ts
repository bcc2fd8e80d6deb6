/**
 * The plural categories of cardinal numbers that a translation must give, by BCP 47 tag (CLDR 47, "Language Plural
 * Rules"). The category `many` of Spanish, French and Portuguese is for millions alone ("1 000 000 de") and may be left
 * out; `other` is used then.
 */
type RequiredCategories = {
  es: 'one' | 'other'
  'pt-BR': 'one' | 'other'
  fr: 'one' | 'other'
  de: 'one' | 'other'
  tr: 'one' | 'other'
  ru: 'one' | 'few' | 'many' | 'other'
  'zh-CN': 'other'
  ja: 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

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
