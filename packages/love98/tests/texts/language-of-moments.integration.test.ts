import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

async function inLanguage(tag: string) {
  vi.doMock('@/texts/language-facts', () => ({ languageFacts: { tag, direction: 'ltr', id: tag } }))
  const { dateFormat } = await import('@/language/date-format')
  const { listText } = await import('@/language/list-text')
  const { relativeTimeText } = await import('@/language/relative-time')
  const { firstWeekday } = await import('@/language/first-weekday')
  return { agoText: relativeTimeText, dateFormat, firstWeekday, listText }
}

const moment = Date.UTC(2026, 10, 21, 17, 5)
const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const

test.each([
  ['en-US', 'November 21, 2026 at 5:05 PM'],
  ['de', '21. November 2026 um 17:05'],
  ['ru', '21 ноября 2026 г. в 17:05'],
  ['ja', '2026年11月21日 17:05'],
])('a moment has the format of %s', async (tag, text) => {
  const { dateFormat } = await inLanguage(tag)
  expect(dateFormat(options).format(moment).replace(/\s/g, ' ')).toBe(text)
})

// Proves S9.3
test.each(['ar', 'ar-EG', 'fa'])('a moment in %s has the digits of amounts', async (tag) => {
  const { dateFormat } = await inLanguage(tag)
  expect(dateFormat(options).format(moment)).toMatch(/\d/)
  expect(dateFormat(options).format(moment)).not.toMatch(/[٠-٩۰-۹]/)
})

test.each([
  ['en-US', 'CAT, ETH, DEGEN'],
  ['de', 'CAT, ETH und DEGEN'],
  ['ja', 'CAT、ETH、DEGEN'],
])('a row of names has the list format of %s', async (tag, text) => {
  const { listText } = await inLanguage(tag)
  expect(listText(['CAT', 'ETH', 'DEGEN'])).toBe(text)
  expect(listText([])).toBe('')
})

test.each([
  ['en-US', 'CAT, ETH, and DEGEN'],
  ['es', 'CAT, ETH y DEGEN'],
  ['zh-CN', 'CAT、ETH和DEGEN'],
])('names in a sentence have the list format of %s', async (tag, text) => {
  const { listText } = await inLanguage(tag)
  expect(listText(['CAT', 'ETH', 'DEGEN'], 'long')).toBe(text)
})

test.each([
  ['en-US', -5, '0 seconds ago'],
  ['en-US', 1_999, '1 second ago'],
  ['en-US', 119_999, '119 seconds ago'],
  ['en-US', 120_000, '2 minutes ago'],
  ['en-US', 7_200_000, '2 hours ago'],
  ['en-US', 172_800_000, '2 days ago'],
  ['de', 120_000, 'vor 2 Minuten'],
  ['ru', 21_000, '21 секунду назад'],
  ['ru', 40_000, '40 секунд назад'],
  ['ja', 172_800_000, '2 日前'],
  ['ar', 180_000, 'قبل 3 دقائق'],
])('in %s, a duration of %d ms is %s', async (tag, age, text) => {
  const { agoText } = await inLanguage(tag)
  expect(agoText(age)).toBe(text)
})

test.each([
  ['en-US', 0],
  ['pt-BR', 0],
  ['ja', 0],
  ['de', 1],
  ['ar', 6],
])('a week in %s begins with day %d, also in browsers without week data', async (tag, day) => {
  const { firstWeekday } = await inLanguage(tag)
  expect(firstWeekday()).toBe(day)
  class Unknowing {}
  vi.stubGlobal('Intl', { ...Intl, Locale: Unknowing })
  expect(firstWeekday()).toBe(day)
  vi.unstubAllGlobals()
})
