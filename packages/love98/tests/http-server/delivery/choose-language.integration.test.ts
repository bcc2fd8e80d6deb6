import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '@/language/languages'
import { chooseLanguage } from '@/server/http/choose-language'

const chosen = (accepted: string) => chooseLanguage(accepted, languages)?.id

describe('the language of a first visit', () => {
  test.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['es-419', 'es'],
    ['pt', 'pt-br'],
    ['zh', 'zh-cn'],
    ['zh-CN', 'zh-cn'],
    ['zh-Hans-SG', 'zh-cn'],
    ['ar-EG', 'ar'],
    ['JA-jp', 'ja'],
    ['tr;q=0.5, ru;q=0.9', 'ru'],
    ['ru;q=0.5,tr;q=0.5', 'ru'],
    ['en-GB,de;q=0.9', 'en'],
    ['tlh,fr;q=0.5', 'fr'],
    // Browsers in Taiwan and Hong Kong send these headers. Their "zh" repeats the first choice, so it does not mean
    // Simplified Chinese.
    ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'en'],
    ['zh-HK,zh;q=0.9,ja;q=0.5', 'ja'],
    ['zh-TW,zh-CN;q=0.5', 'zh-cn'],
    ['zh,zh-TW;q=0.5', 'zh-cn'],
  ])('a request with %s is answered in %s', (accepted, id) => {
    expect(chosen(accepted)).toBe(id)
  })

  test.each([
    ['a language that is not there', 'tlh'],
    ['Chinese in the traditional script, by its region', 'zh-TW'],
    ['Chinese in the traditional script, by its name', 'zh-Hant'],
    ['Chinese in the traditional script, and then in any', 'zh-TW,zh;q=0.9'],
    ['Cyrillic and Latin are two things', 'ru-Latn'],
    ['no header', ''],
    ['a wildcard', '*'],
    ['a refused language', 'de;q=0'],
    ['a weight above 1', 'de;q=1.5'],
    ['a weight that is no number', 'de;q=high'],
    ['a negative weight', 'de;q=-1'],
    ['something else than ranges', '<script>; DROP TABLE'],
    ['the name of a property', '__proto__,constructor'],
    ['a tag of our addresses that is none of BCP 47', 'undefined'],
  ])('a request with %s is answered in English', (_, accepted) => {
    expect(chosen(accepted)).toBeUndefined()
  })

  test('a header of 10 KB is read up to 512 characters, without a truncated range', () => {
    expect(chosen(`${'xx,'.repeat(3_500)}de`)).toBeUndefined()
    expect(chosen(`${'x'.repeat(507)}, de-${'y'.repeat(10_000)}`)).toBeUndefined()
    expect(chosen(`de,${'xx,'.repeat(3_500)}`)).toBe('de')
  })

  test('any header gives a language of the list or none', () => {
    const ids = languages.map(({ id }) => id)
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 700 }), ranges), (accepted) => {
        const id = chosen(accepted)
        if (id !== undefined) expect(ids).toContain(id)
      }),
    )
  })

  test('the available language with the greater weight is chosen, in either order', () => {
    const weight = fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000)
    const offered = fc.constantFrom(...languages)
    fc.assert(
      fc.property(offered, offered, weight, weight, fc.boolean(), (one, other, first, second, isTurned) => {
        fc.pre(one !== other && first !== second)
        const parts = [`${one.tag};q=${first}`, `${other.tag};q=${second}`]
        expect(chosen((isTurned ? parts.reverse() : parts).join(','))).toBe(
          first > second ? one.id : other.id,
        )
      }),
    )
  })
})

const ranges = fc
  .array(
    fc.tuple(
      fc.constantFrom('de', 'zh-Hant', '*', 'xx', 'pt-BR', 'a'),
      fc.constantFrom('', ';q=0', ';q=0.3', ';q=x'),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.map((part) => part.join('')).join(','))
