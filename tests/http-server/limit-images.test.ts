import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerSenderLimit } from '@/server/http/sender-limit'
import { limitImages } from '../../server/limit-images.mjs'
import { forgetSingleton } from '../server/singletons'
import { ask, rawServers } from './raw-connection'

const { serve, stop } = rawServers()
beforeEach(() => {
  vi.stubEnv('RATE_LIMITS', 'image=3/60')
  vi.stubEnv('DATABASE_URL', '')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const name of ['sender-limit', 'rate-limit', 'events']) forgetSingleton(name)
  await stop()
})

const image = '/_next/image?url=%2Fassets%2Fa.png&w=64&q=75'

test('a sender may ask for as many resized pictures as the limit allows, and for anything else', async () => {
  offerSenderLimit()
  const counted = vi.fn()
  Reflect.set(globalThis, Symbol.for('love98.events'), { count: counted })
  const { port } = await serve(limitImages((_, response) => void response.end('picture')))
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  for (let turn = 0; turn < 3; turn++) expect((await ask(image)).status).toBe(200)
  const refused = await ask(image)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
  expect(await refused.text()).toBe('Too many pictures were asked for.\n')
  expect(counted.mock.calls).toEqual([['limit', ['image']]])
  expect((await ask('/assets/a.png')).status).toBe(200)
})

test.each([
  ['a slash at the end', '/_next/image/?url=%2Fassets%2Fa.png&w=64&q=75'],
  ['a dot segment', image.replace('_next/', '_next/./')],
  ['two dots', `/x/..${image}`],
  ['encoded dots', `/x/%2E%2e${image}`],
  ['an encoded letter', image.replace('image', 'im%61ge')],
  ['an encoded slash', image.replace('_next/', '_next%2F')],
  ['two slashes', image.replace('_next/', '_next//')],
  ['a backslash', image.replace('_next/', '_next\\')],
])('the limit is not avoided by %s', async (_, path) => {
  offerSenderLimit()
  /** As the framework does, which reads the normal form of an address. */
  const resize = vi.fn(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const isImage = /^\/_next\/image\/?$/.test(decodeURIComponent(pathname))
    response.writeHead(isImage ? 200 : 404).end()
  })
  const { port } = await serve(limitImages(resize))
  const statuses: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    statuses.push((await ask(port, head)).slice(9, 12))
  }
  expect(statuses.filter((status) => status === '200').length).toBeLessThanOrEqual(3)
  expect(statuses.at(-1)).toMatch(/^4(00|29)$/)
})

test('a process whose routes are not loaded yet answers pictures without counting', async () => {
  const { port } = await serve(limitImages((_, response) => void response.end('picture')))
  for (let turn = 0; turn < 5; turn++)
    expect((await fetch(`http://127.0.0.1:${port}${image}`)).status).toBe(200)
})
