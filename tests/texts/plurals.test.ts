import { expect, test } from 'vitest'
import { languages } from '@/texts/locales'
import { type PluralForms, type PluralLanguage, pluralsIn } from '@/texts/plurals'

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
const [one, oneForm] = [{ one: 'one' }, { other: 'other' }]
const twoForms = { ...one, ...oneForm }
const slavic = { ...twoForms, few: 'few', many: 'many' }

/** What the types ask for in each language that has a translation, and in some that have none yet. */
const required = {
  ...{ ja: oneForm, 'zh-CN': oneForm, ko: oneForm, id: oneForm },
  ...{
    de: twoForms,
    es: twoForms,
    fr: twoForms,
    tr: twoForms,
    'pt-BR': twoForms,
    nl: twoForms,
    hi: twoForms,
  },
  ...{ ru: slavic, pl: slavic, uk: slavic, cs: { ...twoForms, few: 'few' }, ro: { ...twoForms, few: 'few' } },
  ...{ he: { ...twoForms, two: 'two' }, lv: { ...twoForms, zero: 'zero' }, ar: forms },
  sl: { ...twoForms, two: 'two', few: 'few' },
} satisfies { [Language in PluralLanguage]?: PluralForms<Language> }

test.each(Object.entries(required))('every number up to a thousand finds its form in %s', (language, own) => {
  const choose = pluralsIn(language as 'ar')
  for (let count = 0; count <= 1_000; count++)
    expect(choose(count, own as typeof forms), String(count)).toBe(
      new Intl.PluralRules(language).select(count),
    )
})

test('each language of the desktop has its categories', () => {
  for (const { tag } of languages) if (tag !== 'en-US') expect(Object.keys(required)).toContain(tag)
})
