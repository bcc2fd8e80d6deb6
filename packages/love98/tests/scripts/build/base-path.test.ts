import { afterEach, describe, expect, test, vi } from 'vitest'
import { basePathOf, pathBelow } from '@/domain/build/base-path'
import { withBase } from '../../../scripts/lib/build/plugins/base-path.ts'

describe('the base path of a site', () => {
  test.each([
    ['https://cats.example', ''],
    ['https://cats.example/', ''],
    ['https://name.example/cats', '/cats'],
    ['https://name.example/cats/', '/cats'],
    ['https://name.example/a/cats-2.0_x~', '/a/cats-2.0_x~'],
  ])('of %s is "%s"', (address, base) => {
    expect(basePathOf(new URL(address))).toBe(base)
  })

  test.each([
    'https://cats.example/?a=1',
    'https://cats.example/#a',
    'https://cats.example//cats',
    'https://cats.example/cats//',
    'https://cats.example/.cats/',
    'https://cats.example/ca%20ts/',
    "https://cats.example/ca'ts/",
    'https://cats.example/ca)ts/',
  ])('%s has no base path', (address) => {
    expect(() => basePathOf(new URL(address))).toThrow('SITE_URL')
  })

  test('a path of another site of the origin is not below it', () => {
    expect(pathBelow('/cats', '/cats/')).toBe('/')
    expect(pathBelow('/cats', '/cats/es/p/swap')).toBe('/es/p/swap')
    expect(pathBelow('/cats', '/cats')).toBeNull()
    expect(pathBelow('/cats', '/cats-2/p/swap')).toBeNull()
    expect(pathBelow('/cats', '/')).toBeNull()
  })
})

test('only addresses of pictures get the base path in a style sheet', () => {
  const css = 'a{b:url(/assets/a.png?v=1) 1x,url("/assets/b.png")}c{d:url(data:x)}e{f:url(./assets/c.png)}'
  expect(withBase(css, '/cats')).toBe(
    'a{b:url(/cats/assets/a.png?v=1) 1x,url("/cats/assets/b.png")}c{d:url(data:x)}e{f:url(./assets/c.png)}',
  )
})

describe('the addresses of a site below a path', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('programs have addresses below it', async () => {
    vi.stubEnv('LOVE98_BASE', '/cats')
    vi.resetModules()
    const { localPath, programPath } = await import('@/domain/navigation/program-path')
    expect(localPath('/')).toBe('/cats/')
    expect(programPath({ program: 'notepad', argument: 'terms' }, '?a=1')).toBe(
      '/cats/p/notepad?a=1&open=terms',
    )
  })

  test('another language has addresses below it', async () => {
    vi.stubEnv('LOVE98_BASE', '/es')
    vi.resetModules()
    const { pathIn } = await import('@/desktop/preferences/choose-language')
    expect(pathIn('de', '/es/')).toBe('/es/de')
    expect(pathIn('de', '/es/p/notepad')).toBe('/es/de/p/notepad')
    expect(pathIn('en', '/es/es/p/notepad')).toBe('/es/p/notepad')
    expect(pathIn('en', '/es/de')).toBe('/es/')
  })

  test('manifest, sitemap and search engines get addresses below it', async () => {
    vi.stubEnv('LOVE98_BASE', '/cats')
    vi.resetModules()
    const { manifestText } = await import('@/app/app-manifest')
    const manifest = JSON.parse(await manifestText('https://name.example/cats'))
    expect(manifest).toMatchObject({ id: '/cats/', scope: '/cats/', start_url: '/cats/' })
    for (const { url } of manifest.shortcuts) expect(url).toMatch(/^\/cats\/p\//)
    for (const { src } of manifest.icons) expect(src).toMatch(/^https:\/\/name\.example\/cats\/assets\//)
    const { sitemap } = await import('@/app/sitemap')
    const addresses = [...sitemap().matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address))
    expect(addresses.length).toBeGreaterThan(10)
    for (const { pathname } of addresses) expect(pathname).toMatch(/^\/cats\//)
  })
})
