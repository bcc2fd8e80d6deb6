import { beforeEach, expect, test, vi } from 'vitest'
import { requestRoute } from '../server/all-routes'

beforeEach(() => vi.resetModules())

const read = async (path: string) => (await requestRoute(new Request(`http://localhost:3000${path}`))).text()

test('the sitemap and robots.txt contain the address of the running server', async () => {
  vi.stubEnv('SITE_URL', 'https://cats.example')
  const robots = await read('/robots.txt')
  expect(robots.split('\n')).toContain('Sitemap: https://cats.example/sitemap.xml')
  const pages = Array.from((await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url)
  expect(pages).toContain('https://cats.example/')
  expect(pages).toContain('https://cats.example/p/pairs')
  expect(pages.filter((url) => !url?.startsWith('https://cats.example/'))).toEqual([])
})

test('the sitemap has each page in each language, and each entry names all of them and a default', async () => {
  vi.stubEnv('SITE_URL', 'https://cats.example')
  const { languages } = await import('@/language/languages')
  const text = await read('/sitemap.xml')
  const entries = new Map(
    Array.from(text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g), ([, url = '', links = '']) => [
      url,
      links,
    ]),
  )
  for (const path of ['', '/p/notepad', '/p/swap/CAT-ETH']) {
    const addresses = languages.map(
      ({ id }) => `https://cats.example${id === 'en' ? path || '/' : `/${id}${path}`}`,
    )
    const links = languages.map(
      ({ id, tag }, index) => `hreflang="${id === 'en' ? id : tag}" href="${addresses[index]}"`,
    )
    for (const address of addresses)
      expect(
        Array.from(entries.get(address)?.matchAll(/hreflang="[^"]+" href="[^"]+"/g) ?? [], String),
        address,
      ).toEqual([...links, `hreflang="x-default" href="${addresses[0]}"`])
  }
  expect(entries.get('https://cats.example/heartbreak/daily')).toBe('')
})

test('a prerendered page contains a placeholder, whatever the address is at build time', async () => {
  vi.stubEnv('SITE_URL', 'https://builder.example')
  const { siteAddress } = await import('@/app/site-address')
  const { builtOrigin } = await import('@/server/built-address')
  expect(siteAddress().origin).toBe(builtOrigin)
})
