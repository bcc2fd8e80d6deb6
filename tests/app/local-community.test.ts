import { beforeEach, expect, test, vi } from 'vitest'
import file from '../../love98.config'

beforeEach(() => vi.resetModules())

const spanish = { title: 'Condiciones', paragraphs: ['Todo es amor.'] }

/** Returns the community for a page in `language`, from a file in one language with Spanish translations. */
async function pagesOf(language: string) {
  vi.doMock('../../love98.config', () => ({
    default: {
      ...file,
      site: { ...file.site, language, translations: { es: { sentence: 'amor en la cadena' } } },
      terms: { ...file.terms, translations: { es: spanish } },
    },
  }))
  const { localCommunity } = await import('@/app/local-community')
  return localCommunity
}

test('a page has the words of its language, and the others as the file has them', async () => {
  const localCommunity = await pagesOf('en')
  const { site, terms } = localCommunity({ id: 'es', tag: 'es' })
  expect(site).toMatchObject({
    name: file.site.name,
    sentence: 'amor en la cadena',
    description: file.site.description,
  })
  expect(terms).toEqual(spanish)
})

test('terms that are not translated name the language that they are in; no translation travels with a page', async () => {
  const localCommunity = await pagesOf('en')
  expect(localCommunity({ id: 'de', tag: 'de' }).terms).toEqual({ ...file.terms, language: 'en' })
  expect(localCommunity({ id: 'en', tag: 'en-US' }).terms).toEqual(file.terms)
  expect(JSON.stringify(localCommunity({ id: 'de', tag: 'de' }))).not.toContain('Condiciones')
})

test('pages without a language in their address are in the language of the file, as are those of that language', async () => {
  const localCommunity = await pagesOf('pt')
  for (const facts of [
    { id: 'en', tag: 'en-US' },
    { id: 'pt-br', tag: 'pt-BR' },
  ])
    expect(localCommunity(facts).terms).toEqual(file.terms)
  expect(localCommunity({ id: 'ja', tag: 'ja' }).terms).toMatchObject({ language: 'pt' })
})
