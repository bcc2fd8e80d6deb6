import { expect } from '@playwright/test'
import { languages } from '../../../src/language/languages.ts'
import { isAboutLove } from '../../support/love-words.ts'
import { test } from '../support/product-test'

test('no page or address of Cat Club is about love, hearts or oranges, but the game Heartbreak', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = new Set(
    [...sitemap.matchAll(/(?:<loc>|href=")(https?:[^<"]+)/g)].map(([, url = '']) => new URL(url).pathname),
  )
  expect(paths.size).toBeGreaterThan(150)
  const found: string[] = []
  for (const path of paths) {
    if (/\/heartbreak(?:\/|$)/.test(path)) continue
    const language = languages.find(({ id }) => path.split('/')[1] === id)?.id ?? 'en'
    const page = await request.get(path)
    expect(page.ok(), path).toBe(true)
    const [head = ''] = /<head>.*?<\/head>/s.exec(await page.text()) ?? []
    expect(head, path).toContain('Cat Club')
    for (const text of textsOf(await page.text()))
      if (!/heartbreak/i.test(text) && isAboutLove(text, language)) found.push(`${path}: ${text}`)
    if (isAboutLove(decodeURI(path), language)) found.push(path)
  }
  expect(found).toEqual([])
  const manifest: { shortcuts?: readonly { url: string }[] } = await (
    await request.get('/manifest.json')
  ).json()
  const shortcuts = manifest.shortcuts?.filter(({ url }) => !url.includes('heartbreak'))
  expect(isAboutLove(JSON.stringify({ ...manifest, shortcuts }), 'en')).toBe(false)
})

/** @returns the texts of a page, and the values of its attributes that people read or follow */
function textsOf(page: string): readonly string[] {
  const body = page.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
  const attributes = [
    ...body.matchAll(/ (?:title|alt|content|href|src|aria-label|placeholder|value)="([^"]*)"/g),
  ]
  return [...body.split(/<[^>]*>/), ...attributes.map(([, value = '']) => value)].filter((text) =>
    text.trim(),
  )
}
