import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { languageCookie } from '@/domain/storage-keys'
import { languages } from '@/language/languages'
import { chooseLanguage } from '@/server/http/choose-language'
import { browserLanguageScript } from './browser-language'

type Visit = { languages?: unknown; cookie?: string; referrer?: string; address?: string; home?: string }

/** Runs the script as a page at an address does. @returns the address that it opens, or null */
function opened({ languages: preferred, cookie = '', referrer = '', address = '/', home = '/' }: Visit) {
  const replace = vi.fn()
  const { pathname, search, hash, origin } = new URL(address, 'https://cats.example')
  const location = { pathname, search, hash, origin, replace }
  const context = { location, document: { cookie, referrer }, navigator: { languages: preferred } }
  runInContext(browserLanguageScript(languages, home), createContext(context))
  return replace.mock.calls[0]?.[0] ?? null
}

test.each([
  [['de-AT', 'en']],
  [['en-GB', 'de']],
  [['tlh', 'ja', 'en']],
  [['zh-TW', 'zh', 'fr']],
  [['zh-TW', 'zh', 'en-US']],
  [['zh-SG']],
  [['pt-PT']],
  [['sr-Latn', 'ar-EG']],
  [['no such tag', 'x', 'es-419']],
  [['ZH-tw', 'ZH', 'ru']],
  [[]],
])('a browser with the languages %j gets the language that a server chooses', (preferred) => {
  const { id } = chooseLanguage(preferred.join(), languages) ?? { id: 'en' }
  expect(opened({ languages: preferred })).toBe(id === 'en' ? null : `/${id}`)
})

test('a browser without a list of languages stays in English', () => {
  expect(opened({ languages: undefined })).toBeNull()
})

test('the stored choice counts before the browser', () => {
  const cookie = (id: string) => `other=1; ${languageCookie}=${id}; more=2`
  expect(opened({ languages: ['de'], cookie: cookie('ja') })).toBe('/ja')
  expect(opened({ languages: ['de'], cookie: cookie('en') })).toBeNull()
  expect(opened({ languages: ['de'], cookie: cookie('constructor') })).toBeNull()
  expect(opened({ languages: ['de'], cookie: cookie('../../p') })).toBeNull()
})

test('query and fragment are kept', () => {
  expect(opened({ languages: ['de'], address: '/?a=//elsewhere.example#b' })).toBe(
    '/de?a=//elsewhere.example#b',
  )
})

test.each(['/p/notepad', '/de', '/404', '/index.html'])('the page %s stays', (address) => {
  expect(opened({ languages: ['fr'], address })).toBeNull()
})

test('a visit from a page of the site stays, and one from another site does not', () => {
  const visit = { languages: ['de'], home: '/cats/', address: '/cats/' }
  expect(opened({ ...visit, referrer: 'https://cats.example/cats/de' })).toBeNull()
  expect(opened({ ...visit, referrer: 'https://cats.example/dogs/' })).toBe('/cats/de')
  expect(opened({ ...visit, referrer: 'https://elsewhere.example/' })).toBe('/cats/de')
})
