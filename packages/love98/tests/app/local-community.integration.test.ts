import file from '@community/config'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const english = { title: 'Terms', paragraphs: ['All is cat.'] }
const spanish = { title: 'Condiciones', paragraphs: ['Todo es amor.'] }
const portuguese = { title: 'Termos', paragraphs: ['Tudo é amor.'] }

async function pagesOf(language: string, terms: object = { en: english, es: spanish }) {
  vi.doMock('@community/config', () => ({
    default: {
      ...file,
      site: { ...file.site, language, translations: { es: { sentence: 'amor en la cadena' } } },
    },
  }))
  vi.doMock('@/texts/community-terms', () => ({ communityTerms: terms }))
  const { localCommunity } = await import('@/app/local-community')
  return localCommunity
}

test('a page has the community texts of its language, and the original texts for the others', async () => {
  const localCommunity = await pagesOf('en')
  const { site, terms } = localCommunity({ id: 'es', tag: 'es' })
  expect(site).toMatchObject({
    name: file.site.name,
    sentence: 'amor en la cadena',
    description: file.site.description,
  })
  expect(terms).toEqual(spanish)
})

test('untranslated terms are English and name their language, and pages contain no translated terms', async () => {
  const localCommunity = await pagesOf('en')
  expect(localCommunity({ id: 'de', tag: 'de' }).terms).toEqual({ ...english, language: 'en' })
  expect(localCommunity({ id: 'en', tag: 'en-US' }).terms).toEqual(english)
  expect(JSON.stringify(localCommunity({ id: 'de', tag: 'de' }))).not.toContain('Condiciones')
})

test('pages without a language in their address have terms in the language of the file', async () => {
  const localCommunity = await pagesOf('pt', { en: english, 'pt-br': portuguese })
  for (const facts of [
    { id: 'en', tag: 'en-US' },
    { id: 'pt-br', tag: 'pt-BR' },
  ])
    expect(localCommunity(facts).terms).toEqual(portuguese)
  expect(localCommunity({ id: 'ja', tag: 'ja' }).terms).toEqual({ ...english, language: 'en' })
})

test('pages without a language in their address have English terms if the language of the file has none', async () => {
  const localCommunity = await pagesOf('pt')
  expect(localCommunity({ id: 'en', tag: 'en-US' }).terms).toEqual(english)
})
