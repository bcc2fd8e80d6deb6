import { expect, test } from 'vitest'
import { languages } from '@/language/languages'
import { inLanguage } from '@/language/page-language'
import { clock } from '@/texts/clock'

const hours = Array.from({ length: 24 }, (_, hour) => new Date(2026, 0, 1, hour, 5))

test.each(languages)('the clock of $id shows each hour in the format of its language', ({ id, tag }) => {
  const format = new Intl.DateTimeFormat(tag, {
    numberingSystem: 'latn',
    hour: 'numeric',
    minute: '2-digit',
  })
  // Versions of ICU differ in the space before AM and PM, and in the leading zero of an hour.
  const plain = hours.map((hour) =>
    format
      .format(hour)
      .replace(/\s/g, ' ')
      .replace(/^0(?=\d)/, ''),
  )
  expect(inLanguage(id, () => hours.map((hour) => clock.time(hour)))).toEqual(plain)
})
