import { expect, test } from 'vitest'
import type { clockTexts } from '@/texts/en/shell/taskbar'
import { languages } from '@/texts/locales'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

test.each(languages)('the clock of $id shows each hour as its language writes it', async ({ id, tag }) => {
  const folder: string = id
  const texts: { clockTexts: typeof clockTexts } = await import(`../../src/texts/${folder}/shell/taskbar.ts`)
  const format = new Intl.DateTimeFormat(tag, {
    numberingSystem: 'latn',
    hour: 'numeric',
    minute: '2-digit',
  })
  const known = hours.map((hour) => format.format(new Date(2026, 0, 1, hour, 5)))
  // Versions of ICU differ in the space before AM and PM, and in the first zero of an hour.
  const plain = known.map((text) => text.replace(/\s/g, ' ').replace(/^0(?=\d)/, ''))
  expect(hours.map((hour) => texts.clockTexts.time(hour, '05'))).toEqual(plain)
})
