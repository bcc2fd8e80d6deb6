import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** The modules as the pages of a language have them. */
async function inLanguage(tag: string) {
  vi.doMock('@/texts/en/shell/language', () => ({ languageFacts: { tag, direction: 'ltr', id: tag } }))
  const { dateFormat } = await import('@/texts/date-format')
  const { listText } = await import('@/texts/list-text')
  return { dateFormat, listText }
}

const moment = Date.UTC(2026, 10, 21, 17, 5)
const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const

test.each([
  ['en-US', 'November 21, 2026 at 5:05 PM'],
  ['de', '21. November 2026 um 17:05'],
  ['ru', '21 ноября 2026 г. в 17:05'],
  ['ja', '2026年11月21日 17:05'],
])('a moment is written as %s writes it', async (tag, text) => {
  const { dateFormat } = await inLanguage(tag)
  expect(dateFormat(options).format(moment).replace(/\s/g, ' ')).toBe(text)
})

test.each(['ar', 'ar-EG', 'fa'])('[S9.3] a moment in %s has the digits of amounts', async (tag) => {
  const { dateFormat } = await inLanguage(tag)
  expect(dateFormat(options).format(moment)).toMatch(/\d/)
  expect(dateFormat(options).format(moment)).not.toMatch(/[٠-٩۰-۹]/)
})

test.each([
  ['en-US', 'LOVE, ETH, PEPE'],
  ['de', 'LOVE, ETH und PEPE'],
  ['ja', 'LOVE、ETH、PEPE'],
])('names in a row are written as %s writes a list', async (tag, text) => {
  const { listText } = await inLanguage(tag)
  expect(listText(['LOVE', 'ETH', 'PEPE'])).toBe(text)
  expect(listText([])).toBe('')
})
