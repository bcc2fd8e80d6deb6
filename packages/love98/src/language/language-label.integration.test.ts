import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const german = { id: 'de', tag: 'de', name: 'Deutsch', direction: 'ltr', isReviewed: false } as const

async function labelWith(shares: Readonly<Record<string, number>>) {
  vi.doMock('@/texts/translation-shares', () => ({ translationShares: shares }))
  const { languageLabel, languageNote } = await import('./language-label')
  const { inLanguage } = await import('./page-language')
  const { languages } = await import('./languages')
  return { languageLabel, languageNote, inLanguage, languages }
}

test('a language that no native reader has reviewed has a note', async () => {
  const { languageLabel } = await labelWith({ de: 100 })
  expect(languageLabel(german)).toBe('Deutsch (not reviewed)')
})

test('a reviewed language is labeled with its name alone', async () => {
  const { languageLabel } = await labelWith({ de: 100 })
  expect(languageLabel({ ...german, isReviewed: true } as never)).toBe('Deutsch')
})

test('an incomplete language is labeled with its translated share', async () => {
  const { languageLabel, inLanguage } = await labelWith({ de: 80 })
  expect(languageLabel(german)).toBe('Deutsch (80% translated, not reviewed)')
  expect(languageLabel({ ...german, isReviewed: true } as never)).toContain('80%')
  expect(inLanguage('tr', () => languageLabel(german))).toContain('%80')
})

test('a menu shows the note apart from the name', async () => {
  const { languageNote } = await labelWith({ de: 100 })
  expect(languageNote(german)).toBe('not reviewed')
  expect(languageNote({ ...german, isReviewed: true } as never)).toBeUndefined()
})

test('the English language is marked as the original', async () => {
  const { languageLabel, languages } = await labelWith({})
  expect(languageLabel(languages[0])).toBe('English')
})
