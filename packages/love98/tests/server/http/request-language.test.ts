import { expect, test } from 'vitest'
import { languageCookie } from '@/domain/storage-keys'
import { requestLanguage } from '@/server/http/request-language'

const german = { 'accept-language': 'de-AT, en;q=0.5' }
const idOf = (query: string, headers: Record<string, string>) =>
  requestLanguage(new Request(`https://cats.example/heartbreak/daily${query}`, { headers })).id

test('the address determines the language of a shareable page, then the choice, then the browser, then English', () => {
  const chosen = { ...german, cookie: `other=1; ${languageCookie}=ja; more=2` }
  expect(idOf('?lang=ar', chosen)).toBe('ar')
  expect(idOf('?lang=xx', chosen)).toBe('ja')
  expect(idOf('', chosen)).toBe('ja')
  expect(idOf('', german)).toBe('de')
  expect(idOf('', {})).toBe('en')
})

test.each(['xx', '', '%00', '__proto__', 'a'.repeat(5_000)])(
  'an unknown choice of language gives English: %j',
  (choice) => expect(idOf('', { ...german, cookie: `${languageCookie}=${choice}` })).toBe('en'),
)
