import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test('the list of pages and the rules for search engines name the address of the running server', async () => {
  vi.stubEnv('SITE_URL', 'https://love.example')
  const { GET: readRobots } = await import('@/app/robots.txt/route')
  const { GET: readSitemap } = await import('@/app/sitemap.xml/route')
  const robots = await readRobots().text()
  expect(robots.split('\n')).toContain('Sitemap: https://love.example/sitemap.xml')
  const pages = Array.from((await readSitemap().text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url)
  expect(pages).toContain('https://love.example/')
  expect(pages).toContain('https://love.example/p/swap')
  expect(pages.filter((url) => !url?.startsWith('https://love.example/'))).toEqual([])
})

test('a page that is built ahead names a placeholder, whatever the address is while it is built', async () => {
  vi.stubEnv('SITE_URL', 'https://builder.example')
  const { siteAddress } = await import('@/app/site-address')
  const { builtOrigin } = await import('../../server/shared-names.mjs')
  expect(siteAddress().origin).toBe(builtOrigin)
})
