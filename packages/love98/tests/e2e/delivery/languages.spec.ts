import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import community from '@community/config'
import { expect } from '@playwright/test'
import { languages, testLanguage } from '@/language/languages'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { bestKey, listBestFiles, readBestFile } from '../../../server/delivery/best-files.ts'
import type { StaticManifest } from '../../../server/delivery/static-manifest.ts'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { cachedPaths, waitForOfflineCopy } from '../support/offline-copy'
import { test } from '../support/product-test'

type Words = { readonly name: string; readonly sentence: string; readonly description: string }
type Site = Words & { readonly translations?: Readonly<Record<string, Partial<Words>>> }

const others = languages.filter(({ id }) => id !== 'en')

test('a page of each language names its language, its direction and the same page in all others', async ({
  request,
}) => {
  for (const { id, tag, direction } of others) {
    const html = await (await request.get(`/${id}/p/notepad`)).text()
    expect(html).toContain(`<html lang="${tag}" dir="${direction}"`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${id}/p/notepad"/>`))
    expect(html).toMatch(/hreflang="x-default" href="[^"]+:\d+\/p\/notepad"\/>/i)
    for (const other of others)
      expect(html).toMatch(new RegExp(`hreflang="${other.tag}" href="[^"]+/${other.id}/p/notepad"/>`, 'i'))
    const lost = await request.get(`/${id}/nowhere`)
    expect([lost.status(), (await lost.text()).includes(`<html lang="${tag}"`)]).toEqual([404, true])
    expect(await (await request.get(`/${id}/manifest.json`)).json()).toMatchObject({
      lang: tag,
      dir: direction,
      start_url: `/${id}`,
    })
  }
})

test(
  'the desktop of each language describes itself in its words to search engines, previews and browsers without scripts',
  fullRun,
  async ({ request }) => {
    const lists = new Set<string>()
    const site: Site = community.site
    for (const { id } of others) {
      const html = await (await request.get(`/${id}`)).text()
      const { name, sentence, description } = { ...site, ...site.translations?.[id] }
      expect(html).toContain(`<title>${name}: ${sentence}</title>`)
      for (const meta of ['name="description"', 'property="og:description"', 'name="twitter:description"'])
        expect(html).toContain(`<meta ${meta} content="${description}"/>`)
      const [list = ''] = /<noscript><nav.*?<\/noscript>/s.exec(html) ?? []
      expect(list).toContain(`href="/${id}/p/`)
      expect(list).not.toContain('href="/p/')
      lists.add(list)
    }
    expect(lists.size).toBe(others.length)
    const spanish = await (await request.get('/es/p/notepad')).text()
    expect(spanish).toContain('<title>Bloc de notas - ')
    expect(spanish).toMatch(/property="og:title" content="Bloc de notas - /)
  },
)

test('no script of a language has words of English, and its first load weighs at most 3 % more', async () => {
  const manifest: StaticManifest = JSON.parse(
    await readFile(join(projectRoot, 'dist/delivery/manifest.json'), 'utf8'),
  )
  // Scripts of earlier releases are also delivered, from another folder.
  const scripts = manifest.files.filter(
    ({ path, file }) => path.endsWith('.js') && file.startsWith('dist/client/'),
  )
  const best = listBestFiles(projectRoot)
  const firstOf = (base: string) => {
    const first = scripts.find(({ path }) => path.startsWith(`${base}first-`))
    const bytes = first && readBestFile(projectRoot, best.get(bestKey(first, 'br')))
    if (!bytes) throw new Error(`The first script below ${base} is not compressed best: npm run build.`)
    return bytes.length
  }
  const english = firstOf('/static/')
  for (const { id } of others) {
    const base = `/static/${id}/`
    const own = scripts.filter(({ path }) => path.startsWith(base))
    expect(own.length).toBeGreaterThan(20)
    for (const { file } of own) {
      const text = await readFile(join(projectRoot, file), 'utf8')
      for (const words of ['No wallet is connected', 'Show Open Windows', 'Minimize All Windows']) {
        expect(text, `${file} of ${id}`).not.toContain(words)
      }
    }
    expect(firstOf(base)).toBeLessThanOrEqual(english * 1.03)
  }
})

test(
  'a desktop in Spanish keeps its language in every address, and asks for no script of another',
  fullRun,
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await openDesktop(page, '/es')
    await expect(page.locator('[data-start]')).toHaveText('Inicio')
    await page.locator('a[href="/es/p/notepad"]').first().press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/es/p/notepad')
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of hrefs) expect(href).toMatch(/^\/es(\/|$)/)
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) expect(script).toMatch(/^\/static\/es\//)
  },
)

test(
  'a page to share is in the language of its address, the choice or the browser, and so are its links',
  fullRun,
  async ({ request }) => {
    const read = async (path: string, headers: Record<string, string> = {}) =>
      (await request.get(path, { headers })).text()
    const arabic = await read('/heartbreak/daily?lang=ar')
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('لوحة واحدة لكل يوم ومستوى')
    expect(arabic).toContain('/heartbreak/daily?lang=ar">')
    expect(arabic).toContain('<a href="/ar/p/heartbreak?open=daily"')
    expect(await read('/heartbreak/daily', { 'accept-language': 'es-MX' })).toContain(
      'Un tablero para cada día',
    )
    expect(await read('/heartbreak/b/none?lang=fr')).toContain('lang="fr"')
    expect(await read('/heartbreak/daily?lang=xx')).toContain('One board for each day')
    // Simultaneous requests do not share a language.
    const both = await Promise.all(['de', 'ja', 'de', 'ja'].map((id) => read(`/heartbreak/r/0?lang=${id}`)))
    expect(both.map((html) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(['de', 'ja', 'de', 'ja'])
    expect(new Set(both).size).toBe(2)
  },
)

test(
  'an address with an unknown language is English, and leads nowhere else',
  fullRun,
  async ({ request }) => {
    const lost = await request.get('/xx', { maxRedirects: 0 })
    expect([lost.status(), (await lost.text()).includes('<html lang="en"')]).toEqual([404, true])
    for (const query of ['?locale=xx', `?locale=${'a'.repeat(1_000)}`, '?locale=../..', '?locale=%00']) {
      const page = await request.get(`/${query}`, { maxRedirects: 0 })
      expect([page.status(), (await page.text()).includes('<html lang="en"')]).toEqual([200, true])
    }
  },
)

test('a page that is not cached shows a message in its language', fullRun, async ({ request }) => {
  const worker = await (await request.get('/service-worker.js')).text()
  const [, json = ''] = /^const notCachedTexts = (.+);$/m.exec(worker) ?? []
  const texts: Record<string, string> = JSON.parse(json)
  // The build for tests also has the pseudo-language.
  expect(Object.keys(texts).sort()).toEqual(['', testLanguage.id, ...others.map(({ id }) => id)].sort())
  expect(new Set(Object.values(texts)).size).toBe(languages.length + 1)
  expect(texts.es).toContain('No tiene conexión')
})

test.describe('a visit in Spanish, and then one in German', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/] })

  test(
    'keeps the pages and scripts of the language that was visited last, and opens it without a network',
    fullRun,
    async ({ page, context }) => {
      const keptPages = async () => [
        ...new Set(
          (await cachedPaths(page)).filter((path) => !/^\/(static|assets|_next)\/|\.\w+$/.test(path)),
        ),
      ]
      await openDesktop(page, '/es')
      await waitForOfflineCopy(page, '/es')
      await expect.poll(keptPages).toEqual(expect.arrayContaining(['/es', '/es/p/notepad']))
      for (const path of await keptPages()) expect(path).toMatch(/^\/es(\/|$)/)
      await openDesktop(page, '/de')
      await waitForOfflineCopy(page, '/de')
      await expect
        .poll(async () => (await keptPages()).filter((path) => !/^\/de(\/|$)/.test(path)))
        .toEqual([])
      expect((await cachedPaths(page)).filter((path) => path.startsWith('/static/es/'))).toEqual([])
      await context.setOffline(true)
      for (const path of ['/de', '/de/p/pairs', '/es/p/notepad']) {
        await page.goto(path)
        await expect(page).toHaveURL(/\/de$/)
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      }
    },
  )
})

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' })

  test('is sent to the German page, until English is chosen in the tray, which fetches one page', async ({
    page,
  }) => {
    await openDesktop(page, '/')
    expect(new URL(page.url()).pathname).toBe('/de')
    await page.locator('footer').hover()
    const sign = page.locator('button[data-part="language"]')
    await expect(sign).toHaveAccessibleName(/\(de\)$/)
    await sign.press('Enter')
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (request.resourceType() === 'document' || searchParams.has('_rsc')) fetched.push(pathname)
    })
    await page.locator('[role^=menuitem]', { hasText: /^English$/ }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('footer time')).toHaveText(/\d/)
    expect(fetched).toEqual(['/'])
    await openDesktop(page, '/')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('stays on a page whose address names a language or a program', fullRun, async ({ page }) => {
    for (const path of ['/ja', '/p/notepad']) {
      await page.goto(path)
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })
})
