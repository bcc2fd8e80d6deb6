import { expect, test } from 'vitest'
import { languageCookie } from '@/domain/storage-keys'
import { requestLanguage } from '@/server/http/request-language'

const german = { 'accept-language': 'de-AT, en;q=0.5' }
const idOf = (query: string, headers: Record<string, string>) =>
  requestLanguage(new Request(`https://love.example/heartbreak/daily${query}`, { headers })).id

test('the address names the language of a page to share, else the choice, else the browser, else it is English', () => {
  const chosen = { ...german, cookie: `other=1; ${languageCookie}=ja; more=2` }
  expect(idOf('?lang=ar', chosen)).toBe('ar')
  expect(idOf('?lang=xx', chosen)).toBe('ja')
  expect(idOf('', chosen)).toBe('ja')
  expect(idOf('', german)).toBe('de')
  expect(idOf('', {})).toBe('en')
})

test.each(['xx', '', '%00', '__proto__', 'a'.repeat(5_000)])(
  'a choice that is no language any more, %j, is English',
  (choice) => expect(idOf('', { ...german, cookie: `${languageCookie}=${choice}` })).toBe('en'),
)
