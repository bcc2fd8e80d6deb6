import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageCookie } from '@/domain/storage-keys'
import { languages } from '@/language/languages'
import { createLanguageAnswerer } from '../../../server/delivery/answer-language.ts'

let server: Server
beforeAll(async () => {
  const answer = createLanguageAnswerer(languages, { policies: undefined })
  server = createServer((request, response) => {
    if (!answer(request, response)) response.end('the page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

async function ask(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)])
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'accept-language': '', ...Object.fromEntries(given) },
  })
  return { status: answer.status, to: answer.headers.get('location'), headers: answer.headers }
}

const german = { 'accept-language': 'de-AT, en;q=0.5' }
const chosen = (id: string) => ({ ...german, cookie: `other=1; ${languageCookie}=${id}; more=2` })

describe('requests of the address without a language', () => {
  test('a visit is redirected to the language of the browser, by an answer that no cache keeps', async () => {
    const { status, to, headers } = await ask('/', german)
    expect({ status, to }).toEqual({ status: 302, to: '/de' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('vary')).toBe('accept-language, cookie')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(await ask('/', german, 'HEAD')).toMatchObject({ status: 302, to: '/de' })
  })

  test('the redirect keeps the query', async () => {
    expect((await ask('/?a=1&b=//elsewhere.example', german)).to).toBe('/de?a=1&b=//elsewhere.example')
  })

  test('a visit is redirected to the chosen language, or stays in English', async () => {
    expect((await ask('/', chosen('ja'))).to).toBe('/ja')
    expect((await ask('/', chosen('en'))).status).toBe(200)
  })

  test.each(['xx', 'constructor', '', '%00', 'a'.repeat(5_000), '../../p', 'DE'])(
    'a visit with the unknown chosen language %j stays in English',
    async (id) => {
      expect(await ask('/', chosen(id))).toMatchObject({ status: 200, to: null })
    },
  )

  test.each([
    ['no header', {}],
    ['a language that is not there', { 'accept-language': 'tlh' }],
    ['nonsense of 7 KB', { 'accept-language': 'd;q=,'.repeat(1_400) }],
  ])('a visit stays in English with %s', async (_, headers) => {
    expect((await ask('/', headers)).status).toBe(200)
  })

  test('a POST is not redirected', async () => {
    expect((await ask('/', german, 'POST')).status).toBe(200)
  })
})

test.each(['/es', '/p/notepad', '/xx', '/de', '//de', '/api/health'])(
  'the address %s is never changed, so that no redirect follows another',
  async (path) => {
    expect((await ask(path, german)).status).toBe(200)
  },
)
